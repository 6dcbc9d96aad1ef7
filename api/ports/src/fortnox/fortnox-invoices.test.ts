import type {
  AccountingInvoice,
  AccountingInvoiceRow,
  ListedInvoice,
} from '../accounting/accounting-service';
import {
  COMPANY,
  customerInput,
  type FortnoxFixture,
  invoiceInput,
  row,
  startFortnox,
} from './fortnox.test-data';

let fixture: FortnoxFixture;
let customerId = '';
let referenceCount = 0;
beforeAll(async () => {
  fixture = await startFortnox();
  customerId = (await fixture.service.createCustomer(customerInput)).id;
});
/** Simulators that a test starts for itself. */
const ownFixtures: FortnoxFixture[] = [];
const startOwn = async (): Promise<FortnoxFixture> => {
  const own = await startFortnox();
  ownFixtures.push(own);
  return own;
};
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(ownFixtures.splice(0).map(({ stop }) => stop()));
});
afterAll(() => fixture.stop());

const create = (rows?: readonly AccountingInvoiceRow[]): Promise<AccountingInvoice> => {
  referenceCount += 1;
  const changes = { reference: `HUS-${referenceCount}`, ...(rows === undefined ? {} : { rows }) };
  return fixture.service.createInvoice(invoiceInput(customerId, changes));
};
const defaultTotals = { payOre: 850_000, taxOre: 0, roundedOre: 0 };

