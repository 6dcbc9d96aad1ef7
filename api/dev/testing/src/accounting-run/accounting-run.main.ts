import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { accountingNames } from '@husrum/contract/integration';
import { removeDataFolder } from '../kill-run/postmaster';
import { bundleWorker } from '../month-run/worker-process';
import { type AccountingRunReport, runAccounting } from './accounting-run';

/**
 * `--program fortnox|visma|both --invoices 5000 --chance 0.1 --mails --kill calls|writes --kills 20 --seed 1 --limits`, and
 * `--url …` for another database than the embedded one. `--chance` is the probability that a call of the program fails. With `--mails`, jobs create the
 * PDFs and send them. With `--limits`, the adapter and the simulator keep the vendor's rate limit. With `--kill`, worker
 * processes are killed at every kind of call (`calls`) or only after those that change the books (`writes`), and `--kills`
 * times more at random calls. `both` runs a business in each program at the same time.
 * Exits with 0 if the books here and in the program are equal, and every planned kill was made. The default seed is the time.
 */
const { values } = parseArgs({
  options: {
    program: { type: 'string', default: 'fortnox' },
    invoices: { type: 'string', default: '5000' },
    chance: { type: 'string', default: '0.1' },
    kill: { type: 'string' },
    kills: { type: 'string', default: '0' },
    mails: { type: 'boolean', default: false },
    limits: { type: 'boolean', default: false },
    url: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

/** What differs between the books, and the kills that were planned but not made. */
const listProblems = ({ differences, missedWrites }: AccountingRunReport): string[] => [
  ...differences,
  ...missedWrites,
];

const formatReport = (report: AccountingRunReport): string =>
  [
    `${report.program.toLowerCase()}: ${report.invoices} invoices, ${report.credits} credits,`,
    `${report.customers} customers, ${report.payments} payments, ${report.mails} mails,`,
    `${report.injectedFaults} faults, ${report.kills} kills, ${report.reconnects} reconnects, ${report.seconds} s.`,
    `Pay ${report.payOre}, paid ${report.paidOre}, left ${report.leftOre} öre here and in the program:`,
    listProblems(report).length === 0
      ? '0 lost, 0 doubled, equal'
      : `${listProblems(report).length} PROBLEMS`,
    ...report.killedAt.map((step) => `\n  killed at ${step}`),
    ...listProblems(report)
      .slice(0, 20)
      .map((problem) => `\n  ${problem}`),
  ].join(' ');

const programs =
  values.program === 'both'
    ? accountingNames
    : accountingNames.filter((name) => name.toLowerCase() === values.program);
if (programs.length === 0) throw new Error('Unknown program');
if (programs.length > 1 && values.kill) throw new Error('Both programs at once need a run without kills');
const folder = mkdtempSync(path.join(tmpdir(), 'husrum-accounting-'));
const killSteps = (['calls', 'writes'] as const).find((steps) => steps === values.kill);
const bundle =
  killSteps === undefined
    ? undefined
    : await bundleWorker(path.join(import.meta.dirname, 'accounting-worker.main.ts'));
try {
  const reports = await runAccounting({
    programs,
    invoices: Number(values.invoices),
    chance: Number(values.chance),
    seed: Number(values.seed),
    sendsMails: values.mails || killSteps !== undefined,
    keepsLimits: values.limits,
    killSteps,
    kills: Number(values.kills),
    bundle,
    workers: 2,
    env: { DATA_DIR: folder, DATABASE_URL: values.url },
    log: (line) => console.log(`seed ${values.seed}, ${line}`),
  });
  for (const report of reports) console.log(formatReport(report));
  process.exitCode = reports.every((report) => listProblems(report).length === 0) ? 0 : 1;
} finally {
  bundle?.remove();
  removeDataFolder(folder);
}
