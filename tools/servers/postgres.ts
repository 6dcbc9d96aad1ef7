import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../process';
import { findFreePort } from './api-server';
import { ensurePostgresPrograms } from './system-packages';

/** PostgreSQL refuses to run as root, so root runs it as the user postgres. */
const asPostgresUser = (program: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

/** Runs a task against a temporary PostgreSQL cluster on a free port. */
export const withPostgres = async <T>(task: (url: string) => Promise<T>): Promise<T> => {
  const programs = await ensurePostgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'husrum-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await findFreePort();
  const runOrThrow = async (program: string, ...args: string[]) => {
    const { ok, output } = await runProgram(...asPostgresUser(join(programs, program), args), {
      quiet: true,
      cwd: folder,
    });
    if (!ok) throw new Error(`${program}: ${output.slice(-2000)}`);
  };
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  await runOrThrow('initdb', '-D', data, '-U', 'husrum', '--auth=trust', ...locale, '--no-sync');
  // Nothing in a temporary cluster has to survive a crash.
  const withoutDurability = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${withoutDurability}`;
  await runOrThrow('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start');
  try {
    return await task(`postgres://husrum@127.0.0.1:${port}/postgres`);
  } finally {
    await runOrThrow('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  }
};
