import { spawn } from 'node:child_process';
import type { RunAs } from './database-user';
import type { PostgresPrograms } from './postgres-programs';

export interface ProgramResult {
  readonly code: number | null;
  readonly output: string;
}

interface RunOptions {
  readonly programs: PostgresPrograms;
  readonly runAs: RunAs;
  readonly cwd: string;
}

const OPEN_PIPES_MS = 500;

/** Runs a program of PostgreSQL to its end. */
export const runProgram = (
  program: string,
  args: readonly string[],
  { programs, runAs, cwd }: RunOptions,
): Promise<ProgramResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: programs.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...runAs,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += String(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
    // A server that the program has started keeps the pipes open.
    child.on('exit', (code) => setTimeout(() => resolve({ code, output }), OPEN_PIPES_MS));
  });
