import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The real program in processes of its own: what no test inside one process can show. */
const folder = mkdtempSync(path.join(tmpdir(), 'husrum-start-'));
const main = path.resolve(import.meta.dirname, '../src/main.ts');
const started: ChildProcess[] = [];

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
  started.push(child);
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
  return { child, ended };
};

const isReady = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok;
  } catch {
    return false;
  }
};

const ready = async (port: number): Promise<void> => {
  const until = Date.now() + 60_000;
  while (!(await isReady(port))) {
    if (Date.now() > until) throw new Error('the server did not start');
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
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('serves from its folder alone, survives being killed, and stops when asked', async () => {
  const [port, other] = [await freePort(), await freePort()];
  const env = { DATA_DIR: folder, PORT: String(port) };
  const first = launch(env);
  await ready(port);

  const second = await launch({ ...env, PORT: String(other) }).ended;
  expect(second).toEqual({ code: 1, said: expect.stringMatching(/^Datamappen .* används redan .*\n$/) });

  const elsewhere = { DATA_DIR: path.join(folder, 'other'), PORT: String(port) };
  expect(await launch(elsewhere).ended).toEqual({
    code: 1,
    said: `Port ${port} används redan av ett annat program. Välj en annan med PORT.\n`,
  });

  expect((await register(port, 'bo@example.se')).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;

  const third = launch(env);
  await ready(port);
  expect((await register(port, 'bo@example.se')).status).toBe(422);
  third.child.kill('SIGTERM');
  expect(await third.ended).toEqual({ code: 0, said: '' });
}, 120_000);
