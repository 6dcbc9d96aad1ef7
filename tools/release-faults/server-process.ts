import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { root } from '../architecture/sources';

const ready = (origin: string): Promise<boolean> =>
  fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The real server in a process of its own, which can be killed and begun again. */
export const serverProcess = (port: number, folder: string) => {
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...{ PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    ...{ DATA_DIR: `${folder}/data`, WEB_ROOT: `${folder}/web` },
  };
  let child: ChildProcess | undefined;
  return {
    origin,
    /** Made before the server starts: the embedded database takes one process. */
    token: (remote: string): string => {
      const made = spawnSync(process.execPath, ['--import', 'tsx', 'api/src/release/token.main.ts', remote], {
        ...{ cwd: root, env, encoding: 'utf8' },
      });
      if (made.status !== 0) throw new Error(made.stderr);
      return made.stdout.trim();
    },
    start: async (): Promise<void> => {
      const started = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
        ...{ cwd: root, env, stdio: 'inherit' },
      });
      child = started;
      while (!(await ready(origin))) {
        if (started.exitCode !== null || started.signalCode !== null)
          throw new Error('The server did not start');
        await new Promise((later) => setTimeout(later, 100));
      }
    },
    kill: (signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> =>
      new Promise((gone) => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return gone();
        child.once('exit', () => gone());
        child.kill(signal);
      }),
  };
};
export type ServerProcess = ReturnType<typeof serverProcess>;
