import { spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findFreePort } from './launch-server';

/** PostgreSQL refuses to run as root, so root runs it as the user nobody. */
const NOBODY = 65_534;
const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Major versions whose programs npm has for Linux on x64. */
export const POSTGRES_VERSIONS = [15, 17, 18] as const;
export type PostgresVersion = (typeof POSTGRES_VERSIONS)[number];
export const hasPostgresPrograms = process.platform === 'linux' && process.arch === 'x64';

const run = (program: string, args: readonly string[], cwd: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], ...unprivileged });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += String(chunk);
    });
    child.on('error', reject);
    // Not `close`: the server that pg_ctl starts keeps the pipe open.
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program}: ${output}`))));
  });

/** Copies the programs to where every user may read them, with the links to libraries that a package of npm cannot contain. */
const copyPrograms = (version: PostgresVersion, folder: string): string => {
  const packageFolder = path.dirname(path.dirname(createRequire(__filename).resolve(`postgres-${version}`)));
  const copy = path.join(folder, 'native');
  cpSync(path.join(packageFolder, 'native'), copy, {
    recursive: true,
    filter: (source) => !source.endsWith('.a'),
  });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(copy, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links)
    symlinkSync(path.relative(path.dirname(target), source), path.join(folder, target));
  return path.join(copy, 'bin');
};

export interface PostgresCluster {
  /** The address of a database for a login. Without a login, that of the superuser. */
  url(database: string, login?: string): string;
  /** Runs statements one by one, and returns the rows of the last. */
  execute(url: string, ...statements: readonly string[]): Promise<unknown[]>;
  stop(): Promise<void>;
}

/** Starts a temporary cluster of that version on a free port. Every login is accepted without a password. */
export const startPostgresCluster = async (version: PostgresVersion): Promise<PostgresCluster> => {
  const folder = mkdtempSync(path.join(tmpdir(), `husrum-postgres-${version}-`));
  const programs = copyPrograms(version, folder);
  const work = path.join(folder, 'work');
  mkdirSync(work);
  for (const made of [folder, work]) chownSync(made, unprivileged.uid ?? -1, unprivileged.gid ?? -1);
  const data = path.join(work, 'data');
  const port = await findFreePort();
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'husrum', '-A', 'trust', ...locale, '--no-sync'],
    work,
  );
  const withoutDurability = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  const options = `-p ${port} -k ${work} -c listen_addresses=127.0.0.1 ${withoutDurability}`;
  const pgCtl = path.join(programs, 'pg_ctl');
  await run(pgCtl, ['-D', data, '-w', '-o', options, '-l', path.join(work, 'log'), 'start'], work);
  return {
    url: (database, login = 'husrum') => `postgres://${login}@127.0.0.1:${port}/${database}`,
    execute: async (url, ...statements) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        let rows: unknown[] = [];
        for (const statement of statements) ({ rows } = await client.query(statement));
        return rows;
      } finally {
        await client.end();
      }
    },
    stop: async () => {
      await run(pgCtl, ['-D', data, '-m', 'immediate', 'stop'], work);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
