import { listDueDays, nextDue, type PastInspection } from './next-due.rules';

const approved = (performed_on: string): PastInspection => ({ performed_on, result: 'APPROVED' });
const rejected = (performed_on: string): PastInspection => ({ performed_on, result: 'REJECTED' });

test.each<[string, PastInspection[], string | null, string | undefined]>([
  ['never inspected, without a day of use', [], null, undefined],
  ['a new lift: two years from the month in which it was taken into use', [], '2025-01-15', '2027-01-31'],
  ['inspected before its first use', [approved('2025-01-10')], '2025-01-15', '2027-01-31'],
  ['its first periodic inspection', [approved('2026-12-04')], '2025-01-15', '2028-01-31'],
  ['one known inspection', [approved('2025-11-03')], null, '2026-11-30'],
  [
    'two months early: counted from the end of the interval',
    ['2024-11-03', '2025-09-10'].map(approved),
    null,
    '2026-11-30',
  ],
  [
    'five months late: counted from the end of the interval',
    ['2023-11-03', '2025-04-10'].map(approved),
    null,
    '2025-11-30',
  ],
  ['a whole interval late', ['2023-11-03', '2025-11-20'].map(approved), null, '2026-11-30'],
  [
    'more than six months early: a shorter interval',
    ['2024-11-03', '2025-03-10'].map(approved),
    null,
    '2026-03-31',
  ],
  [
    'inspected again after a rejection',
    [approved('2023-11-03'), rejected('2024-11-08'), approved('2025-01-20')],
    null,
    '2025-11-30',
  ],
])('a lift, %s', (_title, inspections, commissionedOn, due) => {
  expect(nextDue('LIFT', inspections, 12, commissionedOn)).toBe(due);
});

test.each<[string, string[], string]>([
  ['early: counted from the inspection', ['2020-05-10', '2025-11-20'], '2031-11-20'],
  ['late: counted from the day when it should have been done', ['2018-05-10', '2025-11-20'], '2030-05-10'],
])('ventilation, %s', (_title, days, due) => {
  expect(nextDue('VENTILATION', days.map(approved), 72, null)).toBe(due);
});

test('a late fire inspection counts from its own day', () => {
  expect(nextDue('FIRE_INSPECTION', ['2018-05-10', '2025-11-20'].map(approved), 36, null)).toBe('2028-11-20');
});

test('days after an overdue one are counted from it for a lift, and from today for a fire inspection', () => {
  const days = (kind: 'LIFT' | 'FIRE_INSPECTION') =>
    listDueDays(kind, '2025-03-31', 12, '2026-11-20', '2028-12-31');
  expect(days('LIFT')).toEqual(['2025-03-31', '2027-03-31', '2028-03-31']);
  expect(days('FIRE_INSPECTION')).toEqual(['2025-03-31', '2027-11-20', '2028-11-20']);
});
