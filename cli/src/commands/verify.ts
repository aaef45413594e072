import { isHex, type Reminder, reminderOf, type Seat, type Verification, verify } from '#tabletop';
import { type Command, Complaint, EXIT, print, readArgs } from '../command.ts';
import { digest, play, recordingIn, replyTo } from '../recordings.ts';

export const verifyCommand: Command = {
  usage: 'verify FILE [--commitment HEX] [--bytes [SEAT:]HEX]…',
  help: `Checks a finished match: its chance against the commitment published before play, its moves against the rules.
  --commitment HEX    what the table showed you before the match; without it, what the file says you kept
  --bytes [SEAT:]HEX  what your client added to the chance; once for each seat of yours
Prints {"ok":true,"chance":"proven"|"unused","commitment":…,"contributed":[…],"unknown":[…],"hash":…}: what the
commitment was compared with ("given", "before-play" or "during-play" as kept in the file, null: with nothing but the
file itself), the seats whose bytes are in the chance, and those whose bytes nobody here knows. With "from":{"after","at"}
the match went on from another one, and the commitment counts only after so many moves.
Or {"ok":false,"because":…} with exit code 2:
  not-finished                      the match has no end yet
  no-commitment                     chance was used, and the recording has no proof of where it came from
  secret-does-not-match-commitment  the server revealed another secret than it had committed to
  key-does-not-follow-from-secret   the chance was not derived from the secret and the players' contributions
  other-commitment-than-shown       the server had shown another commitment: it may have chosen its secret afterwards
  other-beginning-than-shown        it counts from another moment on: the draws before may have been chosen
  contribution-left-out             bytes that were added had no part in the chance
  contribution-changed              other bytes took their place`,

  async run(args) {
    const { positionals, values } = readArgs(
      args,
      { commitment: { type: 'string' }, bytes: { type: 'string', multiple: true } },
      { min: 1, max: 1 },
    );
    const recording = await recordingIn(positionals[0] as string);
    const kept = recording.chance?.kept;
    const asked = reminderIn(values, recording.players.length);
    const replayed = play(recording);
    if (!replayed.ok) {
      print(replyTo(recording, replayed));
      return EXIT.refused;
    }
    const isAsked = asked.commitment !== undefined || asked.bytes.length > 0;
    const found = verify(recording, replayed, isAsked || kept === undefined ? asked : reminderOf(kept), digest);
    print(reply(recording.game.id, found));
    return isFine(found) ? EXIT.fine : EXIT.refused;
  },
};

const isFine = (found: Verification): boolean => found.ok && found.isFinished && found.chance !== 'unproven';

function reply(game: string, found: Verification): object {
  if (!found.ok) return found;
  if (!found.isFinished) return { ok: false, because: 'not-finished' };
  const { chance, commitment, from, contributed, unknown, hash } = found;
  if (chance === 'unproven') return { ok: false, because: 'no-commitment' };
  const sealed = { commitment, ...(from === null ? {} : { from }), contributed, unknown };
  return { ok: true, game, chance, ...(chance === 'unused' ? {} : sealed), hash };
}

function reminderIn(values: { commitment?: string; bytes?: string[] }, seatCount: number): Reminder {
  const { commitment, bytes = [] } = values;
  if (commitment !== undefined && !isHex(commitment, 32)) throw new Complaint('--commitment is 64 hexadecimal digits');
  return {
    ...(commitment === undefined ? {} : { commitment }),
    bytes: bytes.map((given) => {
      const [, seat, hex] = /^(?:(\d+):)?([0-9a-f]{32})$/i.exec(given) ?? [];
      if (hex === undefined)
        throw new Complaint('--bytes is 32 hexadecimal digits, after a seat and a colon if you like');
      const number: Seat | null = seat === undefined ? null : Number(seat);
      if (number !== null && number >= seatCount) throw new Complaint(`--bytes: there is no seat ${number}`);
      return { seat: number, bytes: hex };
    }),
  };
}
