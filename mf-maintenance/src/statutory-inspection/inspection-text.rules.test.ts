import { describeReason, formatMonths } from './inspection-text.rules';

test.each([
  [3, '3 månader'],
  [1, '1 månad'],
  [12, '1 år'],
  [72, '6 år'],
  [18, '18 månader'],
])('%i months are %s', (months, text) => {
  expect(formatMonths(months)).toBe(text);
});

test('asks for the facts that are missing', () => {
  expect(describeReason({ reason: 'FACTS', missing: ['building_use', 'ventilation'] })).toBe(
    'Ange: användning, ventilation',
  );
  expect(describeReason({ reason: 'FACTS', missing: ['pressure_vessels'] })).toBe(
    'Ange: tryckkärl i klass A eller B',
  );
});

test('asks for the last inspection when none is registered, and says nothing without a reason', () => {
  expect(describeReason({ reason: 'NEVER', missing: [] })).toBe('Registrera den senaste');
  expect(describeReason({ reason: null, missing: [] })).toBeNull();
});
