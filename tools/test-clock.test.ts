import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createClockEnvironment, createClockScript, DEFAULT_INSTANT } from '@husrum/testing/clock';
import { root } from './workspace';

const SECOND = 1000;
/** A busy machine takes a while to start a process. */
const START_MS = 60 * SECOND;

/** What Node prints when the test clock starts at the instant. */
const runOn = (instant: string, source: string): string[] =>
  execFileSync(process.execPath, ['-e', source], {
    encoding: 'utf8',
    env: { ...process.env, ...createClockEnvironment(instant) },
  })
    .trim()
    .split('\n');

const expectJustAfter = (time: number, instant: string) => {
  expect(time).toBeGreaterThanOrEqual(Date.parse(instant));
  expect(time).toBeLessThan(Date.parse(instant) + START_MS);
};

test('a process, those that it starts and its threads run from the instant', () => {
  const print = 'console.log(Date.now())';
  const times = runOn(
    '2028-02-29T23:30:00Z',
    `${print}
     process.stdout.write(require('child_process').execFileSync(process.execPath, ['-e', '${print}']))
     new (require('worker_threads').Worker)("process.stdout.write(String(Date.now()))", { eval: true })`,
  );
  expect(times).toHaveLength(3);
  for (const time of times) expectJustAfter(Number(time), '2028-02-29T23:30:00Z');
});

test('the clock keeps running, and changes nothing but the present', () => {
  const result = runOn(
    '2028-02-29T08:00:00Z',
    `const [date, start] = [new Date(), Date.now()]
     while (Date.now() - start < 20);
     class Later extends Date {}
     console.log(JSON.stringify({
       elapsed: Date.now() - start >= 20,
       text: Date().includes('Feb 29 2028'),
       subclass: new Later() instanceof Later && new Later().getTime() >= start,
       instances: [date instanceof Date, date.constructor === Date, structuredClone(date) instanceof Date],
       fixed: [new Date(0), new Date(2026, 0, 1).getFullYear(), Date.UTC(2026, 0), Date.parse('2026-01-01'), Date.length],
     }))`,
  );
  expect(JSON.parse(result.join(''))).toEqual({
    elapsed: true,
    text: true,
    subclass: true,
    instances: [true, true, true],
    fixed: ['1970-01-01T00:00:00.000Z', 2026, 1_767_225_600_000, 1_767_225_600_000, 7],
  });
});

test('a page of the browser has the time of the tests, also when the script runs twice', () => {
  const script = createClockScript();
  const time: number = runInNewContext(`${script}; ${script}; Date.now()`);
  expect(Math.abs(time - Date.now())).toBeLessThan(START_MS);
});

test('fake timers start at the time of the tests', () => {
  jest.useFakeTimers();
  const faked = Date.now();
  jest.useRealTimers();
  expect(Math.abs(faked - Date.now())).toBeLessThan(START_MS);
});

test.each(['jest', 'playwright'])('%s alone is on the default day', (name) => {
  const { TEST_CLOCK: _, TEST_CLOCK_OFFSET_MS: __, NODE_OPTIONS: ___, ...env } = process.env;
  const config = { jest: 'jest.config.cjs', playwright: 'e2e/playwright.config.ts' }[name] ?? '';
  const source = `import(${JSON.stringify(join(root, config))}).then(() => console.log(Date.now()))`;
  const time = execFileSync(process.execPath, ['--import', 'tsx', '-e', source], {
    encoding: 'utf8',
    env,
    cwd: root,
  });
  expectJustAfter(Number(time), DEFAULT_INSTANT);
});

test('refuses what is not an instant', () => {
  expect(() => createClockEnvironment('i morgon')).toThrow(
    'Not an instant, such as 2026-03-17T08:00:00Z: i morgon',
  );
});
