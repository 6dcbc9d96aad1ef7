import { existsSync, readdirSync } from 'node:fs';
import { run } from '../process';

/** Installs a Debian package when the user is root; otherwise the error says which command to run. */
const install = async (name: string): Promise<void> => {
  if (process.getuid?.() !== 0)
    throw new Error(`Saknas på maskinen: ${name}. Installera med: sudo apt-get install ${name}`);
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-q'], options);
  const { ok, output } = await run('apt-get', ['install', '-yq', '--no-install-recommends', name], options);
  if (!ok) throw new Error(`Kunde inte installera ${name}:\n${output.slice(-2000)}`);
};

const findOrInstall = async (find: () => string | undefined, name: string, fallback = name) => {
  // Not every distribution has the package `name`.
  if (find() === undefined) await install(name).catch(() => install(fallback));
  const found = find();
  if (found === undefined) throw new Error(`${name} installerades men hittas inte.`);
  return found;
};

// Chromium without windows does the same work in nine tenths of the time.
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const browserPaths = [process.env.CHROMIUM ?? '', ...browsers.map((name) => `/usr/bin/${name}`)];

/** Path of a Chromium, CHROMIUM if set, installed when there is none. */
export const chromium = (): Promise<string> =>
  findOrInstall(() => browserPaths.find(existsSync), 'chromium-headless-shell', 'chromium');

const versions = '/usr/lib/postgresql';

/** Folder with initdb and pg_ctl of the newest PostgreSQL, installed when there is none. */
export const postgresPrograms = (): Promise<string> =>
  findOrInstall(
    () =>
      (existsSync(versions) ? readdirSync(versions) : [])
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => `${versions}/${version}/bin`)
        .find((folder) => existsSync(`${folder}/initdb`)),
    'postgresql',
  );
