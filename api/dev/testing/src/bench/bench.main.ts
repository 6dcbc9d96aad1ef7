import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { removeDataFolder } from '../kill-run/postmaster';
import { startPostgresCluster } from '../postgres-cluster';
import { bounds, isWithinBound, type Measurement } from './bounds';
import { measureEngine } from './engine';
import { measureExports } from './export';
import { measureMaintenanceLists } from './maintenance-lists';
import { measureMatchingRatio } from './matching';
import type { ReadTimes } from './measure-reads';
import { measureMoney } from './money';
import { type MonthReport, measureMonth } from './month';
import { measureUploads, type UploadReport } from './uploads';

/**
 * `--target engine`, or `--target database --invoices 5000 --port 4130`, with `--export` an export of `--rows` invoice rows, with
 * `--lists` the lists of activities, with `--uploads` the reading of uploaded files, with `--money` a bank file and aged balances
 * (`--payments`, `--sent` invoices). `--url …` names another database than the embedded one. Exits with 1 beyond a bound.
 */
const { values } = parseArgs({
  options: {
    target: { type: 'string', default: 'engine' },
    url: { type: 'string', default: '' },
    invoices: { type: 'string', default: String(bounds.invoices) },
    port: { type: 'string', default: '4130' },
    export: { type: 'boolean', default: false },
    rows: { type: 'string', default: String(bounds.exportRows) },
    lists: { type: 'boolean', default: false },
    uploads: { type: 'boolean', default: false },
    money: { type: 'boolean', default: false },
    payments: { type: 'string', default: String(bounds.filePayments) },
    sent: { type: 'string', default: String(bounds.agedInvoices) },
  },
});

const percentile = (durations: readonly number[], share: number): number =>
  durations.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(durations.length * share) - 1)] ?? 0;

const toMeasurements = ({ seconds, reads }: MonthReport): Measurement[] => [
  { name: `${values.invoices} invoices`, value: seconds, unit: 's', max: bounds.monthSeconds },
  ...reads.flatMap(({ name, durationsMs }): Measurement[] => [
    {
      name: `${name}, p95 of ${durationsMs.length}`,
      value: percentile(durationsMs, 0.95),
      unit: 'ms',
      max: bounds.readMilliseconds,
    },
    {
      name: `${name}, longest`,
      value: percentile(durationsMs, 1),
      unit: 'ms',
      max: bounds.longestReadMilliseconds,
    },
  ]),
];

const formatBound = ({ min, max }: Measurement): string => {
  if (min !== undefined) return `at least ${min}`;
  return max == null ? '' : `at most ${max}`;
};

const print = (title: string, measurements: readonly Measurement[]): void => {
  console.log(`\n${title}`);
  for (const measurement of measurements) {
    const { name, value, unit } = measurement;
    const bound = formatBound(measurement);
    const number = value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('sv-SE');
    console.log(
      `  ${name.padEnd(44)} ${number.padStart(9)} ${unit.padEnd(8)} ${bound.padEnd(12)}${isWithinBound(measurement) ? '' : ' ✗'}`,
    );
  }
};

const runEngine = (): boolean => {
  const measurements: Measurement[] = [
    { name: 'invoices on one core', value: measureEngine(), unit: 'per s', min: bounds.invoicesPerSecond },
    {
      name: 'twice as many payments, ratio',
      value: measureMatchingRatio(),
      unit: '',
      max: bounds.matchingRatio,
    },
  ];
  print('Rent engine and bank files', measurements);
  return measurements.every(isWithinBound);
};

type DatabaseBenchmark = (env: Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>) => Promise<boolean>;

const runMonth: DatabaseBenchmark = async (env) => {
  const report = await measureMonth({
    env,
    port: Number(values.port),
    leases: Number(values.invoices),
    workers: 1,
    log: (line) => console.log(`  ${line}`),
  });
  const measurements = toMeasurements(report);
  print('A month', measurements);
  for (const violation of report.violations) console.log(`  ✗ ${violation}`);
  return report.violations.length === 0 && measurements.every(isWithinBound);
};

