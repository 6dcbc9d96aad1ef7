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

test('a draft is changed, then booked with another key, a number, an OCR number and the dates of the draft', async () => {
  const { service, simulator } = fixture;
  const customer = await createCustomer(service);
  const draft = await service.createInvoice(invoiceInput(customer.id, { rows: [rentRow] }));
  expect(draft).toMatchObject({
    number: null,
    reference: 'HR-1',
    ocr: null,
    isBooked: false,
    payOre: 850_100,
  });
  const input = invoiceInput(customer.id, { invoiceDate: '2026-11-10' });
  const changed = await service.updateInvoice(draft.id, input);
  expect(changed).toMatchObject({
    id: draft.id,
    payOre: expectedTotals.payOre,
    taxOre: expectedTotals.taxOre,
  });
  expect((await service.findInvoice('HR-1'))?.id).toBe(draft.id);

  const booked = await service.bookkeepInvoice(draft.id, expectedTotals);
  expect(booked.id).not.toBe(draft.id);
  expect(booked).toMatchObject({
    number: '1',
    reference: 'HR-1',
    customerId: customer.id,
    invoiceDate: '2026-11-10',
    dueDate: '2026-11-30',
    payOre: 931_200,
    leftOre: 931_200,
    isBooked: true,
  });
  expect(booked.ocr).toMatch(/^\d{10}$/);
  expect(await service.findInvoice('HR-1')).toEqual(booked);
  expect(await service.readInvoice(booked.id)).toEqual(booked);
  // It is also found under the key that it had as a draft, and booking again changes nothing.
  expect(await service.readInvoice(draft.id)).toEqual(booked);
  expect(await service.bookkeepInvoice(draft.id, expectedTotals)).toEqual(booked);
  expect(simulator.invoices()).toHaveLength(1);
  expect(simulator.drafts()).toHaveLength(0);
});

test('rows have an article for their account and VAT rate, created once, with cost centre and project', async () => {
  const { service, simulator } = fixture;
  const customer = await createCustomer(service);
  const premisesRow = { ...parkingRow, accountNumber: 3911, costCenter: '200', project: '1' };
  await service.createInvoice(invoiceInput(customer.id, { rows: [premisesRow, rentRow] }));
  await service.createInvoice(invoiceInput(customer.id, { reference: 'HR-2', rows: [premisesRow] }));
  expect(simulator.articles().map(({ Number: number, CodingName }) => [number, CodingName])).toEqual([
    ['HUSRUM-3911-25', 'Hyresintäkter lokaler, momspliktiga'],
    ['HUSRUM-3004-0', 'Försäljning momsfri'],
  ]);
  const [premises, rent] = simulator.drafts()[0]?.Rows ?? [];
  expect(premises).toMatchObject({
    ArticleNumber: 'HUSRUM-3911-25',
    Text: 'Garageplats',
    UnitPrice: 649.5,
    Quantity: 1,
    CostCenterItemId1: expect.any(String),
    ProjectId: expect.any(String),
  });
  expect(rent).toMatchObject({ CostCenterItemId1: null, ProjectId: null });
});

test('an account without an article account coding is refused', async () => {
  const customer = await createCustomer(fixture.service);
  const rows = [{ ...rentRow, accountNumber: 3998 }];
  const run = fixture.service.createInvoice(invoiceInput(customer.id, { rows }));
  expect(await reasonOf(run)).toBe('accountMissing');
});

test('other totals are refused before anything is booked', async () => {
  const { service, simulator } = fixture;
  const customer = await createCustomer(service);
  const draft = await service.createInvoice(invoiceInput(customer.id));
  const wrong = {
    ...expectedTotals,
    payOre: expectedTotals.payOre + 100,
    roundedOre: expectedTotals.roundedOre + 100,
  };
  expect(await reasonOf(service.bookkeepInvoice(draft.id, wrong))).toBe('totalsDiffer');
  simulator.changeCompany({ roundsToKrona: false });
  await service.updateInvoice(draft.id, invoiceInput(customer.id));
  expect(await reasonOf(service.bookkeepInvoice(draft.id, expectedTotals))).toBe('totalsDiffer');
  expect(simulator.invoices()).toHaveLength(0);
});

test('when the company shows prices with VAT to private persons, row prices include VAT and the totals are the same', async () => {
  const { service, simulator } = fixture;
  simulator.changeCompany({ showsPricesExclVat: false });
  const booked = await bookInvoice(fixture);
  expect(booked).toMatchObject({ payOre: expectedTotals.payOre, taxOre: expectedTotals.taxOre });
  expect(simulator.invoices()[0]?.Rows[1]).toMatchObject({ UnitPrice: 811.88, AmountNoVat: 649.5 });
  expect((await service.readInvoice(booked.id)).isBooked).toBe(true);
});

test('reads the PDF of a booked invoice', async () => {
  const booked = await bookInvoice(fixture);
  const pdf = await fixture.service.readInvoicePdf(booked.id);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('lists invoices changed since an instant, oldest first, or without it those not fully paid', async () => {
  let now = new Date(`${TODAY}T09:00:00Z`);
  await fixture.simulator.stop();
  fixture = await startVismaFixture({ now: () => now });
  const { service, simulator } = fixture;
  const first = await bookInvoice(fixture);
  now = new Date(`${TODAY}T10:00:00Z`);
  const second = await bookInvoice(fixture, { reference: 'HR-2' });
  now = new Date(`${TODAY}T11:00:00Z`);
  simulator.pay(first.id);
  const list = async (since: Date | null) => {
    const ids: string[] = [];
    for await (const page of service.listInvoices(since)) ids.push(...page.map(({ id }) => id));
    return ids;
  };
  expect(await list(null)).toEqual([second.id]);
  expect(await list(new Date(`${TODAY}T09:30:00Z`))).toEqual([second.id, first.id]);
  expect(await list(new Date(`${TODAY}T10:30:00Z`))).toEqual([first.id]);
});

test('an unknown key fails as notFound', async () => {
  const failure = await failureOf(fixture.service.readInvoice('10000009-0000-4000-8000-000000000000'));
  expect(failure).toMatchObject({ failure: 'notFound' });
  expect(await failureOf(fixture.service.readInvoice("x' y"))).toMatchObject({ failure: 'notFound' });
});
