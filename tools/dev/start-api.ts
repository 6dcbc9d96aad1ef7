import { spawn } from 'node:child_process';

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The server in a process of its own, begun again when its sources change. */
export const startApi = async (
  cwd: string,
  webRoot: string,
  port: number,
  publicPort: number,
): Promise<() => void> => {
  const child = spawn(process.execPath, ['--watch', '--import', 'tsx', 'api/src/main.ts', '--demo'], {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      WEB_ROOT: webRoot,
      BASE_URL: process.env.BASE_URL ?? `http://localhost:${publicPort}`,
    },
  });
  const until = Date.now() + 120_000;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error('Servern startade inte; se felet ovan.');
    await new Promise((later) => setTimeout(later, 200));
  }
  return () => {
    child.kill('SIGTERM');
  };
};
