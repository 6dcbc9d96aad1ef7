import { filterTenants, findSuggestedCustomer, getChosenCustomer, toLinks } from './import.rules';

const makeCustomer = (id: string) => ({ id, number: id, name: `Kund ${id}`, identifier: null });
const makeTenant = (
  id: number,
  match: 'LINKED' | 'NUMBER' | 'IDENTIFIER' | 'NAME' | null,
  ...customers: string[]
) => ({
  id,
  match,
  name: `Hyresgäst ${id}`,
  identifier: null,
  customers: customers.map(makeCustomer),
});

test('suggests a customer only if it is the only one, and was found by a number', () => {
  expect(findSuggestedCustomer(makeTenant(1, 'NUMBER', 'a'))).toBe('a');
  expect(findSuggestedCustomer(makeTenant(1, 'IDENTIFIER', 'a', 'b'))).toBeNull();
  expect(findSuggestedCustomer(makeTenant(1, 'NAME', 'a'))).toBeNull();
  expect(findSuggestedCustomer(makeTenant(1, null))).toBeNull();
});

test('filters the tenants by whether a customer was found, must be chosen, is missing or is linked', () => {
  const tenants = [
    makeTenant(1, 'NUMBER', 'a'),
    makeTenant(2, 'NAME', 'b'),
    makeTenant(3, 'IDENTIFIER', 'c', 'd'),
    makeTenant(4, null),
    makeTenant(5, 'LINKED', 'e'),
  ];
  const idsOf = (filter: Parameters<typeof filterTenants>[1]) =>
    filterTenants(tenants, filter).map(({ id }) => id);
  expect(idsOf('all')).toEqual([1, 2, 3, 4, 5]);
  expect(idsOf('matched')).toEqual([1]);
  expect(idsOf('ambiguous')).toEqual([2, 3]);
  expect(idsOf('missing')).toEqual([4]);
  expect(idsOf('linked')).toEqual([5]);
});

test('links suggested and chosen customers, but no tenant that is linked already or left out', () => {
  const tenants = [
    makeTenant(1, 'NUMBER', 'a'),
    makeTenant(2, 'NAME', 'b'),
    makeTenant(3, 'LINKED', 'c'),
    makeTenant(4, 'IDENTIFIER', 'd'),
    makeTenant(5, null),
  ];
  const chosen = new Map([
    [2, 'b'],
    [4, null],
  ]);
  expect(tenants.map((tenant) => getChosenCustomer(tenant, chosen))).toEqual(['a', 'b', null, null, null]);
  expect(toLinks(tenants, chosen)).toEqual([
    { tenant_id: 1, customer_id: 'a' },
    { tenant_id: 2, customer_id: 'b' },
  ]);
});
