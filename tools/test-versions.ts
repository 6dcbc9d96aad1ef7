import { createClockEnvironment } from '@husrum/testing/clock';
import { runBin, secondsSince } from './process';

// `npm run test:versions`: all API tests on every supported version of PostgreSQL, one after the other. `-- 15 16` runs only those
// versions, `-- 15 api/leases` only those tests.
const VERSIONS = ['15', '16', '17', '18'];
const args = process.argv.slice(2);
const named = VERSIONS.filter((version) => args.includes(version));
const patterns = args.filter((arg) => !VERSIONS.includes(arg));

const rows: string[] = [];
for (const version of named.length > 0 ? named : VERSIONS) {
  const start = Date.now();
  const { ok } = await runBin('jest', ['--ci', '--maxWorkers=2', ...patterns, '--selectProjects', 'api'], {
    env: { POSTGRES_VERSION: version, ...createClockEnvironment() },
  });
  rows.push(`${ok ? '✓' : '✗'} PostgreSQL ${version}  ${secondsSince(start).padStart(9)}`);
}
console.log(`\n${rows.join('\n')}`);
process.exit(rows.every((row) => row.startsWith('✓')) ? 0 : 1);
