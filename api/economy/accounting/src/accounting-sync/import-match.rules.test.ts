import { chooseLease, createCustomerMatcher, createInvoiceMatcher, toMatchKind } from './import-match.rules';

const customer = (
  id: string,
  overrides: { number?: string; name?: string; identifier?: string | null } = {},
) => ({
  id,
  number: id,
  name: `Kund ${id}`,
  identifier: null,
  ...overrides,
});
const bo = { name: 'Bo Östlund', identifier: '19850412-2386', number: null, linkedId: null };

test.each([
  ['the linked one', { ...bo, linkedId: '9' }, 'LINKED', ['9'], 'linked'],
  ['the one with the number', { ...bo, number: '1001' }, 'NUMBER', ['1'], 'matched'],
  ['the one with the personal number, without its century', bo, 'IDENTIFIER', ['2'], 'matched'],
  [
    'a name in another order, to be confirmed',
    { ...bo, identifier: '19900101-0017' },
    'NAME',
    ['3'],
    'ambiguous',
  ],
  [
    'several with the same number, to be chosen from',
    { ...bo, identifier: '559999-0016' },
    'IDENTIFIER',
    ['4', '5'],
    'ambiguous',
  ],
  ['nobody', { ...bo, name: 'Eva Ek', identifier: '19900101-0017' }, null, [], 'missing'],
] as const)('finds %s', (_description, tenant, match, ids, kind) => {
  const find = createCustomerMatcher([
    customer('1', { number: '1001' }),
    customer('2', { identifier: '850412-2386' }),
    customer('3', { name: 'ÖSTLUND, Bo' }),
    customer('4', { identifier: '5599990016' }),
    customer('5', { identifier: '559999-0016' }),
    customer('9'),
  ]);
  const found = find(tenant);
  expect({ match: found.match, ids: found.customers.map(({ id }) => id), kind: toMatchKind(found) }).toEqual({
    match,
    ids,
    kind,
  });
});

test('an open invoice is matched to the lease of our invoice, the only lease, or the only one of that amount', () => {
  const flat = { id: 1, amountsOre: [850_000, 767_700] };
  const parking = { id: 2, amountsOre: [60_000] };
  const unknown = { invoiceLeaseId: null, payOre: 60_000 };
  expect(chooseLease([flat, parking], { invoiceLeaseId: 1, payOre: 60_000 })).toBe(flat);
  expect(chooseLease([flat], unknown)).toBe(flat);
  expect(chooseLease([flat, parking], unknown)).toBe(parking);
  expect(chooseLease([flat, parking], { ...unknown, payOre: 1 })).toBeUndefined();
  expect(chooseLease([parking, { ...parking, id: 3 }], unknown)).toBeUndefined();
  expect(chooseLease([], unknown)).toBeUndefined();
});

const ourInvoice = (changes: object = {}) => ({
  ...{
    ocr: null,
    tenant_id: 1,
    pay_ore: 850_000,
    due_at: '2026-12-31',
    service_id: null,
    integration_id: null,
  },
  ...changes,
});
const theirInvoice = { id: '55', ocr: '20265', payOre: 850_000, dueDate: '2026-12-31', tenantId: 1 };

test.each([
  [
    'the linked one, before one with the OCR number',
    [{ ocr: '20265' }, { service_id: '55', integration_id: 4 }],
    'LINKED',
    1,
  ],
  [
    'one with the OCR number, not one linked at another connection',
    [{ service_id: '55', integration_id: 5 }, { ocr: '20265' }],
    'OCR',
    1,
  ],
  [
    'the only one of the tenant with the amount and the due date',
    [{ pay_ore: 1 }, {}, { tenant_id: 2 }],
    'AMOUNT',
    1,
  ],
  ['none of two that fit equally well', [{}, {}], 'NONE', undefined],
  ['none of another due date', [{ due_at: '2027-01-31' }, { due_at: null }], 'NONE', undefined],
] as const)('an open invoice matches %s', (_description, changes, match, index) => {
  const ours = changes.map((change) => ourInvoice(change));
  const found = createInvoiceMatcher(ours, 4)(theirInvoice);
  expect(found).toEqual({ match, invoice: index === undefined ? undefined : ours[index] });
});

test('an invoice of a customer without a tenant is not matched by amount, and one without an OCR number not by OCR number', () => {
  const match = createInvoiceMatcher([ourInvoice({ tenant_id: null, ocr: '' })], 4);
  expect(match({ ...theirInvoice, ocr: null, tenantId: undefined })).toMatchObject({ match: 'NONE' });
});
