import { conflictingFields, type StoredTerms } from './edit-conflict.rules';

const stored: StoredTerms = {
  reference: null,
  start: '2026-01-01',
  stop: null,
  fee: '8900.0000',
  fee_as_m2: false,
  tax_rate: 0,
  payment_interval: 'QUARTERLY',
  notice_length: 3,
  notice_type: 'MONTH',
  notice_given: '2026-11-01',
  next_invoice_month: '2027-01',
};

test.each([
  [{}, {}],
  [{ fee: 8500 }, { fee: ['Nu sparat: 8\u00a0900\u00a0kr'] }],
  [
    { payment_interval: 'MONTHLY', stop: '2027-05-31' },
    { stop: ['Nu sparat: inget'], payment_interval: ['Nu sparat: Kvartal'] },
  ],
  [{ next_invoice_month: null }, {}],
  [{ notice_given: undefined }, {}],
  [{ notice_given: '2026-11-02' }, { notice_given: ['Nu sparat: 2026-11-01'] }],
  [{ next_invoice_month: '2027-03' }, { next_invoice_month: ['Nu sparat: 2027-01'] }],
] as const)('lists the fields whose stored value differs from %j', (sent, messages) => {
  expect(conflictingFields(stored, { ...stored, fee: 8900, ...sent })).toEqual(messages);
});

test('shows all decimals of a stored fee per m²', () => {
  const perSquareMetre = { ...stored, fee: '129.5160', fee_as_m2: true };
  expect(conflictingFields(perSquareMetre, { ...perSquareMetre, fee: 129.52 })).toEqual({
    fee: ['Nu sparat: 129,516\u00a0kr/m²'],
  });
});
