import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../errors';
import { replacePrivateFile } from '../../private-files';
import type { ClusterPaths } from './cluster-paths';
import type { RunAs } from './database-user';
import { isRunning } from './is-running';
import type { PostgresPrograms } from './postgres-programs';
import { runProgram } from './run-program';
import { toStartError } from './start-problem.rules';

/** It sets up the database, and keeps it. What the server reads and writes goes through a login with fewer rights. */
export const SUPERUSER = 'postgres';
/** The major version whose files the programs can use. */
const MAJOR_VERSION = '18';
const HALF_MADE = 'data.new-';
/**
 * Names of a locale whose LC_CTYPE is UTF-8; without one, pg_trgm finds no å, ä and ö. The order of texts and their lower case
 * are PostgreSQL's own, so that no index depends on the machine.
 */
const UTF8_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'sv_SE.UTF-8', 'UTF-8'];

/** Removes what initdb left when it was killed: a folder with this name never held a row. */
const removeHalfMade = ({ home }: ClusterPaths): void => {
  for (const name of readdirSync(home).filter((one) => one.startsWith(HALF_MADE))) {
    const [, pid = ''] = name.split('-');
    if (!isRunning(Number(pid))) rmSync(path.join(home, name), { recursive: true, force: true });
  }
};

/**
 * Who reaches the socket is the owner of its folder, and needs no password. Windows has no such folder, so there a password is
 * kept in a file.
 */
const authentication = (paths: ClusterPaths): string[] => {
  if (process.platform !== 'win32') return ['--auth-local', 'trust', '--auth-host', 'reject'];
  replacePrivateFile(paths.password, randomBytes(32).toString('base64url'));
  return ['--auth', 'scram-sha-256', '--pwfile', paths.password];
};

const runInitdb = async (
  folder: string,
  paths: ClusterPaths,
  programs: PostgresPrograms,
  runAs: RunAs,
): Promise<void> => {
  const access = authentication(paths);
  let output = '';
  for (const locale of process.platform === 'win32' ? ['C'] : UTF8_LOCALES) {
    const args = [
      ...['--pgdata', folder, '--username', SUPERUSER, ...access],
      ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...['--locale', 'C', '--lc-ctype', locale],
    ];
    const result = await runProgram(programs.initdb, args, { programs, runAs, cwd: paths.home });
    if (result.code === 0) return;
    output = result.output;
    rmSync(folder, { recursive: true, force: true });
    if (!/invalid locale (name|settings)/.test(output)) break;
  }
  throw toStartError(output);
};

/** Creates the data folder. It gets its name when it is whole; of two processes that do so at once, one succeeds. */
const makeDataFolder = async (
  paths: ClusterPaths,
  programs: PostgresPrograms,
  runAs: RunAs,
): Promise<void> => {
  removeHalfMade(paths);
  const folder = path.join(paths.home, `${HALF_MADE}${process.pid}-${randomBytes(4).toString('hex')}`);
  await runInitdb(folder, paths, programs, runAs);
  try {
    renameSync(folder, paths.data);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(paths.data)) throw error;
  }
};

const requireOwnVersion = ({ data }: ClusterPaths): void => {
  const version = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR_VERSION)
    throw new StartError(
      `The embedded database in ${data} is of PostgreSQL ${version}, and this version of Husrum needs ${MAJOR_VERSION}: nothing was changed. Start the version of Husrum that made it, make a backup there, and restore it here into an empty DATA_DIR.`,
    );
};

/** Creates the data folder unless it exists. Throws StartError when another major version made it. */
export const prepareDataFolder = async (
  paths: ClusterPaths,
  programs: PostgresPrograms,
  runAs: RunAs,
): Promise<void> => {
  if (!existsSync(paths.data)) await makeDataFolder(paths, programs, runAs);
  else removeHalfMade(paths);
  if (!existsSync(path.join(paths.data, 'PG_VERSION')))
    throw new StartError(
      `${paths.data} is no database folder of PostgreSQL, or a part of one: nothing was changed. Move it away, or restore it from a backup.`,
    );
  requireOwnVersion(paths);
};
