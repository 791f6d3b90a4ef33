import { spawn } from 'node:child_process';
import { writeDeliveries } from './write-deliveries.mjs';

const projects = ['test/types/tsconfig.json', 'test/types/sources/tsconfig.json'];

function compile(project) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-p', project], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (text) => { output += text; });
    child.on('close', (code) => resolve(code === 0 ? [] : [output.trimEnd() || `${project} could not be compiled`]));
  });
}

/**
 * Compiles pages in each framework against the published types, and the published types against our own classes.
 * Returns the output of the compiler.
 */
export async function checkTypes(contract) {
  writeDeliveries(contract, '.cache/contract');
  return (await Promise.all(projects.map(compile))).flat();
}
