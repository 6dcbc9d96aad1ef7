import { token } from '@husrum/api-client';
import { MAX_REPORTS, telemetryCalls } from '@husrum/contract/telemetry';
import { overrideStore } from '../override/override.store';
import { captureReports } from '../testing/reports';
import { queueReport, sendReports } from './report-queue';

const queueFailure = (message: string) =>
  queueReport({ remote: 'shell', build: 's1', kind: 'script', message, stack: null, ms: null });

afterEach(() => localStorage.clear());

test('sends reports in batches of at most the contract’s limit, without duplicates', () => {
  const takeSentReports = captureReports({ sampleRate: 1 });
  for (let number = 0; number < MAX_REPORTS + 5; number += 1) queueFailure(`failure ${number}`);
  queueFailure('failure 3');
  expect(takeSentReports()).toEqual([]);
  sendReports();
  const batches = takeSentReports();
  expect(batches.map(({ reports }) => reports.length)).toEqual([MAX_REPORTS, 5]);
  for (const { reports } of batches) expect(telemetryCalls.report.body?.isValidSync({ reports })).toBe(true);
  sendReports();
  expect(takeSentReports()).toEqual([]);
});

test('sends the token of a signed-in user, with keepalive', () => {
  const takeSentReports = captureReports({ sampleRate: 1 });
  queueFailure('signed out');
  sendReports();
  token.set('abc');
  queueFailure('signed in');
  sendReports();
  expect(takeSentReports()).toMatchObject([
    { authorization: null, keepalive: true },
    { authorization: 'Bearer abc', keepalive: true },
  ]);
});

test('a report that cannot be sent causes no unhandled rejection', async () => {
  captureReports({ sampleRate: 1 });
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  queueFailure('offline');
  sendReports();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a visit that is not sampled sends nothing', () => {
  const takeSentReports = captureReports({ sampleRate: 0 });
  queueFailure('not sampled');
  sendReports();
  expect(takeSentReports()).toEqual([]);
});

test('a visit with an override sends nothing', () => {
  const takeSentReports = captureReports({ sampleRate: 1 });
  const override = { remote: 'mf-leases', origin: 'http://localhost:4201' } as const;
  overrideStore.set(override, { token: 'abc', seconds: 60 });
  queueFailure('with an override');
  sendReports();
  overrideStore.clear();
  sendReports();
  expect(takeSentReports()).toEqual([]);
});
