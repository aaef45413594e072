import { seatsOf } from '#tabletop';
import { type Command, EXIT, print, readArgs } from '../command.ts';
import { play, recordingIn, replyTo } from '../recordings.ts';

export const legalCommand: Command = {
  usage: 'legal FILE',
  help: `Prints every legal move at the end of a recording, by seat: {"legal":{"0":[…],"1":[…]}}.
A seat that can't act has an empty list.`,

  async run(args) {
    const { positionals } = readArgs(args, {}, { min: 1, max: 1 });
    const recording = await recordingIn(positionals[0] as string);
    const { game, players } = recording;
    const replayed = play(recording);
    if (!replayed.ok) {
      print(replyTo(recording, replayed));
      return EXIT.refused;
    }
    const { state } = replayed.match;
    const legal = seatsOf(players.length).map((seat) => [
      seat,
      game.legalMoves(game.view(state, seat)).flatMap((offer) => [...game.offers.all(offer)]),
    ]);
    print({ legal: Object.fromEntries(legal) });
    return EXIT.fine;
  },
};
