import { spawn } from 'node:child_process';
import path from 'node:path';

// The long one is `npm run test:faults`; here a few kills, so that no change goes without.
const here = import.meta.dirname;
const database = globalThis.testDatabase;
const on = 'url' in database ? ['--database', 'postgres', '--url', database.url] : ['--database', 'embedded'];

const run = (args: readonly string[]): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const { DATABASE_URL: _, ...env } = process.env;
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(here, 'faults.main.ts'), ...args], {
      cwd: path.resolve(here, '../..'),
      env,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk);
      });
    child.on('close', (code) => resolve({ code, said }));
  });

it('leaves nothing missing and nothing double when it is killed in the middle of a month', async () => {
  const { code, said } = await run([...on, '--kills', '2', '--leases', '8', '--seed', '11']);
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(
      /[2-9] kills in \d+ nights \([1-9] of them of sendings by hand\).*nothing missing, nothing double\n$/,
    ),
  });
}, 300_000);
