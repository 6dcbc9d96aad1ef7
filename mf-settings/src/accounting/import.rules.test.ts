import { chosenCustomer, suggestedCustomer, toLinks } from './import.rules';

const customer = (id: string) => ({ id, number: id, name: `Kund ${id}`, identifier: null });
const tenant = (
  id: number,
  match: 'LINKED' | 'NUMBER' | 'IDENTIFIER' | 'NAME' | null,
  ...customers: string[]
) => ({
  ...{ id, match, name: `Hyresgäst ${id}`, identifier: null },
  customers: customers.map(customer),
});

test('suggests the only customer that was found by a number', () => {
  expect(suggestedCustomer(tenant(1, 'NUMBER', 'a'))).toBe('a');
  expect(suggestedCustomer(tenant(1, 'IDENTIFIER', 'a', 'b'))).toBeNull();
  expect(suggestedCustomer(tenant(1, 'NAME', 'a'))).toBeNull();
  expect(suggestedCustomer(tenant(1, null))).toBeNull();
});

test('links what is suggested or chosen, and nothing that is linked or left out', () => {
  const tenants = [
    tenant(1, 'NUMBER', 'a'),
    tenant(2, 'NAME', 'b'),
    tenant(3, 'LINKED', 'c'),
    tenant(4, 'IDENTIFIER', 'd'),
    tenant(5, null),
  ];
  const chosen = new Map([
    [2, 'b'],
    [4, null],
  ]);
  expect(tenants.map((one) => chosenCustomer(one, chosen))).toEqual(['a', 'b', null, null, null]);
  expect(toLinks(tenants, chosen)).toEqual([
    { tenant_id: 1, customer_id: 'a' },
    { tenant_id: 2, customer_id: 'b' },
  ]);
});
