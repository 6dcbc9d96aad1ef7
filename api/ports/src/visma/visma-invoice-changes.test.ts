import { AccountingRefusal } from '../accounting/accounting-service';
import {
  bookInvoice,
  createCustomer,
  expectedTotals,
  failureOf,
  invoiceInput,
  parkingRow,
  rentRow,
  startVismaFixture,
  TODAY,
  type VismaFixture,
} from './visma.test-data';

let fixture: VismaFixture;
beforeEach(async () => {
  fixture = await startVismaFixture();
});
afterEach(() => fixture.simulator.stop());

const reasonOf = async (run: Promise<unknown>): Promise<unknown> => {
  const failure = await failureOf(run);
  return failure instanceof AccountingRefusal ? failure.reason : failure;
};

test('changing the due date of a draft changes nothing else; a booked invoice cannot be changed', async () => {
  const { service, simulator } = fixture;
  const customer = await createCustomer(service);
  const draft = await service.createInvoice(invoiceInput(customer.id));
  const before = simulator.drafts()[0];
  expect(await service.changeDueDate(draft.id, '2026-12-31')).toEqual({ ...draft, dueDate: '2026-12-31' });
  const after = simulator.drafts()[0];
  const withoutRowIds = (rows: readonly object[] = []) => rows.map((row) => ({ ...row, Id: '' }));
  expect({ ...after, Rows: withoutRowIds(after?.Rows) }).toEqual({
    ...before,
    DueDate: '2026-12-31T00:00:00',
    Rows: withoutRowIds(before?.Rows),
  });
  const booked = await service.bookkeepInvoice(draft.id, expectedTotals);
  expect(await reasonOf(service.changeDueDate(booked.id, '2027-01-31'))).toBe('wrongState');
  expect(await reasonOf(service.updateInvoice(booked.id, invoiceInput(customer.id)))).toBe('wrongState');
});

test('cancelling removes a draft and voids an unpaid invoice, once; a paid invoice is refused', async () => {
  const { service, simulator } = fixture;
  const customer = await createCustomer(service);
  const draft = await service.createInvoice(invoiceInput(customer.id));
  await service.cancelInvoice(draft.id);
  await service.cancelInvoice(draft.id);
  expect(simulator.drafts()).toHaveLength(0);
  const booked = await bookInvoice(fixture, { reference: 'HR-2' });
  await service.cancelInvoice(booked.id);
  await service.cancelInvoice(booked.id);
  const voided = await service.readInvoice(booked.id);
  expect(voided).toMatchObject({ leftOre: 0 });
  expect(voided.creditedById).toBe(simulator.invoices()[1]?.Id);
  expect(simulator.invoices()).toHaveLength(2);
  expect(await service.listInvoicePayments(booked.id, [])).toEqual([]);
  const paid = await bookInvoice(fixture, { reference: 'HR-3' });
  simulator.pay(paid.id);
  expect(await reasonOf(service.cancelInvoice(paid.id))).toBe('wrongState');
});

test('cancelling is refused for an invoice that an accountant has credited in part', async () => {
  const { service, simulator } = fixture;
  const { id } = await bookInvoice(fixture);
  Object.assign(simulator.invoices()[0] ?? {}, {
    CreditedBy: [{ CreditInvoiceId: '30000000-0000-4000-8000-000000000001' }],
    RemainingAmount: 5000,
  });
  expect(await reasonOf(service.cancelInvoice(id))).toBe('wrongState');
});

test('a credit invoice is booked once, with negative amounts, our reference and the credited invoice', async () => {
  const { service, simulator } = fixture;
  const booked = await bookInvoice(fixture);
  const rows = [rentRow, parkingRow].map((row) => ({ ...row, netOre: 0 - row.netOre }));
  const credit = {
    ...invoiceInput(booked.customerId, { reference: 'HR-K1', rows, dueDate: TODAY }),
    isWhole: true,
    expected: { payOre: -931_200, taxOre: -16_238, roundedOre: 38 },
  };
  const made = await service.creditInvoice(booked.id, credit);
  expect(made).toMatchObject({ payOre: -931_200, taxOre: -16_238, creditsId: booked.id, isBooked: true });
  expect(await service.creditInvoice(booked.id, credit)).toMatchObject({ id: made.id });
  expect(simulator.invoices()).toHaveLength(2);
  expect(simulator.invoices()[1]).toMatchObject({
    IsCreditInvoice: true,
    OurReference: 'HR-K1',
    YourReference: 'Krediterar faktura 1',
  });
});

test('booking in a locked period is refused', async () => {
  const { service, simulator } = fixture;
  const customer = await createCustomer(service);
  const draft = await service.createInvoice(invoiceInput(customer.id));
  simulator.changeCompany({ accountingLockedTo: `${TODAY}T00:00:00` });
  expect(await reasonOf(service.bookkeepInvoice(draft.id, expectedTotals))).toBe('periodLocked');
});
