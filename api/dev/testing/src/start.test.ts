import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort, killLaunchedServers, launchServer as launch, waitUntilReady } from './launch-server';

const folder = mkdtempSync(path.join(tmpdir(), 'husrum-start-'));

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

const signIn = (port: number, email: string) =>
  fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'en lagom mening' }),
  });

/**
 * The files and folders that others than their owner may read, write or list. PGlite decides the permissions of its files: its
 * folder must be closed.
 */
const listFilesOpenToOthers = (): string[] =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    .filter((name) => !/(^|\/)db\//.test(name))
    .filter((name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0);

// Of the umask that the server inherits, and of the folder that somebody made by hand.
const inheritedUmask = process.umask(0);
chmodSync(folder, 0o755);

afterAll(() => {
  process.umask(inheritedUmask);
  killLaunchedServers();
  rmSync(folder, { recursive: true, force: true });
});

it('refuses a data folder or port that is in use, keeps its data when it is killed, and stops on SIGTERM', async () => {
  const [port, other] = [await findFreePort(), await findFreePort()];
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
  expect(listFilesOpenToOthers()).toEqual([]);
  first.child.kill('SIGKILL');
  await first.exit;

  const third = launch(env);
  await waitUntilReady(port);
  expect(await (await signIn(port, 'bo@example.se')).json()).toMatchObject({
    message: expect.stringContaining('inte verifierad'),
  });
  third.child.kill('SIGTERM');
  expect(await third.exit).toEqual({ code: 0, output: '' });
}, 120_000);
