import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabaseUrl } from './database-url';
import { type FaultReport, runFaultInjection } from './faults';
import { bundleWorker } from './worker-process';

/**
 * `--database embedded|postgres --url … --kills 100 --leases 40 --seed 1`. Exits with 0 if it finds no violation. The default seed
 * is the time.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    url: { type: 'string' },
    kills: { type: 'string', default: '100' },
    leases: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

const formatReport = (report: FaultReport): string =>
  [
    `${values.database}: ${report.kills} kills in ${report.nights} nights (in ${report.sendings} nights while a user's sending ran), ${report.months} months,`,
    `${report.invoices} invoices, ${report.mails} mails, ${report.seconds} s:`,
    report.violations.length === 0
      ? 'nothing missing, nothing double'
      : `${report.violations.length} VIOLATIONS`,
    ...report.violations.map((violation) => `\n  ${violation}`),
  ].join(' ');

console.log(`Seed ${values.seed}`);
const databaseUrl = readDatabaseUrl(values);
const embedded = databaseUrl === '';
const folder = mkdtempSync(path.join(tmpdir(), 'husrum-faults-'));
const bundle = await bundleWorker();
try {
  const report = await runFaultInjection({
    env: { DATA_DIR: folder, DATABASE_URL: databaseUrl },
    bundle,
    kills: Number(values.kills),
    leases: Number(values.leases),
    seed: Number(values.seed),
    workers: embedded ? 1 : 2,
    log: (line) => console.log(`${values.database}: ${line}`),
  });
  console.log(formatReport(report));
  process.exitCode = report.violations.length === 0 ? 0 : 1;
} finally {
  bundle.remove();
  rmSync(folder, { recursive: true, force: true });
}
