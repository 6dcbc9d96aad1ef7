import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '@husrum/api-platform';
import { prepareRunAs } from '@husrum/api-platform/testing';
import { findFreePort } from '../launch-server';

/** Fewer than the sessions that one server opens, so that all processes share them. */
export const POOL_SIZE = 4;
const START_TIMEOUT_MS = 10_000;

export interface Pooler {
  readonly version: string;
  /** Whether it keeps prepared statements of its clients apart: PgBouncer does since 1.21. */
  readonly keepsStatements: boolean;
  readonly url: string;
  stop(): Promise<void>;
}

const readVersion = (program: string): string => {
  const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status !== 0)
    throw new StartError(`${program} does not run: install PgBouncer, or name the program with --program.`);
  return /PgBouncer ([\d.]+)/.exec(stdout)?.[1] ?? '';
};

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

const waitForPort = async (port: number, pooler: ChildProcess): Promise<void> => {
  for (const start = Date.now(); !(await canConnect(port)); await delay(50))
    if (pooler.exitCode !== null || Date.now() - start > START_TIMEOUT_MS)
      throw new StartError('PgBouncer did not start.');
};

/** Starts PgBouncer in transaction mode before a database whose server accepts every login. */
export const startPooler = async (program: string, databaseUrl: string): Promise<Pooler> => {
  const version = readVersion(program);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const keepsStatements = major > 1 || minor >= 21;
  const folder = mkdtempSync(path.join(tmpdir(), 'husrum-pooler-'));
  const runAs = prepareRunAs();
  const target = new URL(databaseUrl);
  const name = target.pathname.slice(1);
  const port = await findFreePort();
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${target.username}" ""\n`);
  writeFileSync(
    settings,
    [
      '[databases]',
      `${name} = host=${target.hostname} port=${target.port} dbname=${name}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      `default_pool_size = ${POOL_SIZE}`,
      'max_client_conn = 200',
      'log_connections = 0',
      'log_disconnections = 0',
      ...(keepsStatements ? ['max_prepared_statements = 200'] : []),
      '',
    ].join('\n'),
  );
  for (const file of [folder, users, settings]) chownSync(file, runAs.uid ?? -1, runAs.gid ?? -1);
  const pooler = spawn(program, ['--quiet', settings], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...runAs,
  });
  await waitForPort(port, pooler);
  return {
    version,
    keepsStatements,
    url: `postgres://${target.username}@127.0.0.1:${port}/${name}`,
    stop: async () => {
      const ended = new Promise((resolve) => pooler.on('close', resolve));
      pooler.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
