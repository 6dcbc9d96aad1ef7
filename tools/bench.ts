import { parseArgs } from 'node:util';
import { root } from './architecture/sources';
import { startPostgres } from './testing/postgres';
import { run } from './testing/run';

/**
 * `npm run bench`: what the rent engine makes in a second, and how long a month of invoices takes on both databases while
 * somebody uses the product. `-- --only engine --invoices 500` does less. Ends with 1 when a promise is broken.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, invoices: { type: 'string' }, port: { type: 'string' } },
});

const bench = (what: string, ...more: string[]) =>
  run(
    process.execPath,
    [
      ...['--import', 'tsx', 'test/bench/bench.main.ts', '--what', what, ...more],
      ...(values.invoices ? ['--notices', values.invoices] : []),
      ...(values.port ? ['--port', values.port] : []),
    ],
    { cwd: `${root}/api` },
  );

const onPostgres = async () => {
  const cluster = await startPostgres();
  try {
    return await bench('postgres', '--url', cluster.url);
  } finally {
    await cluster.stop();
  }
};

const parts = {
  engine: () => bench('engine'),
  postgres: onPostgres,
  embedded: () => bench('embedded'),
};

let good = true;
for (const [name, part] of Object.entries(parts)) {
  if (values.only === undefined || values.only === name) good = (await part()).ok && good;
}
process.exit(good ? 0 : 1);
