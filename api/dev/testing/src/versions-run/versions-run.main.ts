import { runApiTests } from '../run-api-tests';

// `npm run test:versions`: all API tests on every supported version of PostgreSQL, one after the other. `-- 15 16` runs only those
// versions, `-- 15 api/leases` only those tests.
const VERSIONS = ['15', '16', '17', '18'];
const args = process.argv.slice(2);
const named = VERSIONS.filter((version) => args.includes(version));
const patterns = args.filter((arg) => !VERSIONS.includes(arg));

const rows: string[] = [];
for (const version of named.length > 0 ? named : VERSIONS) {
  const start = Date.now();
  const ok = runApiTests(['--maxWorkers=2', ...patterns], { POSTGRES_VERSION: version });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  rows.push(`${ok ? '✓' : '✗'} PostgreSQL ${version}  ${seconds.padStart(7)} s`);
}
console.log(`\n${rows.join('\n')}`);
process.exit(rows.every((row) => row.startsWith('✓')) ? 0 : 1);
