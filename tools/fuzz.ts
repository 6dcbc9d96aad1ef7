import { parseArgs } from 'node:util';
import { runBin } from './process';
import { withPostgres } from './servers/postgres';

// `npm run fuzz`: calls the API with random, often hostile input, on both databases. A failure prints the request; the
// same seed repeats the same requests. `-- --requests 1000 --seed 7 --database postgres`
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    database: { type: 'string' },
  },
});

const fuzz = (env: Record<string, string>) =>
  runBin('jest', ['--ci', '--selectProjects', 'api', '--testPathPatterns', 'api/dev/testing/src/fuzz'], {
    env: { ...env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
  });

let ok = true;
if (values.database !== 'postgres') ok = (await fuzz({})).ok && ok;
if (values.database !== 'embedded') ok = (await withPostgres((url) => fuzz({ DATABASE_URL: url }))).ok && ok;
process.exit(ok ? 0 : 1);
