import { addDays } from '@husrum/format';
import { AccountingRefusal } from '../accounting/accounting-service';
import { bookInvoice, failureOf, startVismaFixture, TODAY, type VismaFixture } from './visma.test-data';

let fixture: VismaFixture;
beforeEach(async () => {
  fixture = await startVismaFixture();
});
afterEach(() => fixture.simulator.stop());

const payment = (invoiceId: string, amountOre: number) => ({
  invoiceId,
  amountOre,
  paidAt: TODAY,
  reference: 'HR-B1',
});

test('registers a partial payment and then the rest', async () => {
  const { service, simulator } = fixture;
  const { id } = await bookInvoice(fixture);
  const first = await service.createPayment(payment(id, 500_000));
  expect(first).toMatchObject({ invoiceId: id, amountOre: 500_000, paidAt: TODAY, isBooked: true });
  expect((await service.readInvoice(id)).leftOre).toBe(431_200);
  await service.createPayment(payment(id, 431_200));
  expect((await service.readInvoice(id)).leftOre).toBe(0);
  expect(simulator.payments().map(({ PaymentAmount, Reference }) => [PaymentAmount, Reference])).toEqual([
    [5000, 'HR-B1'],
    [4312, 'HR-B1'],
  ]);
});

test('lists the known payments, and the rest of the paid amount as one new payment', async () => {
  const { service, simulator } = fixture;
  const { id } = await bookInvoice(fixture);
  expect(await service.listInvoicePayments(id, [])).toEqual([]);
  const ours = await service.createPayment(payment(id, 100_000));
  expect(await service.listInvoicePayments(id, [])).toMatchObject([{ id: ours.id, amountOre: 100_000 }]);
  simulator.pay(id, { amount: 2000 });
  const [known, found] = await service.listInvoicePayments(id, [ours]);
  expect(known).toMatchObject({ id: ours.id, amountOre: 100_000 });
  expect(found).toMatchObject({ amountOre: 200_000, paidAt: TODAY, reference: null });
  simulator.pay(id);
  const all = await service.listInvoicePayments(id, [ours, { id: found?.id ?? '', amountOre: 200_000 }]);
  expect(all.map(({ amountOre }) => amountOre)).toEqual([100_000, 200_000, 631_200]);
  expect(new Set(all.map((one) => one.id)).size).toBe(3);
});

test('a known payment that the paid amount no longer covers is left out', async () => {
  const { service, simulator } = fixture;
  const { id } = await bookInvoice(fixture);
  simulator.pay(id, { amount: 1000 });
  const known = [
    { id: 'first', amountOre: 100_000 },
    { id: 'second', amountOre: 50_000 },
  ];
  expect(await service.listInvoicePayments(id, known)).toMatchObject([{ id: 'first', amountOre: 100_000 }]);
});

test.each([
  ['of more than what is left', { amountOre: 931_300 }, 'wrongState'],
  ['on a day that has not come', { paidAt: addDays(TODAY, 1) }, 'invalid'],
])('refuses a payment %s', async (_description, change, reason) => {
  const { service, simulator } = fixture;
  const { id } = await bookInvoice(fixture);
  const failure = await failureOf(service.createPayment({ ...payment(id, 931_200), ...change }));
  expect(failure).toBeInstanceOf(AccountingRefusal);
  expect(failure).toMatchObject({ reason });
  expect(simulator.payments()).toEqual([]);
});

test('a payment in a locked period is refused', async () => {
  const { service, simulator } = fixture;
  const { id } = await bookInvoice(fixture);
  simulator.changeCompany({ accountingLockedTo: `${TODAY}T00:00:00` });
  const failure = await failureOf(service.createPayment(payment(id, 931_200)));
  expect(failure).toMatchObject({ reason: 'periodLocked' });
});
