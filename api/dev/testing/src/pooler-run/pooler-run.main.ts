import { parseArgs } from 'node:util';
import { exitWithError } from '@husrum/api-platform/testing';
import { type PoolerReport, runBehindPooler } from './pooler-run';
import { POOL_SIZE } from './start-pooler';

/**
 * `--program pgbouncer --calls 500 --users 3 --leases 60`, and `--prepared on` or `off` for other than what fits the version. Exits
 * with 0 if no call fails and no row of another account is answered.
 */
const { values } = parseArgs({
  options: {
    program: { type: 'string', default: 'pgbouncer' },
    calls: { type: 'string', default: '500' },
    users: { type: 'string', default: '3' },
    leases: { type: 'string', default: '60' },
    prepared: { type: 'string' },
  },
});

const formatReport = (report: PoolerReport): string =>
  [
    `PgBouncer ${report.version}, prepared statements ${report.preparesStatements ? 'on' : 'off'}:`,
    `${report.reads} reads with ${report.rows} rows, ${report.writes} writes, ${report.jobs} exports started,`,
    `${report.callsPerSecond} calls/s, ${report.sessions} of at most ${POOL_SIZE} sessions`,
    `\nanswers: ${[...report.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
    `\nrows of the other account: ${report.foreignRows}`,
    `\njobs: ${report.jobsDone} done, ${report.jobsFailed} failed or waiting`,
  ].join(' ');

const run = async (): Promise<void> => {
  const report = await runBehindPooler({
    program: values.program,
    calls: Number(values.calls),
    users: Number(values.users),
    leases: Number(values.leases),
    preparesStatements: values.prepared === undefined ? undefined : values.prepared === 'on',
  });
  console.log(formatReport(report));
  const isClean = [...report.statuses.keys()].every((status) => status === 200);
  process.exitCode = isClean && report.foreignRows === 0 && report.jobsFailed === 0 ? 0 : 1;
};

run().catch(exitWithError);
