import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabaseUrl } from '../month-run/database-url';
import { bundleWorker } from '../month-run/worker-process';
import { type AccountingRunReport, runAccounting } from './accounting-run';

/**
 * `--program fortnox|visma --notices 5000 --chance 0.1 --mails --kill calls|writes --kills 20 --database embedded|postgres
 * --url … --seed 1 --limits`. With `--limits`, the adapter and the simulator keep the vendor's rate limit. With `--kill`,
 * worker processes are killed at every kind of call, and `--kills` more at random calls.
 * Exits with 0 if both sides of the books are equal. The default seed is the time.
 */
const { values } = parseArgs({
  options: {
    program: { type: 'string', default: 'fortnox' },
    notices: { type: 'string', default: '5000' },
    chance: { type: 'string', default: '0.1' },
    kill: { type: 'string' },
    kills: { type: 'string', default: '0' },
    mails: { type: 'boolean', default: false },
    limits: { type: 'boolean', default: false },
    database: { type: 'string', default: 'embedded' },
    url: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

const formatReport = (report: AccountingRunReport): string =>
  [
    `${values.program}, ${values.database}: ${report.notices} notices, ${report.credits} credits,`,
    `${report.customers} customers, ${report.payments} payments, ${report.mails} mails,`,
    `${report.injectedFaults} faults, ${report.kills} kills, ${report.reconnects} reconnects, ${report.seconds} s.`,
    `Pay ${report.payOre}, paid ${report.paidOre}, left ${report.leftOre} öre on both sides:`,
    report.faults.length === 0 ? '0 lost, 0 doubled, equal' : `${report.faults.length} FAULTS`,
    ...report.killedAt.map((step) => `\n  killed at ${step}`),
    ...report.faults.slice(0, 20).map((fault) => `\n  ${fault}`),
  ].join(' ');

const databaseUrl = readDatabaseUrl(values);
const embedded = databaseUrl === '';
const folder = mkdtempSync(path.join(tmpdir(), 'husrum-accounting-'));
const killSteps = (['calls', 'writes'] as const).find((steps) => steps === values.kill);
const bundle =
  killSteps === undefined
    ? undefined
    : await bundleWorker(path.join(import.meta.dirname, 'accounting-worker.main.ts'));
try {
  const report = await runAccounting({
    program: values.program === 'visma' ? 'VISMA' : 'FORTNOX',
    notices: Number(values.notices),
    chance: Number(values.chance),
    seed: Number(values.seed),
    sendsMails: values.mails || killSteps !== undefined,
    keepsLimits: values.limits,
    killSteps,
    kills: Number(values.kills),
    bundle,
    workers: embedded ? 1 : 2,
    env: { DATA_DIR: folder, DATABASE_URL: databaseUrl },
    log: (line) => console.log(`${values.program}, seed ${values.seed}: ${line}`),
  });
  console.log(formatReport(report));
  process.exitCode = report.faults.length === 0 ? 0 : 1;
} finally {
  bundle?.remove();
  rmSync(folder, { recursive: true, force: true });
}
