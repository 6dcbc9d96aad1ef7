import { getAccountState, listRevenueAccounts } from './account-options.rules';

const accounts = [
  { number: 3990, name: 'Övrigt', is_active: true },
  { number: 3001, name: 'Hyror 25 %', is_active: true },
  { number: 3002, name: 'Hyror 12 %', is_active: false },
  { number: 1930, name: 'Bank', is_active: true },
];

test.each([
  [3001, 'ok'],
  [3002, 'inactive'],
  [3004, 'missing'],
] as const)('account %i is %s', (number, state) => {
  expect(getAccountState({ accounts }, number)).toBe(state);
});

test('offers the active revenue accounts sorted by number, and the chosen account even if it is inactive or no revenue account', () => {
  const listOffered = (chosen: number) =>
    listRevenueAccounts({ accounts }, chosen).map(({ number }) => number);
  expect(listOffered(3001)).toEqual([3001, 3990]);
  expect(listOffered(3002)).toEqual([3001, 3002, 3990]);
  expect(listOffered(1930)).toEqual([1930, 3001, 3990]);
});
