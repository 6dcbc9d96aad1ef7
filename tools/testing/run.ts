import { spawn } from 'node:child_process';
import { root } from '../architecture/sources';

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a program in the workspace's root. Shown as it goes, unless `quiet`; the output comes back either way. */
export const run = (
  program: string,
  args: readonly string[],
  {
    env = {},
    quiet = false,
    cwd = root,
  }: { env?: Record<string, string>; quiet?: boolean; cwd?: string } = {},
): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (!quiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });

/** A program of the workspace's own node_modules. */
export const bin = (name: string) => `${root}/node_modules/.bin/${name}`;
