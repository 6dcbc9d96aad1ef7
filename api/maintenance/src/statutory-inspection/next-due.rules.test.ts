import { listDueDays, nextDue, type PastInspection } from './next-due.rules';

const approved = (performedOn: string): PastInspection => ({ performed_on: performedOn, result: 'APPROVED' });
const rejected = (performedOn: string): PastInspection => ({ performed_on: performedOn, result: 'REJECTED' });

test.each<[string, PastInspection[], string | null, string | undefined]>([
  ['that was never inspected, and whose first day of use is unknown', [], null, undefined],
  ['that is new: two years from the month in which it was taken into use', [], '2025-01-15', '2027-01-31'],
  [
    'that was inspected before its first use: two years from the inspection',
    [approved('2025-01-10')],
    '2025-01-15',
    '2027-01-31',
  ],
  [
    'that was inspected shortly before its first due day: one year from the due day',
    [approved('2026-12-04')],
    '2025-01-15',
    '2028-01-31',
  ],
  ['with one known inspection: one year from its month', [approved('2025-11-03')], null, '2026-11-30'],
  [
    'that was inspected two months early: counted from the end of the interval',
    ['2024-11-03', '2025-09-10'].map(approved),
    null,
    '2026-11-30',
  ],
  [
    'that was inspected five months late: counted from the end of the interval',
    ['2023-11-03', '2025-04-10'].map(approved),
    null,
    '2025-11-30',
  ],
  [
    'that was inspected a whole interval late: counted from the end of the second interval',
    ['2023-11-03', '2025-11-20'].map(approved),
    null,
    '2026-11-30',
  ],
  [
    'that was inspected more than six months early: counted from the inspection',
    ['2024-11-03', '2025-03-10'].map(approved),
    null,
    '2026-03-31',
  ],
  [
    'that was inspected again after a rejection: counted from the end of the interval',
    [approved('2023-11-03'), rejected('2024-11-08'), approved('2025-01-20')],
    null,
    '2025-11-30',
  ],
])('the next inspection of a lift %s', (_title, inspections, commissionedOn, due) => {
  expect(nextDue('LIFT', inspections, 12, commissionedOn)).toBe(due);
});

test.each<[string, string[], string]>([
  ['an early one: counted from the inspection', ['2020-05-10', '2025-11-20'], '2031-11-20'],
  [
    'a late one: counted from the day when it should have been done',
    ['2018-05-10', '2025-11-20'],
    '2030-05-10',
  ],
])('the next ventilation inspection after %s', (_title, days, due) => {
  expect(nextDue('VENTILATION', days.map(approved), 72, null)).toBe(due);
});

test('the next fire inspection after a late one is counted from the day of the late one', () => {
  expect(nextDue('FIRE_INSPECTION', ['2018-05-10', '2025-11-20'].map(approved), 36, null)).toBe('2028-11-20');
});

test('when a due day has passed, the later ones are counted from it for a lift, and from today for a fire inspection', () => {
  const days = (kind: 'LIFT' | 'FIRE_INSPECTION') =>
    listDueDays(kind, '2025-03-31', 12, '2026-11-20', '2028-12-31');
  expect(days('LIFT')).toEqual(['2025-03-31', '2027-03-31', '2028-03-31']);
  expect(days('FIRE_INSPECTION')).toEqual(['2025-03-31', '2027-11-20', '2028-11-20']);
});
