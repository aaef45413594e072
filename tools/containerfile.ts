/**
 * Runs the steps of a Containerfile without a container engine, each stage in an empty folder that is its root: what is
 * not copied there is not there. `/starboard` is `<root>/starboard`, in paths, commands and variables alike. The base
 * image is this machine: its Node, npm and shell. Whatever instruction it doesn't know, it refuses.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

interface Stage {
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** What a stage has come to. */
export class Image {
  readonly root: string;
  readonly env: Record<string, string> = {};
  workdir = '/';
  user: { readonly uid: number; readonly gid: number } | null = null;
  volumes: readonly string[] = [];
  command: readonly string[] = [];
  healthCheck: readonly string[] = [];

  constructor(root: string) {
    this.root = root;
  }

  /** Where a path of the image is on this machine. */
  at(path: string): string {
    return join(this.root, resolve(this.workdir, path));
  }

  /** Paths of the image in commands and variables lead into its folder. */
  mapped(text: string): string {
    const own = [...new Set([this.workdir, ...this.volumes, '/data'])].filter((path) => path !== '/');
    return own.reduce(
      (mapped, path) => mapped.replace(rooted(path), (_all, before) => `${before}${this.root}${path}`),
      text,
    );
  }

  get environment(): NodeJS.ProcessEnv {
    const env = Object.entries(this.env).map(([name, value]) => [name, this.mapped(value)]);
    // Nothing of this machine's own settings; only where its programs are, and how it reaches npm.
    const path = `${dirname(process.execPath)}:${process.env.PATH}`;
    const way = Object.entries(process.env).filter(([name]) => NETWORK.test(name));
    const own = { HOME: process.env.HOME, npm_config_prefer_offline: 'true', ...Object.fromEntries(way) };
    return { ...own, ...Object.fromEntries(env), PATH: path };
  }

  /** Starts a command of the image as its user, who may write to its volumes alone. */
  start(command: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const [program = '', ...args] = command;
    const isRoot = process.getuid?.() === 0;
    return spawn(program === 'node' ? process.execPath : program, args, {
      cwd: this.at('.'),
      env: { ...this.environment, HOME: '/nonexistent', ...env },
      ...(isRoot && this.user !== null ? this.user : {}),
    });
  }
}

function copyTree(from: string, to: string): string {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return to;
}

const NETWORK = /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_registry|(https?|no)_proxy)$/i;

const rooted = (path: string): RegExp => new RegExp(`(^|[\\s="'])${path}(?=$|[\\s/"'])`, 'g');

export function stagesOf(text: string): readonly Stage[] {
  const stages: { name: string; instructions: Instruction[] }[] = [];
  for (const line of text.replace(/\\\n/g, ' ').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ word, rest });
  }
  return stages;
}

/** As engines keep layers: what the last stage was after a RUN, by all its lines up to there. */
const layers = new Map<string, string>();

/** `context` is the folder of the Containerfile, `built` are the stages before. */
export function build(stage: Stage, image: Image, context: string, built: ReadonlyMap<string, Image>): Image {
  mkdirSync(image.root, { recursive: true });
  chmodSync(image.root, 0o755);
  const lines = stage.instructions.map(({ word, rest }) => `${word} ${rest}`);
  for (const [index, { word, rest }] of stage.instructions.entries()) {
    const layer = lines.slice(0, index + 1).join('\n');
    const kept = layers.get(layer);
    if (word === 'RUN' && kept !== undefined) copyTree(kept, image.root);
    else follow(word, rest, image, context, built);
    // Of that moment: what is copied afterwards is no part of it.
    const isKept = word === 'RUN' && stage.name === '';
    if (isKept && kept === undefined) layers.set(layer, copyTree(image.root, `${image.root}-layer-${index}`));
  }
  for (const volume of image.volumes) {
    const folder = join(image.root, volume);
    mkdirSync(folder, { recursive: true });
    if (process.getuid?.() === 0 && image.user !== null) chownSync(folder, image.user.uid, image.user.gid);
  }
  return image;
}

function follow(word: string, rest: string, image: Image, context: string, built: ReadonlyMap<string, Image>): void {
  switch (word) {
    case 'WORKDIR':
      image.workdir = resolve(image.workdir, rest);
      mkdirSync(image.at('.'), { recursive: true });
      return;
    case 'COPY':
      copy(rest, image, context, built);
      return;
    case 'RUN':
      run(rest, image);
      return;
    case 'ENV': {
      const [name = '', ...value] = rest.split('=');
      image.env[name] = value.join('=');
      return;
    }
    case 'USER': {
      const [uid = Number.NaN, gid = uid] = rest.split(':').map(Number);
      if (!Number.isInteger(uid))
        throw new Error(`USER ${rest}: as a number, so that any engine can see that it is not root`);
      image.user = { uid, gid };
      return;
    }
    case 'VOLUME':
      image.volumes = rest.split(/\s+/);
      return;
    case 'HEALTHCHECK':
      image.healthCheck = JSON.parse(/CMD (\[.*\])$/.exec(rest)?.[1] ?? 'null') as string[];
      return;
    case 'CMD':
      image.command = JSON.parse(rest) as string[];
      return;
    case 'EXPOSE':
      return;
    default:
      throw new Error(`unknown instruction: ${word} ${rest}`);
  }
}

function copy(rest: string, image: Image, context: string, built: ReadonlyMap<string, Image>): void {
  const [, from, paths = ''] = /^(?:--from=(\w+)\s+)?(.*)$/.exec(rest) ?? [];
  const sources = paths.split(/\s+/);
  const target = sources.pop() ?? '';
  const stage = from === undefined ? null : built.get(from);
  if (stage === undefined) throw new Error(`COPY --from=${from}: there is no such stage`);
  const ignored = stage === null ? ignoredIn(context) : [];
  for (const source of sources) {
    const file = stage === null ? join(context, source) : stage.at(source);
    const isFolder = statSync(file).isDirectory();
    const into = image.at(target.endsWith('/') && !isFolder ? join(target, source) : target);
    const filter = (path: string): boolean => !isIgnored(relative(context, path), ignored);
    cpSync(file, into, { recursive: true, ...(stage === null ? { filter } : {}) });
  }
}

function ignoredIn(context: string): readonly string[] {
  const lines = readFileSync(join(context, '.containerignore'), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

const isIgnored = (path: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchesGlob(path, pattern));

function run(command: string, image: Image): void {
  const { status, stderr, stdout } = spawnSync('sh', ['-ec', image.mapped(command)], {
    cwd: image.at('.'),
    env: image.environment,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`RUN ${command}: ${stdout}${stderr}`);
}
