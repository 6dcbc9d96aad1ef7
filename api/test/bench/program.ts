import { spawn } from 'node:child_process';
import path from 'node:path';

const api = path.resolve(import.meta.dirname, '../..');
const PATIENCE_MS = 60_000;

export interface Program {
  /** Settles when the address answers. */
  answers(url: string): Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  kill(): void;
}

/** `main.ts` or `worker.ts` in a process of its own, with only these settings. */
export const startProgram = (name: string, env: Readonly<Record<string, string>>): Program => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(api, 'src', name)], {
    cwd: api,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
  });
  return {
    answers: async (url) => {
      const until = Date.now() + PATIENCE_MS;
      for (;;) {
        const ok = await fetch(url).then(
          (answer) => answer.ok,
          () => false,
        );
        if (ok) return;
        if (Date.now() > until || child.exitCode !== null) throw new Error(`${name} did not start`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: () => void child.kill('SIGKILL'),
  };
};
