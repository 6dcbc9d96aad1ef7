import { proposeByName } from './propose-by-name.rules';

const invoice = (id: number, start = '2026-12-01', tenantId: number | null = 4) => ({
  ...{ id, start, tenantId, tenantName: 'Eva Lind', leftOre: 850_000 },
});
const payment = { payer: 'LIND, EVA', amountOre: 850_000 };
const propose = (...invoices: ReturnType<typeof invoice>[]) =>
  proposeByName(invoices, () => true)(payment)?.id;

test('of several invoices of one tenant the oldest is proposed, and of one day the first that was created', () => {
  expect(propose(invoice(7), invoice(8, '2026-11-01'))).toBe(8);
  expect(propose(invoice(8), invoice(7))).toBe(7);
  expect(propose(invoice(7), invoice(8))).toBe(7);
});

test('an invoice without a tenant is proposed only when it is the only one of the name', () => {
  expect(propose(invoice(7, '2026-12-01', null))).toBe(7);
  expect(propose(invoice(7, '2026-12-01', null), invoice(8, '2026-12-01', null))).toBeUndefined();
  expect(propose(invoice(7), invoice(8, '2026-12-01', 5))).toBeUndefined();
});

test('nothing is proposed for a payment without a name, or when nothing is open', () => {
  expect(proposeByName([invoice(7)], () => true)({ ...payment, payer: null })).toBeUndefined();
  expect(proposeByName([invoice(7)], () => false)(payment)).toBeUndefined();
  expect(propose()).toBeUndefined();
});
