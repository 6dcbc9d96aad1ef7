import { spawn } from 'node:child_process';
import { root } from './workspace';

export interface Result {
  readonly ok: boolean;
  readonly output: string;
}

interface Options {
  readonly env?: Record<string, string>;
  /** Collects the output without printing it. */
  readonly quiet?: boolean;
  readonly cwd?: string;
}

interface ScriptOptions extends Options {
  /** Conditions of Node's that choose among the files of a package. */
  readonly conditions?: readonly string[];
}

/** Runs a program in the workspace's root. */
export const runProgram = (
  program: string,
  args: readonly string[],
  { env = {}, quiet = false, cwd = root }: Options = {},
): Promise<Result> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (!quiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });

/** Runs a program of the workspace's node_modules. */
export const runBin = (name: string, args: readonly string[], options?: Options): Promise<Result> =>
  runProgram(`${root}/node_modules/.bin/${name}`, args, options);

/** Runs a TypeScript file in a separate process. */
export const runScript = (
  file: string,
  args: readonly string[] = [],
  { conditions = [], ...options }: ScriptOptions = {},
): Promise<Result> => {
  const conditionArgs = conditions.map((condition) => `--conditions=${condition}`);
  return runProgram(process.execPath, [...conditionArgs, '--import', 'tsx', file, ...args], options);
};

/** `1.2 s` since a time in milliseconds. */
export const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Runs the task for all items, `limit` at a time. The results are in the order in which the tasks end. */
export const runConcurrently = async <T, R>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<R>,
): Promise<R[]> => {
  const remaining = [...items];
  const results: R[] = [];
  const worker = async () => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift())
      results.push(await task(item));
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
};

/** Ends the process with a message for the user. */
export const exitWith = (message: string): never => {
  console.error(message);
  process.exit(1);
};
