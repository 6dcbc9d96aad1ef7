import { toAreaHistory } from './area-history.rules';

test('lists areas newest first with their first and last days; the oldest area has applied from the beginning', () => {
  const stored = [
    { id: 1, validFrom: '2026-11-20', area: '60' },
    { id: 3, validFrom: '2027-01-01', area: null },
    { id: 2, validFrom: '2026-11-25', area: 62.5 },
  ];
  expect(toAreaHistory(stored, '2026-11-25')).toEqual([
    { id: 3, area: null, valid_from: '2027-01-01', valid_to: null, phase: 'coming' },
    { id: 2, area: 62.5, valid_from: '2026-11-25', valid_to: '2026-12-31', phase: 'current' },
    { id: 1, area: 60, valid_from: null, valid_to: '2026-11-24', phase: 'past' },
  ]);
  expect(toAreaHistory(stored.slice(0, 1), '2026-01-01')).toMatchObject([{ phase: 'current' }]);
});
