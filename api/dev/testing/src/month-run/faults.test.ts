import { spawn } from 'node:child_process';
import path from 'node:path';

// A short run. `npm run test:faults` is the long one.
const here = import.meta.dirname;

const run = (args: readonly string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const { DATABASE_URL: _, ...env } = process.env;
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(here, 'faults.main.ts'), ...args], {
      cwd: path.resolve(here, '../..'),
      env,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
      });
    child.on('close', (code) => resolve({ code, output }));
  });

it('creates nothing twice and misses nothing when processes are killed during a month', async () => {
  const { code, output } = await run([
    '--url',
    globalThis.testDatabase.url,
    '--kills',
    '2',
    '--leases',
    '8',
    '--seed',
    '11',
  ]);
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(
      /[2-9] kills in \d+ nights \(in [1-9] nights while a user's sending ran\).*nothing missing, nothing double\n$/,
    ),
  });
}, 300_000);
