import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Command, Complaint, EXIT, print, readArgs } from '../command.ts';
import { mustBeRecording, play, readRecording, readText, recordingsOfExport, replyTo } from '../recordings.ts';

/** Lines are answered in batches: one write for each would cost more than the replay. */
const BATCH = 64 * 1024;

export const replayCommand: Command = {
  usage: 'replay FILE  |  replay --many FILE.jsonl',
  help: `Plays a recording and prints how it ended, as one JSON object. "-" reads standard input.
A move the rules refuse: {"ok":false,"move":N,"because":…,"rule":…} and exit code 2.
Not a recording: a message on standard error and exit code 1.

  --many   one recording per line in, one JSON object per line out, in order;
           a line that is not a recording gives {"ok":false,"error":…} and the rest go on

The file that a person takes along from a server ("Export") is read, too: one JSON object per match that is over.`,

  async run(args) {
    const { values, positionals } = readArgs(args, { many: { type: 'boolean' } }, { min: 1, max: 1 });
    const file = positionals[0] as string;
    if (values.many) return replayMany(file);
    const text = await readText(file);
    const exported = recordingsOfExport(text);
    if (exported !== null) {
      for (const recording of exported) await written(`${replyToLine(JSON.stringify(recording))}\n`);
      return EXIT.fine;
    }
    const recording = mustBeRecording(text);
    const replayed = play(recording);
    print(replyTo(recording, replayed));
    return replayed.ok ? EXIT.fine : EXIT.refused;
  },
};

async function replayMany(file: string): Promise<number> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  const failed = new Promise<never>((_, reject) => {
    input.once('error', (error: NodeJS.ErrnoException) => reject(new Complaint(`can't read ${file}: ${error.code}`)));
  });
  const answered = (async () => {
    let batch = '';
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      batch += `${replyToLine(line)}\n`;
      if (batch.length < BATCH) continue;
      await written(batch);
      batch = '';
    }
    await written(batch);
  })();
  await Promise.race([answered, failed]);
  return EXIT.fine;
}

export function replyToLine(line: string): string {
  const recording = readRecording(line);
  if (!recording.ok) return JSON.stringify({ ok: false, error: recording.error });
  return JSON.stringify(replyTo(recording.value, play(recording.value)));
}

const written = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
