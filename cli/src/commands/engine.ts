import { GAMES } from '#games';
import type { Game } from '#tabletop';
import { type Command, Complaint, EXIT, readArgs } from '../command.ts';
import { Engine } from '../engine/engine.ts';

/** Longer lines than any recording. */
const LONGEST_LINE = 64 * 1024 * 1024;

export const engineCommand: Command = {
  usage: 'engine GAME',
  help: `The rules of a game for programs in any language: reads lines of JSON from standard input and answers each with a
line of JSON, in order. Many lines may be written at once. docs/guides/bots.md has an example.
  {"do":"new","seats":2,"options":{},"seed":7}   a position; "setup" as in a recording
  {"do":"load","recording":{…}}                  the end of a recording
  {"do":"imagine","view":{…},"seats":2,"seed":1} some full position that looks like this view; "at" is match time
  {"do":"legal","seat":0}                        {"moves":[…]}; of all seats if none is named: {"legal":{"0":[…]}}
  {"do":"play","seat":0,"move":{…},"at":1200}    {"at","wakeAt","over"} or {"refused":{"because","rule"}}; with
                                                 "events":VIEWER also what that viewer is told
  {"do":"pass","to":5000}                        time goes by; without "to": until the rules wake up by themselves
  {"do":"view","viewer":0}                       {"view":{…}}; "spectator" is a viewer, too
  {"do":"result"}                                {"outcome":…,"result":…}
  {"do":"copy","to":"b"} · {"do":"drop"}         positions have names: "on":"a" in any line says which is meant
Whatever is wrong with a line is answered with {"error":"…"} and changes nothing.`,

  async run(args) {
    const { positionals } = readArgs(args, {}, { min: 1, max: 1 });
    const [id = ''] = positionals;
    if (!Object.hasOwn(GAMES, id)) throw new Complaint(`no game "${id}"; there are: ${Object.keys(GAMES).join(', ')}`);
    const engine = new Engine((GAMES as { readonly [id: string]: Game })[id] as Game);
    let rest = '';
    process.stdin.setEncoding('utf8');
    // As many answers as there were lines, in one write: a pipe costs more than the rules.
    for await (const chunk of process.stdin as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw new Complaint('a line without an end');
      const answers = lines.filter((line) => line.trim() !== '').map((line) => `${engine.answer(line)}\n`);
      if (!process.stdout.write(answers.join('')))
        await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
    if (rest.trim() !== '') process.stdout.write(`${engine.answer(rest)}\n`);
    return EXIT.fine;
  },
};