const runExports: DatabaseBenchmark = async (env) => {
  const reports = await measureExports({
    env,
    port: Number(values.port),
    rows: Number(values.rows),
    log: (line) => console.log(`  ${line}`),
  });
  const toP95 = (reads: readonly ReadTimes[]): number =>
    percentile(
      reads.flatMap(({ durationsMs }) => durationsMs),
      0.95,
    );
  const measurements = reports.flatMap(
    ({ name, seconds, megabytes, rows, readsAtRest, reads }): Measurement[] => [
      { name: `${name}, rows`, value: rows, unit: '', min: Number(values.rows) },
      { name: `${name}, time`, value: seconds, unit: 's' },
      { name: `${name}, memory above rest`, value: megabytes, unit: 'MB', max: bounds.exportMegabytes },
      { name: `${name}, reads at rest p95`, value: toP95(readsAtRest), unit: 'ms' },
      {
        name: `${name}, reads p95`,
        value: toP95(reads),
        unit: 'ms',
        max: bounds.readMilliseconds,
      },
    ],
  );
  print('Large exports', measurements);
  return measurements.every(isWithinBound);
};

const runLists: DatabaseBenchmark = async (env) => {
  const reports = await measureMaintenanceLists({
    env,
    port: Number(values.port),
    objects: bounds.listObjects,
    activities: bounds.listActivities,
  });
  const measurements = reports.flatMap(({ name, callsMs, queriesMs }): Measurement[] => {
    const [calls, queries] = [percentile(callsMs, 0.95), percentile(queriesMs, 0.95)];
    return [
      { name: `${name}, median`, value: percentile(callsMs, 0.5), unit: 'ms' },
      { name: `${name}, queries alone median`, value: percentile(queriesMs, 0.5), unit: 'ms' },
      { name: `${name}, p95`, value: calls, unit: 'ms' },
      { name: `${name}, queries alone p95`, value: queries, unit: 'ms' },
      { name: `${name}, ratio`, value: calls / queries, unit: '', max: bounds.listRatio },
    ];
  });
  print('Lists and calendar of activities', measurements);
  return measurements.every(isWithinBound);
};

const runUploads: DatabaseBenchmark = async (env) => {
  const reports = await measureUploads({ env, port: Number(values.port), rows: bounds.uploadRows });
  const toP95 = ({ healthMs }: UploadReport): number => percentile(healthMs, 0.95);
  const [atRest, ...uploads] = reports;
  const rest = atRest === undefined ? 0 : toP95(atRest);
  const all = { name: 'all files', seconds: 0, healthMs: uploads.flatMap(({ healthMs }) => healthMs) };
  const measurements = [
    { name: '/health at rest, p95', value: rest, unit: 'ms' },
    ...uploads.flatMap((report): Measurement[] => [
      { name: `${report.name}, time`, value: report.seconds, unit: 's' },
      { name: `${report.name}, /health p95 of ${report.healthMs.length}`, value: toP95(report), unit: 'ms' },
      { name: `${report.name}, /health longest`, value: percentile(report.healthMs, 1), unit: 'ms' },
    ]),
    {
      name: 'all files, /health p95 by that at rest',
      value: toP95(all) / rest,
      unit: '',
      max: bounds.uploadHealthRatio,
    },
  ];
  print('Uploaded files', measurements);
  return measurements.every(isWithinBound);
};

const runMoney: DatabaseBenchmark = async (env) => {
  const reports = await measureMoney({
    env,
    port: Number(values.port),
    payments: Number(values.payments),
    invoices: Number(values.sent),
    log: (line) => console.log(`  ${line}`),
  });
  const measurements = reports.flatMap(({ name, ms, bareMs }): Measurement[] => [
    { name: `${name}, time`, value: ms, unit: 'ms' },
    { name: `${name}, SQL alone`, value: bareMs, unit: 'ms' },
    { name: `${name}, ratio`, value: ms / bareMs, unit: '' },
  ]);
  print(`Bank file of ${values.payments} payments, ${values.sent} invoices`, measurements);
  return true;
};

const selectBenchmark = (): DatabaseBenchmark => {
  if (values.export) return runExports;
  if (values.uploads) return runUploads;
  if (values.money) return runMoney;
  return values.lists ? runLists : runMonth;
};
/** Runs the benchmark with a data folder that is removed afterwards. */
const runDatabase = async (): Promise<boolean> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'husrum-bench-'));
  const run = selectBenchmark();
  // The lists and the money are compared with SQL alone, which needs an address to connect to.
  const cluster =
    (values.lists || values.money) && values.url === '' ? await startPostgresCluster(18) : undefined;
  try {
    return await run({ DATA_DIR: folder, DATABASE_URL: cluster?.url('postgres') ?? values.url });
  } finally {
    await cluster?.stop();
    removeDataFolder(folder);
  }
};
const isWithinBounds = values.target === 'engine' ? runEngine() : await runDatabase();
process.exitCode = isWithinBounds ? 0 : 1;
