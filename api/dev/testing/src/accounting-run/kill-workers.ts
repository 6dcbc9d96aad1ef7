import { existsSync, readdirSync } from 'node:fs';
import { startWorker, type WorkerBundle } from '../month-run/worker-process';
import { type CallProxy, startCallProxy } from './call-proxy';
import type { KillPlan } from './kill-plan';
import type { RunProgram } from './test-program';

const POLL_MS = 10;

const countDocuments = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.pdf')).length
    : 0;

/** Counts as a kind of call: a worker has stored the PDF of an invoice that it is about to mail. */
const DOCUMENT = { route: 'the document is written', isWrite: true } as const;

export interface WorkersToKill {
  /** Runs workers until each is killed or has nothing to do. Returns how many were killed. */
  run(env: Readonly<Record<string, string>>): Promise<number>;
  stop(): void;
}

interface Options {
  readonly bundle: WorkerBundle;
  readonly workers: number;
  readonly program: RunProgram;
  readonly plan: KillPlan;
  /** The folder of the product's files. */
  readonly files: string;
}

/** Worker processes that are killed with SIGKILL by the plan: at their calls, and when a document is written. */
export const startWorkersToKill = async ({
  bundle,
  workers,
  program,
  plan,
  files,
}: Options): Promise<WorkersToKill> => {
  const origin = new URL(program.env[`${program.name}_BASE_URL`] ?? '').origin;
  const proxies: CallProxy[] = [];
  for (let n = 0; n < workers; n += 1) proxies.push(await startCallProxy({ env: program.env, origin }, plan));
  return {
    run: async (env) => {
      const running = proxies.map((proxy) => {
        const worker = startWorker(bundle, { ...env, ...proxy.env });
        proxy.setKill(() => {
          worker.kill();
          return worker.ended;
        });
        return worker;
      });
      let documents = countDocuments(files);
      const watch = setInterval(() => {
        const now = countDocuments(files);
        if (now > documents && plan.killsAt(DOCUMENT, 'after')) for (const worker of running) worker.kill();
        documents = now;
      }, POLL_MS);
      const ended = await Promise.all(running.map((worker) => worker.ended));
      clearInterval(watch);
      for (const { code, output } of ended)
        if (code !== null && code !== 0)
          throw new Error(`a worker ended with ${code}: ${output.slice(-2000)}`);
      return ended.filter(({ code }) => code === null).length;
    },
    stop: () => {
      for (const proxy of proxies) proxy.stop();
    },
  };
};
