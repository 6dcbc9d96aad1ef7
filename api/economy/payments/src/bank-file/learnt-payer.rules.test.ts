import { findLearnt, isSamePayer, pickInvoiceOfTenant } from './learnt-payer.rules';

const ACCOUNT = 'SE4550000000058398257466';

test.each([
  ['the same account and name', ['EVA LIND', ACCOUNT], ['Lind, Eva', ACCOUNT], true],
  ['the same account, and one without a name', ['EVA LIND', ACCOUNT], [null, ACCOUNT], true],
  ['an authority that pays for two', ['EVA LIND', ACCOUNT], ['BO EK', ACCOUNT], false],
  ['the same name with another account', ['EVA LIND', ACCOUNT], ['EVA LIND', '55555555'], false],
  ['the same name, and one without an account', ['EVA LIND', ACCOUNT], ['EVA LIND', null], true],
  ['another name', ['EVA LIND', null], ['BO EK', null], false],
  ['nothing', [null, null], [null, null], false],
] as const)('%s', (_name, [payer, payerAccount], [otherPayer, otherAccount], expected) => {
  const one = { payer, payerAccount };
  const other = { payer: otherPayer, payerAccount: otherAccount };
  expect([isSamePayer(one, other), isSamePayer(other, one)]).toEqual([expected, expected]);
});

test('the latest choice for a sender counts', () => {
  const learnt = [
    { payer: 'EVA LIND', payerAccount: null, tenantId: 2, learntOn: '2026-10-28' },
    { payer: 'EVA LIND', payerAccount: null, tenantId: 1, learntOn: '2026-09-28' },
  ];
  expect(findLearnt({ payer: 'Eva Lind', payerAccount: ACCOUNT }, learnt)?.tenantId).toBe(2);
  expect(findLearnt({ payer: 'Bo Ek', payerAccount: ACCOUNT }, learnt)).toBeUndefined();
});

test('the invoice of the amount is proposed, the oldest of several, or else the oldest', () => {
  const invoices = [
    { id: 3, tenantId: 1, start: '2027-01-01', leftOre: 850_000 },
    { id: 2, tenantId: 1, start: '2026-12-01', leftOre: 850_000 },
    { id: 1, tenantId: 1, start: '2026-11-01', leftOre: 100 },
  ];
  const pick = (amountOre: number) => pickInvoiceOfTenant(amountOre, invoices, ({ leftOre }) => leftOre)?.id;
  expect([pick(850_000), pick(400_000)]).toEqual([2, 1]);
  expect(pickInvoiceOfTenant(100, [], () => 0)).toBeUndefined();
});

test('of invoices that begin on one day the first is proposed, and an earlier day comes before a lower number', () => {
  const pick = (...invoices: { id: number; tenantId: number; start: string }[]) =>
    pickInvoiceOfTenant(100, invoices, () => 850_000)?.id;
  const december = { tenantId: 1, start: '2026-12-01' };
  expect(pick({ id: 5, ...december }, { id: 4, ...december })).toBe(4);
  expect(pick({ id: 4, ...december }, { id: 5, ...december })).toBe(4);
  expect(pick({ id: 4, ...december }, { id: 5, tenantId: 1, start: '2026-11-01' })).toBe(5);
});
