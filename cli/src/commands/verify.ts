import { faultInProof, isUntouched, type ProofFault, type Recording, type Replayed } from '#tabletop';
import { type Command, EXIT, print, readArgs } from '../command.ts';
import { digest, play, recordingIn, replyTo } from '../recordings.ts';

export const verifyCommand: Command = {
  usage: 'verify FILE',
  help: `Checks a finished match: its chance against the commitment published before play, its moves against the rules.
Prints {"ok":true,"chance":"proven"|"unused","hash":…}, or {"ok":false,"because":…} with exit code 2:
  not-finished                      the match has no end yet
  no-commitment                     chance was used, and the recording has no proof of where it came from
  secret-does-not-match-commitment  the server revealed another secret than it had committed to
  key-does-not-follow-from-secret   the chance was not derived from the secret and the players' contributions`,

  async run(args) {
    const { positionals } = readArgs(args, {}, { min: 1, max: 1 });
    const recording = await recordingIn(positionals[0] as string);
    const replayed = play(recording);
    if (!replayed.ok) {
      print(replyTo(recording, replayed));
      return EXIT.refused;
    }
    const fault = faultIn(recording, replayed.match);
    if (fault !== null) {
      print({ ok: false, because: fault });
      return EXIT.refused;
    }
    const chance = recording.chance?.proof === undefined ? 'unused' : 'proven';
    print({ ok: true, game: recording.game.id, chance, hash: replayed.match.hash(digest) });
    return EXIT.fine;
  },
};

function faultIn(recording: Recording, match: Replayed): ProofFault | 'not-finished' | 'no-commitment' | null {
  if (match.outcome === null) return 'not-finished';
  const { chance, game } = recording;
  if (chance?.proof !== undefined) {
    return faultInProof(chance.key, chance.proof, { game: game.id, rulesVersion: game.rulesVersion });
  }
  return isUntouched(match.state.chance) ? null : 'no-commitment';
}
