import { existsSync } from 'node:fs';
import { runProgram } from '../process';

/** Installs a Debian package when the user is root; otherwise throws an error with the command to run. */
const install = async (name: string): Promise<void> => {
  if (process.getuid?.() !== 0)
    throw new Error(`Missing on this machine: ${name}. Install it with: sudo apt-get install ${name}`);
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runProgram('apt-get', ['update', '-q'], options);
  const { ok, output } = await runProgram(
    'apt-get',
    ['install', '-yq', '--no-install-recommends', name],
    options,
  );
  if (!ok) throw new Error(`Could not install ${name}:\n${output.slice(-2000)}`);
};

const findOrInstall = async (find: () => string | undefined, name: string, fallback = name) => {
  // Not every distribution has the package `name`.
  if (find() === undefined) await install(name).catch(() => install(fallback));
  const path = find();
  if (path === undefined) throw new Error(`${name} was installed, but is not found.`);
  return path;
};

// Headless Chromium comes first: it needs nine tenths of the time of Chromium with windows.
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const browserPaths = [process.env.CHROMIUM ?? '', ...browsers.map((name) => `/usr/bin/${name}`)];

/** The path of Chromium: the value of CHROMIUM if it exists, otherwise an installed one. Installs it when there is none. */
export const ensureChromium = (): Promise<string> =>
  findOrInstall(() => browserPaths.find(existsSync), 'chromium-headless-shell', 'chromium');
