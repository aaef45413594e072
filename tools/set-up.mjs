/**
 * Makes a fresh checkout runnable: a Node that is new enough, and the packages. Plain JavaScript, since it must run
 * on the Node that happens to be there. Says in one line what it is doing, and nothing when there is nothing to do.
 */

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const NODE_MAJOR = 24;
const BROUGHT_NODE = join(ROOT, 'node_modules', '.node');
const BROUGHT_BINARY = join(BROUGHT_NODE, 'node_modules', 'node', 'bin', 'node');
const MARK = join(ROOT, 'node_modules', '.set-up.json');

const say = (line) => process.stderr.write(`starboard: ${line}\n`);

/** Sets up what is missing and returns the Node to run with. */
function setUp() {
  const node = isNewEnough(process.version) ? process.execPath : broughtNode();
  installPackages(node);
  return node;
}

const isNewEnough = (version) => Number(version.replace(/^v/, '').split('.')[0]) >= NODE_MAJOR;

/** One exact version, whose bytes are known: npm refuses any other. No script of a package is run. */
function broughtNode() {
  const { version, packages } = JSON.parse(readFileSync(join(ROOT, 'tools', 'node.json'), 'utf8'));
  if (existsSync(BROUGHT_BINARY) && versionOf(BROUGHT_BINARY) === `v${version}`) return BROUGHT_BINARY;
  const known = packages[`${process.platform}-${process.arch}`];
  if (known === undefined) fail(`this is Node ${process.version}; install Node ${NODE_MAJOR} or newer by hand`);
  say(`this is Node ${process.version}; bringing Node ${version} from npm into node_modules (once)`);
  const { name, integrity } = known;
  const dependencies = { node: `npm:${name}@${version}` };
  mkdirSync(BROUGHT_NODE, { recursive: true });
  rmSync(join(BROUGHT_NODE, 'node_modules'), { recursive: true, force: true });
  write('package.json', { private: true, dependencies });
  write('package-lock.json', {
    lockfileVersion: 3,
    requires: true,
    packages: { '': { dependencies }, 'node_modules/node': { name, version, integrity } },
  });
  npm(process.execPath, ['install', '--ignore-scripts'], BROUGHT_NODE);
  if (!existsSync(BROUGHT_BINARY)) fail(`npm brought no Node; install Node ${NODE_MAJOR} or newer by hand`);
  return BROUGHT_BINARY;
}

const write = (file, json) => writeFileSync(join(BROUGHT_NODE, file), `${JSON.stringify(json, null, 2)}\n`);

const versionOf = (binary) => spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim();

function installPackages(node) {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(MARK) && JSON.parse(readFileSync(MARK, 'utf8')).lock === lock) return;
  say('installing packages (once)');
  // Not `npm ci`: it refuses lock files without the optional packages of other platforms.
  npm(node, ['install', '--no-save'], ROOT);
  writeFileSync(MARK, `${JSON.stringify({ lock })}\n`);
}

/** Through `npm_execpath` npm runs on the Node we choose, not on the one a shell remembers. */
function npm(node, args, cwd) {
  const program = process.env.npm_execpath;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` };
  for (const name of Object.keys(env))
    if (/^npm_(config_local_prefix|package_|lifecycle_)/.test(name)) delete env[name];
  const ended = program?.endsWith('.js')
    ? spawnSync(node, [program, ...args, ...quiet], { cwd, env, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', [...args, ...quiet], { cwd, env, stdio: ['ignore', 2, 2] });
  if (ended.status !== 0) fail(`npm ${args.join(' ')} failed; is there a network?`);
}

function fail(line) {
  say(line);
  process.exit(1);
}

/** Runs a program of this checkout on the right Node: in this very process if possible. */
export async function run(file, args) {
  const node = setUp();
  // npm changes into the checkout; the person's file names are meant from where they are.
  if (process.env.npm_lifecycle_event === 'starboard' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  const program = join(ROOT, file);
  if (node === process.execPath) {
    process.argv = [node, program, ...args];
    await import(pathToFileURL(program).href);
    return;
  }
  const child = spawn(node, [program, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}
