import type { AccountingInvoice } from '../accounting/accounting-service';
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
beforeAll(async () => {
  fixture = await startFortnox();
  customerId = (await fixture.service.createCustomer(customerInput)).id;
});
afterAll(() => fixture.stop());

const book = async (reference: string): Promise<AccountingInvoice> => {
  const rows = [row(100_050, 25)];
  const made = await fixture.service.createInvoice(invoiceInput(customerId, { reference, rows }));
  return fixture.service.bookkeepInvoice(made.id, { payOre: 125_100, taxOre: 25_013, roundedOre: 37 });
};
const wholeCredit = (reference: string) => ({
  ...invoiceInput(customerId, { reference, ocr: null, dueDate: '2026-11-23', rows: [row(-100_050, 25)] }),
  isWhole: true,
  expected: { payOre: -125_100, taxOre: -25_013, roundedOre: -37 },
});
const partCredit = (reference: string) => ({
  ...invoiceInput(customerId, { reference, ocr: null, dueDate: '2026-11-23', rows: [row(-20_000, 25)] }),
  isWhole: false,
  expected: { payOre: -25_000, taxOre: -5000, roundedOre: 0 },
});

describe('credit invoices in Fortnox', () => {
  it('credit the whole invoice, and take it off its balance', async () => {
    const { id } = await book('W');
    const credit = await fixture.service.creditInvoice(id, wholeCredit('W-K'));
    expect(credit).toMatchObject({
      reference: 'W-K',
      payOre: -125_100,
      taxOre: -25_013,
      isBooked: true,
      creditsId: id,
      creditedById: null,
    });
    expect(await fixture.service.readInvoice(id)).toMatchObject({ leftOre: 0, creditedById: credit.id });
    expect(await fixture.service.findInvoice('W')).toMatchObject({ id });
  });

  it('credit a part, and then another one', async () => {
    const { id } = await book('P');
    const first = await fixture.service.creditInvoice(id, partCredit('P-K1'));
    expect(first).toMatchObject({ payOre: -25_000, creditsId: id, isBooked: true });
    const second = await fixture.service.creditInvoice(id, partCredit('P-K2'));
    expect(second).toMatchObject({ payOre: -25_000, creditsId: id, isBooked: true });
    expect(await fixture.service.readInvoice(id)).toMatchObject({ leftOre: 75_100 });
  });

  // A first credit invoice takes three writes: PUT `credit`, PUT with our rows, PUT `bookkeep`. A second one begins with a POST instead
  // of PUT `credit`.
  it.each([
    ['first', 'PUT /3/invoices', 0],
    ['first', 'PUT /3/invoices', 1],
    ['first', 'PUT /3/invoices', 2],
    ['second', 'POST /3/invoices', 0],
    ['second', 'PUT /3/invoices', 0],
    ['second', 'PUT /3/invoices', 1],
  ] as const)(
    'are made once although a response is lost: the %s credit invoice, %s after %i such requests',
    async (order, on, after) => {
      const name = `${order}-${on.slice(0, 4)}-${after}`;
      const { id } = await book(name);
      if (order === 'second') await fixture.service.creditInvoice(id, partCredit(`${name}-K0`));
      const before = fixture.simulator.books(COMPANY).invoices.size;
      const credit = () => fixture.service.creditInvoice(id, partCredit(`${name}-K`));
      fixture.simulator.faults.inject({ fault: 'answer_lost', on, after });
      await expect(credit()).rejects.toMatchObject({ failure: 'unreachable' });
      expect(await credit()).toMatchObject({ reference: `${name}-K`, isBooked: true, payOre: -25_000 });
      expect(fixture.simulator.books(COMPANY).invoices.size).toBe(before + 1);
    },
  );

  it('are not booked when the amounts differ, and are booked when they agree', async () => {
    const { id } = await book('D');
    const wrong = { ...wholeCredit('D-K'), expected: { payOre: -125_000, taxOre: -25_013, roundedOre: 63 } };
    await expect(fixture.service.creditInvoice(id, wrong)).rejects.toMatchObject({ reason: 'totalsDiffer' });
    expect(await fixture.service.readInvoice(id)).toMatchObject({ leftOre: 125_100 });
    expect(await fixture.service.creditInvoice(id, wholeCredit('D-K'))).toMatchObject({ isBooked: true });
  });
});
