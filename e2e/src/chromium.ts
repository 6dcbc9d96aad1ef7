import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package when the user is root; otherwise throws an error with the command to run. */
const install = (name: string): void => {
  if (process.getuid?.() !== 0)
    throw new Error(`Missing on this machine: ${name}. Install it with: sudo apt-get install ${name}`);
  const runApt = (...args: readonly string[]) =>
    spawnSync('apt-get', args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  runApt('update', '-q');
  const { status, stderr } = runApt('install', '-yq', '--no-install-recommends', name);
  if (status !== 0) throw new Error(`Could not install ${name}:\n${stderr.slice(-2000)}`);
};

// Headless Chromium comes first: it needs nine tenths of the time of Chromium with windows.
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const browserPaths = [process.env.CHROMIUM ?? '', ...browsers.map((name) => `/usr/bin/${name}`)];

/** The path of Chromium: the value of CHROMIUM if it exists, otherwise an installed one. */
export const findChromium = (): string | undefined => browserPaths.find(existsSync);

/** The path of Chromium. Installs it when there is none. */
export const ensureChromium = (): string => {
  if (findChromium() === undefined) {
    try {
      install('chromium-headless-shell');
    } catch {
      // Not every distribution has that package.
      install('chromium');
    }
  }
  const path = findChromium();
  if (path === undefined) throw new Error('Chromium was installed, but is not found.');
  return path;
};
