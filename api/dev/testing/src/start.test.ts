import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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
 * The files and folders that others than their owner may read, write or list. PostgreSQL's user may pass through the folder of
 * root. The links to the libraries hold nothing of the business.
 */
const listFilesOpenToOthers = (): string[] =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    .filter((name) => !/(^|\/)postgresql\/lib(\/|$)/.test(name))
    .filter((name) => (lstatSync(path.join(folder, name)).mode & 0o067) !== 0);

// The test sets the umask that the server inherits, and the mode of a folder that somebody made by hand.
const inheritedUmask = process.umask(0);
chmodSync(folder, 0o755);

afterAll(() => {
  process.umask(inheritedUmask);
  killLaunchedServers();
  rmSync(folder, { recursive: true, force: true });
});

it('shares its data with a second server, refuses a port in use, keeps its data when it is killed, and stops on SIGTERM', async () => {
  const [port, other] = [await findFreePort(), await findFreePort()];
  const env = { DATA_DIR: folder, PORT: String(port) };
  const first = launch(env);
  await waitUntilReady(port);
  const second = launch({ ...env, PORT: String(other) });
  await waitUntilReady(other);

  const elsewhere = { DATA_DIR: path.join(folder, 'other'), PORT: String(port) };
  expect(await launch(elsewhere).exit).toEqual({
    code: 1,
    output: `Port ${port} används redan av ett annat program. Välj en annan med PORT.\n`,
  });

  expect((await register(port, 'bo@example.se')).status).toBe(200);
  const unverified = { message: expect.stringContaining('inte verifierad') };
  expect(await (await signIn(other, 'bo@example.se')).json()).toMatchObject(unverified);
  expect(listFilesOpenToOthers()).toEqual([]);
  first.child.kill('SIGKILL');
  second.child.kill('SIGKILL');
  await Promise.all([first.exit, second.exit]);

  const third = launch(env);
  await waitUntilReady(port);
  expect(await (await signIn(port, 'bo@example.se')).json()).toMatchObject(unverified);
  third.child.kill('SIGTERM');
  expect(await third.exit).toEqual({ code: 0, output: '' });
  expect(existsSync(path.join(folder, 'postgresql/data/postmaster.pid'))).toBe(false);
}, 240_000);
