import { formatMembership } from './membership.rules';

test.each([
  [-2, 'Prenumeration'],
  [-1, 'Ingen giltig prenumeration'],
  [0, 'Provperiod: 0 dagar kvar'],
  [1, 'Provperiod: 1 dag kvar'],
  [30, 'Provperiod: 30 dagar kvar'],
])('membership %i is shown as "%s"', (membership, text) => {
  expect(formatMembership(membership)).toBe(text);
});
