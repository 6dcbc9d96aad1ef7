const path = require('node:path');
const { shiftDate } = require('./shift-date.cjs');

/** 09:00 in Stockholm on a Tuesday in the middle of a month. */
const DEFAULT_INSTANT = '2026-03-17T08:00:00Z';
const OFFSET = 'TEST_CLOCK_OFFSET_MS';

/** Milliseconds from the real time to that of the tests. Without a test clock it is 0. */
const offsetOf = (env) => Number(env[OFFSET] ?? 0);

/** The environment of a process whose clock starts at the instant now, and of all processes that it starts. */
const createClockEnvironment = (instant = process.env.TEST_CLOCK ?? DEFAULT_INSTANT) => {
  const start = Date.parse(instant);
  if (Number.isNaN(start)) throw new Error(`Not an instant, such as ${DEFAULT_INSTANT}: ${instant}`);
  const realNow = Date.now() - offsetOf(process.env);
  const preload = `--require ${JSON.stringify(path.join(__dirname, 'preload.cjs'))}`;
  return {
    [OFFSET]: String(start - realNow),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
  };
};

/** Puts this process and all that it starts on the test clock, unless they are already. */
const startTestClock = () => {
  if (process.env[OFFSET] === undefined) Object.assign(process.env, createClockEnvironment());
  shiftDate(globalThis, offsetOf(process.env));
};

/** A script that puts a page of a browser on the test clock of this process. */
const createClockScript = () => `(${shiftDate})(globalThis, ${offsetOf(process.env)})`;

module.exports = { DEFAULT_INSTANT, createClockEnvironment, createClockScript, offsetOf, startTestClock };
