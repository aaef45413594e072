import { type Command, Complaint, EXIT, print, readArgs, readWhole } from '../command.ts';
import { play, recordingIn, replyTo } from '../recordings.ts';

export const viewCommand: Command = {
  usage: 'view FILE (--seat N | --spectator)',
  help: 'Prints what a viewer sees at the end of a recording: {"view":{…}}. Seats are numbered from 0.',

  async run(args) {
    const { values, positionals } = readArgs(
      args,
      { seat: { type: 'string' }, spectator: { type: 'boolean' } },
      { min: 1, max: 1 },
    );
    if ((values.seat === undefined) === (values.spectator === undefined)) {
      throw new Complaint('say who looks: --seat N or --spectator');
    }
    const recording = await recordingIn(positionals[0] as string);
    const seat = readWhole('seat', values.seat, { min: 0, max: recording.players.length - 1 });
    const replayed = play(recording);
    if (!replayed.ok) {
      print(replyTo(recording, replayed));
      return EXIT.refused;
    }
    print({ view: recording.game.view(replayed.match.state, seat ?? 'spectator') });
    return EXIT.fine;
  },
};
