import { resolve } from 'node:path';
import { root } from './architecture/sources';
import { run } from './testing/run';

// `npm run db:import -- file`: the rows of such a file, into an empty database.
const file = process.argv[2];
const { ok } = await run(
  process.execPath,
  ['--import', 'tsx', 'src/transfer/main.ts', 'import', ...(file === undefined ? [] : [resolve(file)])],
  { cwd: `${root}/api` },
);
process.exit(ok ? 0 : 1);
