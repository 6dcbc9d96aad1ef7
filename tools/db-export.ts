import { resolve } from 'node:path';
import { root } from './architecture/sources';
import { run } from './testing/run';

// `npm run db:export -- file`: all rows of the database that the settings name, into a file.
const file = process.argv[2];
const { ok } = await run(
  process.execPath,
  ['--import', 'tsx', 'src/transfer/main.ts', 'export', ...(file === undefined ? [] : [resolve(file)])],
  { cwd: `${root}/api` },
);
process.exit(ok ? 0 : 1);
