import { calls, REPORTS_MAX } from '@husrum/contract';
import { catchBeacons } from '../testing/beacons';
import { sendReports, tell } from './outbox';

const failure = (message: string) =>
  tell({ remote: 'shell', build: 's1', kind: 'script', message, stack: null, ms: null });

test('reports go together, in portions that the contract takes, and the same is said once', async () => {
  const sent = catchBeacons(1);
  for (let number = 0; number < REPORTS_MAX + 5; number += 1) failure(`failure ${number}`);
  failure('failure 3');
  expect(await sent()).toEqual([]);
  sendReports();
  const bodies = await sent();
  expect(bodies.map(({ reports }) => reports.length)).toEqual([REPORTS_MAX, 5]);
  for (const body of bodies) expect(calls.telemetry.report.body?.isValidSync(body)).toBe(true);
  sendReports();
  expect(await sent()).toEqual([]);
});

test('a visit that is not sampled sends nothing', async () => {
  const sent = catchBeacons(0);
  failure('somewhere');
  sendReports();
  expect(await sent()).toEqual([]);
});
