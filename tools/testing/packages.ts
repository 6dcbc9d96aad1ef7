import { existsSync, readdirSync } from 'node:fs';
import { run } from './run';

/** Installs Debian packages when we may; says in one sentence what to do when we may not. */
const install = async (...names: string[]): Promise<void> => {
  if (process.getuid?.() !== 0) {
    throw new Error(
      `Saknas på maskinen: ${names.join(', ')}. Installera med: sudo apt-get install ${names.join(' ')}`,
    );
  }
  await run('apt-get', ['update', '-q'], { quiet: true });
  const done = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (!done.ok) throw new Error(`Kunde inte installera ${names.join(', ')}:\n${done.output.slice(-2000)}`);
};

/** Without a window of its own Chromium does the same in nine tenths of the time. */
const WINDOWLESS = 'chromium-headless-shell';
const browsers = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** Path of a Chromium, installed when there is none. */
export const chromium = async (): Promise<string> => {
  const found = () =>
    [process.env.CHROMIUM, ...browsers].find((path) => path !== undefined && existsSync(path));
  const path = found();
  if (path !== undefined) return path;
  // Not every distribution has it.
  await install(WINDOWLESS).catch(() => install('chromium'));
  const installed = found();
  if (installed === undefined)
    throw new Error('Chromium installerades men hittas inte. Ange sökvägen i CHROMIUM.');
  return installed;
};

const versions = '/usr/lib/postgresql';
const newest = (): string | undefined =>
  existsSync(versions)
    ? readdirSync(versions)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => `${versions}/${version}/bin`)
        .find((folder) => existsSync(`${folder}/initdb`))
    : undefined;

/** Folder with initdb and pg_ctl, installed when there is none. */
export const postgresPrograms = async (): Promise<string> => {
  const found = newest();
  if (found !== undefined) return found;
  await install('postgresql');
  const installed = newest();
  if (installed === undefined) throw new Error('PostgreSQL installerades men hittas inte.');
  return installed;
};
