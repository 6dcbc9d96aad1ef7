import { happenedAt } from './event.rules';

const now = new Date('2026-11-20T08:00:00.900Z');

test('an event happened when the user says, or else now, rounded down to the second', () => {
  expect(happenedAt(0, now)).toBe('1970-01-01T00:00:00.000Z');
  expect(happenedAt(null, now)).toBe('2026-11-20T08:00:00.000Z');
});
