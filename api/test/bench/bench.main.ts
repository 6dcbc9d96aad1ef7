import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchDatabase, bounds, type Figure, holds } from './bounds';
import { benchEngine } from './engine';
import { benchMonth, type MonthReport } from './month';

/** `--what engine`, or `--what embedded|postgres --url … --invoices 5000 --port 4130`: ends with 1 when a bound is broken. */
const { values } = parseArgs({
  options: {
    what: { type: 'string', default: 'engine' },
    url: { type: 'string', default: '' },
    invoices: { type: 'string', default: String(bounds.invoices) },
    port: { type: 'string', default: '4130' },
  },
});

const share = (times: readonly number[], of: number): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * of) - 1)] ?? 0;

const figuresOf = (database: BenchDatabase, { seconds, reads }: MonthReport): Figure[] => [
  { name: `${values.invoices} hyresavier`, value: seconds, unit: 's', most: bounds.monthSeconds[database] },
  ...reads.flatMap(({ name, times }): Figure[] => [
    {
      name: `${name}, p95 av ${times.length}`,
      value: share(times, 0.95),
      unit: 'ms',
      most: bounds.readMilliseconds[database],
    },
    {
      name: `${name}, längst`,
      value: share(times, 1),
      unit: 'ms',
      most: bounds.longestReadMilliseconds[database],
    },
  ]),
];

const show = (title: string, figures: readonly Figure[]): void => {
  console.log(`\n${title}`);
  for (const figure of figures) {
    const { name, value, unit, least, most } = figure;
    const bound = least !== undefined ? `minst ${least}` : most == null ? '' : `högst ${most}`;
    const number = value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('sv-SE');
    console.log(
      `  ${name.padEnd(34)} ${number.padStart(9)} ${unit.padEnd(8)} ${bound.padEnd(12)}${holds(figure) ? '' : ' ✗'}`,
    );
  }
};

const engine = (): boolean => {
  const figures: Figure[] = [
    { name: 'hyresavier på en kärna', value: benchEngine(), unit: 'per s', least: bounds.invoicesPerSecond },
  ];
  show('Hyresmotorn', figures);
  return figures.every(holds);
};

const month = async (database: BenchDatabase): Promise<boolean> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'husrum-bench-'));
  const postgres = database === 'postgres';
  try {
    const report = await benchMonth({
      env: { DATA_DIR: folder, DATABASE_URL: postgres ? values.url : '' },
      port: Number(values.port),
      leases: Number(values.invoices),
      workers: postgres ? 1 : 0,
      say: (line) => console.log(`  ${line}`),
    });
    const figures = figuresOf(database, report);
    show(postgres ? 'En månad på PostgreSQL' : 'En månad på den inbäddade databasen', figures);
    for (const fault of report.faults) console.log(`  ✗ ${fault}`);
    return report.faults.length === 0 && figures.every(holds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const { what } = values;
const good = what === 'embedded' || what === 'postgres' ? await month(what) : engine();
process.exitCode = good ? 0 : 1;
