import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleWorker } from '../month-run/worker-process';
import { type AccountingRunReport, runAccounting } from './accounting-run';

/**
 * `--program fortnox|visma --notices 5000 --chance 0.1 --kills 0 --mails --database embedded|postgres --url … --seed 1`.
 * Exits with 0 if both sides of the books are equal. The default seed is the time.
 */
const { values } = parseArgs({
  options: {
    program: { type: 'string', default: 'fortnox' },
    notices: { type: 'string', default: '5000' },
    chance: { type: 'string', default: '0.1' },
    kills: { type: 'string', default: '0' },
    mails: { type: 'boolean', default: false },
    database: { type: 'string', default: 'embedded' },
    url: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

const formatReport = (report: AccountingRunReport): string =>
  [
    `${values.program}, ${values.database}: ${report.notices} notices, ${report.credits} credits,`,
    `${report.customers} customers, ${report.payments} payments, ${report.mails} mails,`,
    `${report.faultsMet} faults, ${report.kills} kills, ${report.seconds} s.`,
    `Pay ${report.payOre}, paid ${report.paidOre}, left ${report.leftOre} öre on both sides:`,
    report.faults.length === 0 ? '0 lost, 0 doubled, equal' : `${report.faults.length} FAULTS`,
    ...report.faults.slice(0, 20).map((fault) => `\n  ${fault}`),
  ].join(' ');

const folder = mkdtempSync(path.join(tmpdir(), 'husrum-accounting-'));
const embedded = values.database === 'embedded';
const kills = Number(values.kills);
const bundle = kills > 0 ? await bundleWorker() : undefined;
try {
  const report = await runAccounting({
    program: values.program === 'visma' ? 'VISMA' : 'FORTNOX',
    notices: Number(values.notices),
    chance: Number(values.chance),
    seed: Number(values.seed),
    sendsMails: values.mails,
    kills,
    bundle,
    workers: embedded ? 1 : 2,
    env: { DATA_DIR: folder, DATABASE_URL: embedded ? '' : (values.url ?? '') },
    log: (line) => console.log(`${values.program}, seed ${values.seed}: ${line}`),
  });
  console.log(formatReport(report));
  process.exitCode = report.faults.length === 0 ? 0 : 1;
} finally {
  bundle?.remove();
  rmSync(folder, { recursive: true, force: true });
}
