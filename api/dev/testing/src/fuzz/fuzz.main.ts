import { parseArgs } from 'node:util';
import { runApiTests } from '../run-api-tests';

// `npm run fuzz`: calls the API with random, often hostile input. A failure prints the request; the same seed repeats the same
// requests. `-- --requests 1000 --seed 7`
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

const env = { FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed };
const ok = runApiTests(['--testPathPatterns', 'api/dev/testing/src/fuzz'], env);
process.exit(ok ? 0 : 1);
