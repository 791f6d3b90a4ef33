import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { constants } from 'node:os';

const running = new Set();
const ownGroup = process.platform !== 'win32';

/**
 * Runs a script with Node and resolves with its exit code. Output is shown, or given to `collect`.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] beside the environment of this process
 * @param {(text: string) => void} [collect]
 * @returns {Promise<number>}
 */
export function run(args, env = {}, collect) {
  mkdirSync('.cache', { recursive: true });
  return new Promise((resolve) => {
    const output = collect ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env }, detached: ownGroup });
    running.add(child);
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const end = (code) => {
      running.delete(child);
      resolve(code);
    };
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * On Ctrl-C, or when it is terminated, this process ends with everything that `run` has started. Each child has a process
 * group of its own, so that what it has started gets the signal, too; what does not end within a few seconds is killed.
 */
export function endWithChildren() {
  endAfterNpm();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      const exit = () => process.exit(128 + constants.signals[signal]);
      if (running.size === 0) exit();
      const children = [...running];
      children.forEach((child) => send(child, 'SIGINT')); // which both runners understand: they close their browsers
      setTimeout(() => {
        children.forEach((child) => send(child, 'SIGKILL'));
        exit();
      }, 5000);
      let open = children.length;
      // Before `run` resolves, or the next step would begin.
      for (const child of children) child.prependListener('close', () => { if (--open === 0) exit(); });
    });
  }
}

/** Where npm is terminated, its shell goes and leaves what it has started: this process then terminates itself. */
export function endAfterNpm() {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM'); }, 1000).unref();
}

function send(child, signal) {
  try {
    process.kill(ownGroup ? -child.pid : child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}
