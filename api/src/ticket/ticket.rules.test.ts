import { ticketStatuses } from '@husrum/contract/ticket';
import { open, referenceOf, resolve } from './ticket.rules';

test('only an open ticket is resolved; a new or resolved one is opened', () => {
  expect(resolve.from).toEqual(['OPEN']);
  expect(open.from).toEqual(['NEW', 'RESOLVED']);
});

test('every state offers exactly one of the two moves', () => {
  for (const status of ticketStatuses) {
    expect([resolve, open].filter(({ from }) => from.includes(status))).toHaveLength(1);
  }
});

test('a reference is the number after Ä', () => {
  expect(referenceOf(1001)).toBe('Ä-1001');
});
