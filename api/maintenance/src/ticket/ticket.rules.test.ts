import { ticketStatuses } from '@husrum/contract/ticket';
import { findDueError, formatTicketReference, reopenChange, resolveChange } from './ticket.rules';

test('resolves only open tickets, and reopens new and resolved ones', () => {
  expect(resolveChange.from).toEqual(['OPEN']);
  expect(reopenChange.from).toEqual(['NEW', 'RESOLVED']);
});

test('allows exactly one of the two changes in every status', () => {
  for (const status of ticketStatuses) {
    expect([resolveChange, reopenChange].filter(({ from }) => from.includes(status))).toHaveLength(1);
  }
});

test.each([
  [null, undefined],
  [undefined, undefined],
  ['2026-11-20', undefined],
  ['2026-12-24', undefined],
  ['1950-01-01', 'Klart senast kan vara tidigast 2026-11-20'],
])('a ticket that was created on 2026-11-20 and is due %s has the error: %s', (due, error) => {
  expect(findDueError(due, '2026-11-20')).toBe(error);
});

test('formats a reference as Ä and the number', () => {
  expect(formatTicketReference(1001)).toBe('Ä-1001');
});
