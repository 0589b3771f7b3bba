import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './console.mjs';

const localBin = join(root, 'node_modules', '.bin');

const pathWithoutLocal = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== localBin)
    .join(delimiter);

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Everything after the installation runs with the project's own Node 24 and tools. Compiled code is
 * cached: the server starts faster the second time, and so do the tests, which start it and its
 * threads a hundred times.
 */
export const localEnv = (extra = {}) => ({
  NODE_COMPILE_CACHE: join(root, '.cache', 'compilados'),
  ...process.env,
  PATH: `${localBin}${delimiter}${pathWithoutLocal()}`,
  ...extra,
});

/** npm must not run on the very Node that it is about to replace. */
export const systemEnv = () => ({ ...process.env, PATH: pathWithoutLocal() });

/** @param {string} name */
export const localTool = (name) => join(localBin, name);

/** Node's own flag for an optional file prints a notice on every start when the file is missing. */
export const envFile = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : []);

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
const exitCodeOf = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 1);

/**
 * Runs a program to its end. With `show` the person sees the output; otherwise it is collected and
 * returned. A signal ends both processes.
 * @param {string} program @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (program, args, { env = localEnv(), show = false } = {}) =>
  new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      child.kill(signal);
      process.exitCode = 128 + constants.signals[signal];
    };
    for (const signal of SIGNALS) process.once(signal, passOn);
    child.on('error', fail);
    child.on('close', (code, signal) => {
      for (const each of SIGNALS) process.off(each, passOn);
      if (process.exitCode) process.exit();
      done({ code: exitCodeOf(code, signal), output });
    });
  });

/**
 * Stays in front of a long-running program: signals pass on to it and its exit code becomes ours.
 * @param {readonly { program: string, args: readonly string[], env?: NodeJS.ProcessEnv }[]} programs the first to end ends all
 * @returns {Promise<number>}
 */
export const standInFor = (programs) =>
  new Promise((done, fail) => {
    const children = programs.map(({ program, args, env = localEnv() }) =>
      spawn(program, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }),
    );
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      for (const child of children) child.kill(signal);
    };
    // A terminal already sends Ctrl-C to the whole group; a second signal would look like the
    // person insisting.
    process.on('SIGINT', () => process.stdin.isTTY || passOn('SIGINT'));
    process.on('SIGTERM', () => passOn('SIGTERM'));
    process.on('SIGHUP', () => passOn('SIGHUP'));
    const watch = watchNpm(() => passOn('SIGTERM'));
    let ended = 0;
    let firstCode = 0;
    for (const child of children) {
      child.on('error', fail);
      child.on('exit', (code, signal) => {
        ended += 1;
        if (ended === 1) {
          firstCode = exitCodeOf(code, signal);
          passOn('SIGTERM');
        }
        if (ended < children.length) return;
        clearInterval(watch);
        done(firstCode);
      });
    }
  });

/**
 * When npm is killed, its script is not told; without this the server would live on and hold its
 * port. npm runs a script through a shell that may stay in between, so the shell's parent is
 * watched too.
 * @param {() => void} onDeath
 */
const watchNpm = (onDeath) => {
  if (!process.env.npm_lifecycle_event) return undefined;
  const above = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = above();
  const timer = setInterval(() => {
    if (above() === before) return;
    clearInterval(timer);
    onDeath();
  }, 300);
  return timer.unref();
};

/** @param {number} pid the parent as Linux tells it; other systems keep it to themselves */
const parentOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
};
