import { countByYear, listOccurrencesInYear } from './plan.rules';

const today = '2026-11-20';
const ovk = { kind: 'VENTILATION' as const, due_on: '2027-03-31', months: 36, planned: null };
const overdueLift = { kind: 'LIFT' as const, due_on: '2025-10-31', months: 12, planned: null };

test('lists an inspection in the years in which it is due', () => {
  expect(listOccurrencesInYear(ovk, 2027, today)).toEqual([{ day: '2027-03-31', overdue: false }]);
  expect(listOccurrencesInYear(ovk, 2028, today)).toEqual([]);
  expect(listOccurrencesInYear(ovk, 2030, today)).toEqual([{ day: '2030-03-31', overdue: false }]);
});

test('an overdue inspection is listed in the current year, and the next ones are counted from its due day', () => {
  expect(listOccurrencesInYear(overdueLift, 2025, today)).toEqual([]);
  expect(listOccurrencesInYear(overdueLift, 2026, today)).toEqual([{ day: '2025-10-31', overdue: true }]);
  expect(listOccurrencesInYear(overdueLift, 2027, today)).toEqual([{ day: '2027-10-31', overdue: false }]);
});

test('a planned activity moves the next inspection to its own day', () => {
  const planned = { ...ovk, planned: { id: 3, day: '2026-12-15' } };
  expect(listOccurrencesInYear(planned, 2026, today)).toEqual([{ day: '2026-12-15', overdue: false }]);
  expect(listOccurrencesInYear(planned, 2027, today)).toEqual([]);
});

test('counts the inspections of each kind in this year and the next', () => {
  expect(
    countByYear(
      [
        { ...ovk, count: 2 },
        { ...overdueLift, count: 1 },
      ],
      2,
      today,
    ),
  ).toEqual([
    { kind: 'VENTILATION', year: 2027, count: 2 },
    { kind: 'LIFT', year: 2026, count: 1 },
    { kind: 'LIFT', year: 2027, count: 1 },
  ]);
});
