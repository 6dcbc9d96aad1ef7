import { parseArgs } from 'node:util';
import { root } from './architecture/sources';
import { startPostgres } from './testing/postgres';
import { run } from './testing/run';

/**
 * `npm run test:faults`: months of invoices in which the process is killed at random moments, on both databases; on
 * PostgreSQL by two workers at once. `-- --kills 20 --database embedded` does less.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    leases: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    database: { type: 'string', default: 'both' },
  },
});

const faults = (database: string, ...more: string[]) =>
  run(
    process.execPath,
    [
      ...['--import', 'tsx', 'test/month-run/faults.main.ts', '--database', database],
      ...['--kills', values.kills, '--leases', values.leases, '--seed', values.seed, ...more],
    ],
    { cwd: `${root}/api` },
  );

const onPostgres = async () => {
  const cluster = await startPostgres();
  try {
    return await faults('postgres', '--url', cluster.url);
  } finally {
    await cluster.stop();
  }
};

console.log(`Seed ${values.seed}`);
const outcomes = [
  ...(values.database === 'postgres' ? [] : [await faults('embedded')]),
  ...(values.database === 'embedded' ? [] : [await onPostgres()]),
];
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
