import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { e2ePort } from '../../e2e/src/port';
import { root } from '../architecture/sources';

export interface TestServer {
  /** Settles when it answers, or has ended: whoever needs it will then say so. */
  readonly ready: () => Promise<void>;
  readonly stop: () => void;
}

/** The server of the browser tests, started before they are: what they need is there when they begin. */
export const startTestServer = async (): Promise<TestServer> => {
  const address = `http://127.0.0.1:${e2ePort}`;
  const answers = () =>
    fetch(`${address}/ready`)
      .then(({ ok }) => ok)
      .catch(() => false);
  // Its answers would be taken for ours.
  if (await answers())
    throw new Error(`En annan server svarar redan på ${address}. Stoppa den, eller ange E2E_PORT.`);
  const server = spawn(process.execPath, ['--import', 'tsx', 'e2e/src/server.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(e2ePort), BASE_URL: address },
    stdio: 'ignore',
  });
  return {
    ready: async () => {
      while (server.exitCode === null && !(await answers())) await pause(100);
    },
    stop: () => server.kill('SIGTERM'),
  };
};
