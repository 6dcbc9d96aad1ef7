import { aLeaseRow } from '../lease/lease.test-data';
import { movesOf } from './moves.rules';

test('moves of the days, in order, an end and a beginning each by itself', () => {
  const moves = movesOf(
    [
      aLeaseRow({ id: 1, start: '2026-11-25', stop: '2026-11-27' }),
      aLeaseRow({ id: 2, start: '2020-01-01', stop: '2026-11-20' }),
      aLeaseRow({ id: 3, start: '2026-11-27', stop: null }),
      aLeaseRow({ id: 4, start: '2026-11-28', stop: null }),
    ],
    '2026-11-20',
    '2026-11-27',
  );
  expect(moves.map(({ date, kind, lease }) => [date, kind, lease.id])).toEqual([
    ['2026-11-20', 'out', 2],
    ['2026-11-25', 'in', 1],
    ['2026-11-27', 'in', 3],
    ['2026-11-27', 'out', 1],
  ]);
});
