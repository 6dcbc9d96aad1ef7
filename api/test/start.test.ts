import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs the real server in separate processes. */
const folder = mkdtempSync(path.join(tmpdir(), 'husrum-start-'));
const main = path.resolve(import.meta.dirname, '../src/app/main.ts');
const children: ChildProcess[] = [];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server: Server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const launch = (env: Record<string, string>) => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...inherited, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
  });
  children.push(child);
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const exit = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, exit };
};

const isReady = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok;
  } catch {
    return false;
  }
};

const waitUntilReady = async (port: number): Promise<void> => {
  const deadline = Date.now() + 60_000;
  while (!(await isReady(port))) {
    if (Date.now() > deadline) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const register = (port: number, email: string) =>
  fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user: { name: 'Bo', email, password: 'en lagom mening', password_confirmation: 'en lagom mening' },
      billable: { organisation: 1, name: 'Ek', phone: null },
      tos_accepted: true,
    }),
  });

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('locks its folder, survives a kill, and shuts down on SIGTERM', async () => {
  const [port, other] = [await freePort(), await freePort()];
  const env = { DATA_DIR: folder, PORT: String(port) };
  const first = launch(env);
  await waitUntilReady(port);

  const second = await launch({ ...env, PORT: String(other) }).exit;
  expect(second).toEqual({ code: 1, output: expect.stringMatching(/^Datamappen .* används redan .*\n$/) });

  const elsewhere = { DATA_DIR: path.join(folder, 'other'), PORT: String(port) };
  expect(await launch(elsewhere).exit).toEqual({
    code: 1,
    output: `Port ${port} används redan av ett annat program. Välj en annan med PORT.\n`,
  });

  expect((await register(port, 'bo@example.se')).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.exit;

  const third = launch(env);
  await waitUntilReady(port);
  expect((await register(port, 'bo@example.se')).status).toBe(422);
  third.child.kill('SIGTERM');
  expect(await third.exit).toEqual({ code: 0, output: '' });
}, 120_000);
