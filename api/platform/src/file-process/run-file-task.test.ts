import path from 'node:path';
import type hostile from './hostile.test-data';
import type { HostileKind } from './hostile.test-data';
import { runFileTask } from './run-file-task';

const TASK = path.join(import.meta.dirname, 'hostile.test-data.ts');
const warn = jest.fn();
/** A busy machine may take long to reach the limit of memory. */
jest.setTimeout(60_000);

const run = (kind: HostileKind, maxMilliseconds = 50_000) =>
  runFileTask<typeof hostile>(TASK, { kind }, { log: { warn }, maxMilliseconds });
const refusal = (kind: HostileKind, maxMilliseconds?: number) =>
  run(kind, maxMilliseconds).then(
    () => {
      throw new Error('the file was read');
    },
    (error) => error,
  );

beforeEach(() => warn.mockClear());

test('a task runs in another process, which knows no settings, and the process is used again', async () => {
  const first = await run('process');
  expect(Object.keys(process.env)).toContain('JEST_WORKER_ID');
  expect(first).toMatchObject({ variables: expect.not.arrayContaining(['JEST_WORKER_ID']) });
  expect(first).not.toMatchObject({ pid: process.pid });
  expect(await run('process')).toEqual(first);
});

test('bytes, maps and long texts are copied there and back', async () => {
  expect(await run('values')).toEqual({ map: new Map([['a', 1]]), length: 20_000_000 });
});

test('what the task refuses is the error of the call', async () => {
  expect(await refusal('refuses')).toMatchObject({ status: 422, details: { fields: { file: ['Nej.'] } } });
  expect(warn).not.toHaveBeenCalled();
});

const FAILED = /^Filen går inte att läsa/;
test.each([
  ['ends its process', 'exits', FAILED],
  ['needs too much memory', 'fills memory', FAILED],
  ['needs too much memory for long texts', 'fills memory with texts', FAILED],
  ['throws', 'throws', FAILED],
  ['never ends', 'loops', /^Det tog för lång tid/],
] as const)(
  'a task that %s is an error of the file, which is logged, and the next file is read',
  async (_name, kind, text) => {
    const isSlow = kind === 'loops';
    expect(await refusal(kind, isSlow ? 3000 : undefined)).toMatchObject({
      status: 422,
      details: { fields: { file: [expect.stringMatching(text)] } },
    });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await run('process')).toHaveProperty('pid');
  },
);

test('the time of a file begins when its turn comes, and too many waiting files are refused', async () => {
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => run('waits', 5000)));
  const read = results.filter(({ status }) => status === 'fulfilled');
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(read.length).toBeGreaterThanOrEqual(20);
  expect(refused.length).toBeGreaterThanOrEqual(8);
  for (const result of refused) expect(result).toMatchObject({ reason: { status: 503 } });
});
