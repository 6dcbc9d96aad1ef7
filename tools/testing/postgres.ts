import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms } from './packages';
import { run } from './run';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(),
      );
    });
  });

/** PostgreSQL refuses to run as root, so root becomes somebody else for it. */
const asSomebody = (program: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

export interface Cluster {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A throw-away PostgreSQL cluster on a free port of this machine. */
export const startPostgres = async (): Promise<Cluster> => {
  const programs = await postgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'husrum-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  const must = async (program: string, args: readonly string[]) => {
    const done = await run(...asSomebody(join(programs, program), args), { quiet: true, cwd: folder });
    if (!done.ok) throw new Error(`${program}: ${done.output.slice(-2000)}`);
  };
  await must('initdb', [
    '-D',
    data,
    '-U',
    'husrum',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  // A test cluster is thrown away: nothing in it has to survive a power cut.
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off`;
  await must('pg_ctl', ['-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start']);
  return {
    url: `postgres://husrum@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await must('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
