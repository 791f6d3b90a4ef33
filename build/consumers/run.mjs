import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** No tool of a consumer may use the network or ask questions. */
const quiet = { CI: 'true', NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false', NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1', BROWSERSLIST_IGNORE_OLD_DATA: '1', NODE_ENV: 'production' };

export const environment = (more = {}) => ({ ...process.env, ...quiet, FORCE_COLOR: undefined, NODE_OPTIONS: undefined, ...more });

/** Runs a command to its end; its output is kept for the report of a failure. */
export function run(command, args, { cwd, env = {}, timeoutMs }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs, killSignal: 'SIGKILL' });
    let output = '';
    const collect = (text) => { output += stripVTControlCharacters(String(text)); };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal} after ${timeoutMs / 1000} s` : output }));
  });
}
