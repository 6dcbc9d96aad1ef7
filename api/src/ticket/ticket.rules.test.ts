import { ticketStatuses } from '@husrum/contract/ticket';
import { formatTicketReference, reopenChange, resolveChange } from './ticket.rules';

test('resolves only open tickets, and reopens new and resolved ones', () => {
  expect(resolveChange.from).toEqual(['OPEN']);
  expect(reopenChange.from).toEqual(['NEW', 'RESOLVED']);
});

test('allows exactly one of the two changes in every status', () => {
  for (const status of ticketStatuses) {
    expect([resolveChange, reopenChange].filter(({ from }) => from.includes(status))).toHaveLength(1);
  }
});

test('formats a reference as Ä and the number', () => {
  expect(formatTicketReference(1001)).toBe('Ä-1001');
});
