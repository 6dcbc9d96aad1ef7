import { token } from '@husrum/api-client';
import { REPORTS_MAX, telemetryCalls } from '@husrum/contract/telemetry';
import { overrideStore } from '../override/override.store';
import { catchReports } from '../testing/reports';
import { sendReports, tell } from './outbox';

const failure = (message: string) =>
  tell({ remote: 'shell', build: 's1', kind: 'script', message, stack: null, ms: null });

afterEach(() => localStorage.clear());

test('reports go together, in portions that the contract takes, and the same is said once', () => {
  const sent = catchReports(1);
  for (let number = 0; number < REPORTS_MAX + 5; number += 1) failure(`failure ${number}`);
  failure('failure 3');
  expect(sent()).toEqual([]);
  sendReports();
  const portions = sent();
  expect(portions.map(({ reports }) => reports.length)).toEqual([REPORTS_MAX, 5]);
  for (const { reports } of portions) expect(telemetryCalls.report.body?.isValidSync({ reports })).toBe(true);
  sendReports();
  expect(sent()).toEqual([]);
});

test('who is signed in says so, and what is sent outlives the page', () => {
  const sent = catchReports(1);
  failure('of a stranger');
  sendReports();
  token.set('abc');
  failure('of a landlord');
  sendReports();
  expect(sent()).toMatchObject([
    { authorization: null, keepalive: true },
    { authorization: 'Bearer abc', keepalive: true },
  ]);
});

test('a report that cannot be sent is no failure of the page', async () => {
  catchReports(1);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  failure('on the way out');
  sendReports();
  await new Promise((settled) => setTimeout(settled));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a visit that is not sampled sends nothing', () => {
  const sent = catchReports(0);
  failure('somewhere');
  sendReports();
  expect(sent()).toEqual([]);
});

test('nor does one that runs a part of the product from the own machine', () => {
  const sent = catchReports(1);
  const override = { remote: 'mf-leases', origin: 'http://localhost:4201' } as const;
  overrideStore.set(override, { token: 'abc', seconds: 60 });
  failure('at home');
  sendReports();
  overrideStore.clear();
  sendReports();
  expect(sent()).toEqual([]);
});
