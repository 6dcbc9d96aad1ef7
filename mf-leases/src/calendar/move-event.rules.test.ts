import { makeLeaseRow } from '../lease/lease.test-data';
import { listMoveEvents } from './move-event.rules';

test('lists move-ins and move-outs of the period by date', () => {
  const events = listMoveEvents(
    [
      makeLeaseRow({ id: 1, start: '2026-11-25', stop: '2026-11-27' }),
      makeLeaseRow({ id: 2, start: '2020-01-01', stop: '2026-11-20' }),
      makeLeaseRow({ id: 3, start: '2026-11-27', stop: null }),
      makeLeaseRow({ id: 4, start: '2026-11-28', stop: null }),
    ],
    '2026-11-20',
    '2026-11-27',
  );
  expect(events.map(({ date, kind, lease }) => [date, kind, lease.id])).toEqual([
    ['2026-11-20', 'out', 2],
    ['2026-11-25', 'in', 1],
    ['2026-11-27', 'in', 3],
    ['2026-11-27', 'out', 1],
  ]);
});
