import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { removeDataFolder } from '../kill-run/postmaster';
import { type FaultReport, runFaultInjection } from './faults';
import { bundleWorker } from './worker-process';

/**
 * `--kills 100 --leases 40 --seed 1`, `--database-kills 50` to kill the postmaster besides, and `--url …` for another database than
 * the embedded one. Exits with 0 if it finds no
 * violation. The default seed is the time.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '' },
    kills: { type: 'string', default: '100' },
    'database-kills': { type: 'string', default: '0' },
    leases: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

const formatReport = (report: FaultReport): string =>
  [
    `${report.kills} kills${report.databaseKills > 0 ? ` and ${report.databaseKills} of the database` : ''} in ${report.nights} nights (in ${report.sendings} nights while a user's sending ran), ${report.months} months,`,
    `${report.invoices} invoices, ${report.mails} mails, ${report.seconds} s:`,
    report.violations.length === 0
      ? 'nothing missing, nothing double'
      : `${report.violations.length} VIOLATIONS`,
    ...report.violations.map((violation) => `\n  ${violation}`),
  ].join(' ');

console.log(`Seed ${values.seed}`);
const folder = mkdtempSync(path.join(tmpdir(), 'husrum-faults-'));
const bundle = await bundleWorker();
try {
  const report = await runFaultInjection({
    env: { DATA_DIR: folder, DATABASE_URL: values.url },
    bundle,
    kills: Number(values.kills),
    databaseKills: Number(values['database-kills']),
    leases: Number(values.leases),
    seed: Number(values.seed),
    workers: 2,
    log: (line) => console.log(line),
  });
  console.log(formatReport(report));
  process.exitCode = report.violations.length === 0 ? 0 : 1;
} finally {
  bundle.remove();
  removeDataFolder(folder);
}