describe('invoices in Fortnox', () => {
  it('are created unbooked, and found by the whole reference', async () => {
    const made = await create();
    expect(made).toMatchObject({
      customerId,
      reference: `HUS-${referenceCount}`,
      ocr: '123456782',
      invoiceDate: '2026-11-23',
      dueDate: '2026-12-31',
      payOre: 850_000,
      leftOre: 850_000,
      isBooked: false,
      isSent: false,
      isCancelled: false,
      creditedById: null,
      creditsId: null,
    });
    expect(await fixture.service.findInvoice(`HUS-${referenceCount}`)).toEqual(made);
    expect(await fixture.service.findInvoice('HUS')).toBeUndefined();
  });

  it.each([
    [
      // The numbers are those of the rules in docs/domain-rules.md.
      '(D-6) rent, two add-ons and a deduction',
      [row(850_000), row(45_050, 25), row(19_900, 25), row(-15_000)],
      916_200,
      16_238,
      12,
    ],
    ['(D-6) premises', [row(4_500_000, 25), row(312_533, 25)], 6_015_700, 1_203_133, 34],
    ['(D-5) three equal rows', [row(33_333, 25), row(33_333, 25), row(33_333, 25)], 125_000, 25_000, 1],
    ['(D-6) 50 öre rounded up', [row(100_050)], 100_100, 0, 50],
    ['(D-6) 49 öre rounded down', [row(100_049)], 100_000, 0, -49],
    ['(D-6) two rates', [row(100_010, 12), row(50_005, 6)], 165_000, 15_001, -16],
  ])(
    'have the totals that our rules give, to the öre: %s',
    async (_description, rows, payOre, taxOre, roundedOre) => {
      const made = await create(rows);
      expect(made).toMatchObject({ payOre, taxOre });
      const booked = await fixture.service.bookkeepInvoice(made.id, { payOre, taxOre, roundedOre });
      expect(booked).toMatchObject({ isBooked: true, payOre, taxOre, leftOre: payOre });
    },
  );

  it('have no administration fee, although the customer in Fortnox has one', async () => {
    const books = fixture.simulator.books(COMPANY);
    const customer = books.customers.get(customerId);
    if (customer === undefined) throw new Error('The customer is missing');
    books.saveCustomer({ ...customer, fields: { ...customer.fields, InvoiceAdministrationFee: 49 } });
    expect(await create()).toMatchObject({ payOre: 850_000 });
  });

  it('are not booked when Fortnox calculates another amount', async () => {
    const { id } = await create();
    await expect(
      fixture.service.bookkeepInvoice(id, { ...defaultTotals, payOre: 850_100 }),
    ).rejects.toMatchObject({ reason: 'totalsDiffer' });
    await expect(fixture.service.bookkeepInvoice(id, { ...defaultTotals, taxOre: 1 })).rejects.toMatchObject({
      reason: 'totalsDiffer',
    });
    expect(await fixture.service.readInvoice(id)).toMatchObject({ isBooked: false });
  });

  it('are replaced as a whole until they are booked', async () => {
    const { id } = await create([row(100_000), row(50_000)]);
    const changed = await fixture.service.updateInvoice(
      id,
      invoiceInput(customerId, { reference: 'HUS-U', rows: [row(20_000, 25)], autogiro: true }),
    );
    expect(changed).toMatchObject({ id, reference: 'HUS-U', payOre: 25_000, taxOre: 5000 });
    expect(fixture.simulator.books(COMPANY).invoices.get(id)?.fields.PaymentWay).toBe('AG');
    await fixture.service.bookkeepInvoice(id, { payOre: 25_000, taxOre: 5000, roundedOre: 0 });
    await expect(fixture.service.updateInvoice(id, invoiceInput(customerId))).rejects.toMatchObject({
      reason: 'wrongState',
    });
  });

  it('are booked once, although the call is repeated', async () => {
    const { id } = await create();
    const requests = jest.spyOn(fixture.simulator.faults, 'take');
    await fixture.service.bookkeepInvoice(id, defaultTotals);
    expect(await fixture.service.bookkeepInvoice(id, defaultTotals)).toMatchObject({ isBooked: true });
    const isBooking = ([request]: readonly [string]) => request === `PUT /3/invoices/${id}/bookkeep`;
    expect(requests.mock.calls.filter(isBooking)).toHaveLength(1);
  });

  it('are cancelled before they are booked, not after', async () => {
    const { id } = await create();
    await fixture.service.cancelInvoice(id);
    await fixture.service.cancelInvoice(id);
    expect(await fixture.service.readInvoice(id)).toMatchObject({ isCancelled: true, leftOre: 0 });
    await expect(fixture.service.bookkeepInvoice(id, defaultTotals)).rejects.toMatchObject({
      reason: 'wrongState',
    });
    const { id: booked } = await create();
    await fixture.service.bookkeepInvoice(booked, defaultTotals);
    await expect(fixture.service.cancelInvoice(booked)).rejects.toMatchObject({ reason: 'wrongState' });
  });

  it('get another due date and the mark that they are sent, also when booked', async () => {
    const { id } = await create();
    await fixture.service.bookkeepInvoice(id, defaultTotals);
    expect(await fixture.service.changeDueDate(id, '2027-01-15')).toMatchObject({ dueDate: '2027-01-15' });
    await fixture.service.markInvoiceSent(id);
    await fixture.service.markInvoiceSent(id);
    expect(await fixture.service.readInvoice(id)).toMatchObject({ isSent: true });
  });

  it('are previewed as PDF, which does not mark them as sent', async () => {
    const { id } = await create();
    expect((await fixture.service.readInvoicePdf(id)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await fixture.service.readInvoice(id)).toMatchObject({ isSent: false });
  });

  it('are refused when something they refer to is missing in Fortnox', async () => {
    const { service } = fixture;
    const input = (changes: object) => invoiceInput(customerId, { reference: 'HUS-X', ...changes });
    await expect(service.createInvoice(input({ customerId: '999' }))).rejects.toMatchObject({
      reason: 'customerMissing',
    });
    await expect(
      service.createInvoice(input({ rows: [row(100, 0, { accountNumber: 3999 })] })),
    ).rejects.toMatchObject({ reason: 'accountMissing' });
    await expect(service.readInvoice('999999')).rejects.toMatchObject({ failure: 'notFound' });
    expect(await service.findInvoice('HUS-X')).toBeUndefined();
  });

  it('are not booked in a locked period or without a financial year', async () => {
    const locked = await startOwn();
    const { id: customer } = await locked.service.createCustomer(customerInput);
    const { id } = await locked.service.createInvoice(invoiceInput(customer));
    locked.simulator.changeSettings(COMPANY, { lockedUntil: '2026-11-30' });
    await expect(locked.service.bookkeepInvoice(id, defaultTotals)).rejects.toMatchObject({
      reason: 'periodLocked',
    });
    expect(await locked.service.readLockedUntil()).toBe('2026-11-30');

    const withoutYear = await startOwn();
    const { id: otherCustomer } = await withoutYear.service.createCustomer(customerInput);
    const invoice = await withoutYear.service.createInvoice(invoiceInput(otherCustomer));
    withoutYear.simulator.changeSettings(COMPANY, { closedYears: [2026] });
    await expect(withoutYear.service.bookkeepInvoice(invoice.id, defaultTotals)).rejects.toMatchObject({
      reason: 'fiscalYearMissing',
    });
  });

  it('are listed: with an instant those changed since, without one the booked ones that are not fully paid', async () => {
    const { service, simulator, setNow } = await startOwn();
    const { id: customer } = await service.createCustomer(customerInput);
    const first = await service.createInvoice(invoiceInput(customer, { reference: 'A' }));
    await service.bookkeepInvoice(first.id, defaultTotals);
    const second = await service.createInvoice(invoiceInput(customer, { reference: 'B' }));
    await service.bookkeepInvoice(second.id, defaultTotals);
    setNow('2026-11-25T11:00:00Z');
    simulator.pay(COMPANY, first.id, { amountOre: 300_000 });
    simulator.changeDueDate(COMPANY, first.id, '2027-01-31');
    const listed = async (since: Date | null): Promise<ListedInvoice[]> => {
      const all = [];
      for await (const page of service.listInvoices(since)) all.push(...page);
      return all;
    };
    expect(await listed(new Date('2026-11-24T11:00:00Z'))).toEqual([
      expect.objectContaining({ reference: 'A', leftOre: 550_000, dueDate: '2027-01-31' }),
    ]);
    expect((await listed(null)).map(({ reference }) => reference)).toEqual(['A', 'B']);
    simulator.pay(COMPANY, first.id);
    expect((await listed(null)).map(({ reference }) => reference)).toEqual(['B']);
  });
});
