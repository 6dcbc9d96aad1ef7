import { spawn } from 'node:child_process';
import path from 'node:path';

// A short run. `npm run test:accounting` is the long one.
const here = import.meta.dirname;

const run = (args: readonly string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const { DATABASE_URL: _, ...env } = process.env;
    const main = path.join(here, 'accounting-run.main.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
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

it.each(['fortnox', 'visma'])(
  'loses and duplicates nothing in the books while %s fails at random calls',
  async (program) => {
    const { code, output } = await run([
      '--program',
      program,
      '--invoices',
      '12',
      '--chance',
      '0.05',
      '--seed',
      '11',
    ]);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/12 invoices, 1 credits, 12 customers, .*0 lost, 0 doubled, equal\n$/),
    });
  },
  300_000,
);
