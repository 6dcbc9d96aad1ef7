import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabaseUrl } from '../month-run/database-url';
import { type BenchDatabase, bounds, isWithinBound, type Measurement } from './bounds';
import { measureEngine } from './engine';
import { type MonthReport, measureMonth } from './month';

/** `--what engine`, or `--what embedded|postgres --url … --invoices 5000 --port 4130`. Exits with 1 beyond a bound. */
const { values } = parseArgs({
  options: {
    what: { type: 'string', default: 'engine' },
    url: { type: 'string' },
    invoices: { type: 'string', default: String(bounds.invoices) },
    port: { type: 'string', default: '4130' },
  },
});

const percentile = (durations: readonly number[], share: number): number =>
  durations.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(durations.length * share) - 1)] ?? 0;

const toMeasurements = (database: BenchDatabase, { seconds, reads }: MonthReport): Measurement[] => [
  { name: `${values.invoices} hyresavier`, value: seconds, unit: 's', max: bounds.monthSeconds[database] },
  ...reads.flatMap(({ name, durationsMs }): Measurement[] => [
    {
      name: `${name}, p95 av ${durationsMs.length}`,
      value: percentile(durationsMs, 0.95),
      unit: 'ms',
      max: bounds.readMilliseconds[database],
    },
    {
      name: `${name}, längst`,
      value: percentile(durationsMs, 1),
      unit: 'ms',
      max: bounds.longestReadMilliseconds[database],
    },
  ]),
];

const print = (title: string, measurements: readonly Measurement[]): void => {
  console.log(`\n${title}`);
  for (const measurement of measurements) {
    const { name, value, unit, min, max } = measurement;
    const bound = min !== undefined ? `minst ${min}` : max == null ? '' : `högst ${max}`;
    const number = value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('sv-SE');
    console.log(
      `  ${name.padEnd(34)} ${number.padStart(9)} ${unit.padEnd(8)} ${bound.padEnd(12)}${isWithinBound(measurement) ? '' : ' ✗'}`,
    );
  }
};

const runEngine = (): boolean => {
  const measurements: Measurement[] = [
    { name: 'hyresavier på en kärna', value: measureEngine(), unit: 'per s', min: bounds.invoicesPerSecond },
  ];
  print('Hyresmotorn', measurements);
  return measurements.every(isWithinBound);
};

const runMonth = async (database: BenchDatabase): Promise<boolean> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'husrum-bench-'));
  const postgres = database === 'postgres';
  try {
    const report = await measureMonth({
      env: { DATA_DIR: folder, DATABASE_URL: readDatabaseUrl({ database, url: values.url }) },
      port: Number(values.port),
      leases: Number(values.invoices),
      workers: postgres ? 1 : 0,
      log: (line) => console.log(`  ${line}`),
    });
    const measurements = toMeasurements(database, report);
    print(postgres ? 'En månad på PostgreSQL' : 'En månad på den inbäddade databasen', measurements);
    for (const fault of report.faults) console.log(`  ✗ ${fault}`);
    return report.faults.length === 0 && measurements.every(isWithinBound);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const { what } = values;
const isWithinBounds = what === 'embedded' || what === 'postgres' ? await runMonth(what) : runEngine();
process.exitCode = isWithinBounds ? 0 : 1;
