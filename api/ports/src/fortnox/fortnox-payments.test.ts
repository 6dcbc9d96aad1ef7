import type { AccountingPayment } from '../accounting/accounting-service';
import { COMPANY, customerInput, type FortnoxFixture, invoiceInput, startFortnox } from './fortnox.test-data';

let fixture: FortnoxFixture;
let id = '';
beforeEach(async () => {
  fixture = await startFortnox();
  const { id: customerId } = await fixture.service.createCustomer(customerInput);
  ({ id } = await fixture.service.createInvoice(invoiceInput(customerId)));
  await fixture.service.bookkeepInvoice(id, { payOre: 850_000, taxOre: 0, roundedOre: 0 });
});
afterEach(() => fixture.stop());

const pay = (): Promise<AccountingPayment> =>
  fixture.service.createPayment({
    invoiceId: id,
    amountOre: 300_000,
    paidAt: '2026-11-23',
    reference: 'B-1',
  });

describe('payments in Fortnox', () => {
  it('are registered and booked, and lower the balance', async () => {
    expect(await pay()).toEqual({
      id: '1',
      invoiceId: id,
      amountOre: 300_000,
      paidAt: '2026-11-23',
      reference: null,
      isBooked: true,
    });
    expect(await fixture.service.readInvoice(id)).toMatchObject({ leftOre: 550_000 });
    expect(await fixture.service.listInvoicePayments(id, [])).toHaveLength(1);
  });

  it('are registered once when the call is repeated after a lost response', async () => {
    fixture.simulator.faults.inject({ fault: 'answer_lost', on: 'POST /3/invoicepayments' });
    await expect(pay()).rejects.toMatchObject({ failure: 'unreachable' });
    // It is not booked yet, so it is no payment.
    expect(await fixture.service.listInvoicePayments(id, [])).toEqual([]);
    await pay();
    expect(fixture.simulator.books(COMPANY).payments.size).toBe(1);
  });

  it('are found when the answer to booking was lost', async () => {
    fixture.simulator.faults.inject({ fault: 'answer_lost', on: 'PUT /3/invoicepayments' });
    await expect(pay()).rejects.toMatchObject({ failure: 'unreachable' });
    expect(await fixture.service.listInvoicePayments(id, [])).toMatchObject([{ amountOre: 300_000 }]);
  });

  it('that an accountant registers in Fortnox are listed by time of change', async () => {
    fixture.setNow('2026-11-25T11:00:00Z');
    fixture.simulator.pay(COMPANY, id, { amountOre: 850_000, date: '2026-11-24' });
    const listed = async (since: string): Promise<AccountingPayment[]> => {
      const all = [];
      for await (const page of fixture.service.listPayments(new Date(since))) all.push(...page);
      return all;
    };
    expect(await listed('2026-11-24T11:00:00Z')).toMatchObject([
      { invoiceId: id, amountOre: 850_000, paidAt: '2026-11-24', isBooked: true },
    ]);
    expect(await listed('2026-11-26T11:00:00Z')).toEqual([]);
  });

  it('with negative amounts are refused beyond what was paid, or beyond what is left of a credit invoice', async () => {
    await pay();
    const repay = (amountOre: number) =>
      fixture.service.createPayment({ invoiceId: id, amountOre, paidAt: '2026-11-23', reference: 'B-2' });
    await expect(repay(-300_001)).rejects.toMatchObject({ reason: 'invalid' });
    expect(await repay(-50_000)).toMatchObject({ amountOre: -50_000, isBooked: true });
    expect(await fixture.service.readInvoice(id)).toMatchObject({ leftOre: 600_000 });
    const credit = fixture.simulator.credit(COMPANY, id);
    // The credit invoice of 8 500 kr is first set off against the 6 000 kr that are left of the invoice.
    expect(await fixture.service.readInvoice(credit.number)).toMatchObject({ leftOre: -250_000 });
    const settle = (amountOre: number) =>
      fixture.service.createPayment({
        invoiceId: credit.number,
        amountOre,
        paidAt: '2026-11-23',
        reference: 'B-3',
      });
    await expect(settle(-250_001)).rejects.toMatchObject({ reason: 'invalid' });
    await settle(-250_000);
    expect(await fixture.service.readInvoice(credit.number)).toMatchObject({ leftOre: 0 });
  });

  it('are refused before the day of the invoice', async () => {
    const early = { invoiceId: id, amountOre: 1, paidAt: '2026-01-01', reference: 'B' };
    await expect(fixture.service.createPayment(early)).rejects.toMatchObject({ reason: 'paymentTooEarly' });
  });

  it('are refused in a locked period', async () => {
    const locked = await startFortnox();
    locked.simulator.changeSettings(COMPANY, { lockedUntil: '2026-11-30' });
    await expect(
      locked.service.createPayment({ invoiceId: '1', amountOre: 1, paidAt: '2026-11-23', reference: 'B' }),
    ).rejects.toMatchObject({ reason: 'periodLocked' });
    await locked.stop();
  });
});
