import { insertPortfolio } from '@husrum/api-demo';
import {
  createAccountWithLease,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { createPortfolioFactory } from '@husrum/api-objects/testing';
import { makeAccount, testServer, textIn } from '@husrum/api-testing';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { ledgerCalls } from '@husrum/contract/ledger';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

/** A tenant who rents two apartments of a company, for 8 500 and 7 777 a month. */
const setUp = async () => {
  const { account, user, company, lease, tenantId } = await createAccountWithLease(app);
  const entity = await createPortfolioFactory(app, account).entity({
    company_id: company.id,
    name: 'Lgh 1202',
  });
  const other = await user.post(leaseCalls.createForTenant, {
    body: {
      lease: {
        ...{ entity_id: entity.id, start: '2026-01-01', stop: null, fee: 7777, tax_rate: 0 },
        ...{ payment_interval: 'MONTHLY', notice_length: 3, notice_type: 'MONTH' },
      },
      tenant: { id: tenantId },
    },
  });
  const params = { id: tenantId };
  const ledger = (leaseId: number, query = {}) =>
    user.get(ledgerCalls.ofTenant, { params, query: { lease_id: leaseId, ...query } });
  return {
    ...{ user, params, ledger, leaseId: lease.id, otherId: other.id },
    lines: async (leaseId: number) =>
      (await ledger(leaseId)).data.map(({ kind, day, amount, balance }) => [kind, day, amount, balance]),
    pay: (id: number, payment: number, paidAt: string) =>
      user.post(invoiceActionCalls.pay, {
        params: manualInvoiceParams(id),
        body: { payment, paid_at: paidAt },
      }),
  };
};

test('a payment is split by what each lease’s invoices got of it, on the day on which they got it', async () => {
  const { user, leaseId, otherId, lines, ledger, pay } = await setUp();
  const { id } = await createSentInvoice(user, leaseId);
  await createSentInvoice(user, otherId);
  app.clock.set('2026-11-25T08:00:00Z');
  const { payments } = await pay(id, 10_000, '2026-11-24');
  expect(await lines(leaseId)).toEqual([
    ['INVOICE', '2026-11-20', 8500, 8500],
    ['PAYMENT', '2026-11-24', -8500, 0],
  ]);
  expect(await lines(otherId)).toEqual([
    ['INVOICE', '2026-11-20', 7777, 7777],
    ['OFFSET', '2026-11-25', -1500, 6277],
  ]);
  expect(await ledger(otherId)).toMatchObject({ closing: 6277, tenant_closing: 6277 });
  // The credit of a day is on no lease.
  expect(await ledger(otherId, { to: '2026-11-24' })).toMatchObject({ closing: 7777, tenant_closing: 6277 });
  expect((await ledger(leaseId)).leases?.map(({ id: each }) => each).sort()).toEqual(
    [leaseId, otherId].sort(),
  );

  app.clock.set('2026-12-01T08:00:00Z');
  const paymentId = payments[0]?.payment_id ?? 0;
  await user.post(invoiceActionCalls.undoPayment, { params: { ...manualInvoiceParams(id), paymentId } });
  expect((await lines(leaseId)).at(-1)).toEqual(['UNDONE_PAYMENT', '2026-12-01', 8500, 8500]);
  expect((await lines(otherId)).at(-1)).toEqual(['UNDONE_PAYMENT', '2026-12-01', 1500, 7777]);
});

test('what was paid on a credited invoice leaves the lease as credit, and an unsent credit invoice counts for its lease', async () => {
  const { user, leaseId, otherId, lines, ledger, pay } = await setUp();
  const { id } = await createSentInvoice(user, leaseId);
  await pay(id, 5000, '2026-11-20');
  app.clock.set('2026-12-02T08:00:00Z');
  const { credited_by } = await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(id) });
  expect(await ledger(leaseId)).toMatchObject({ unsent_credits: 8500 });
  expect(await ledger(otherId)).toMatchObject({ unsent_credits: 0, closing: 0 });
  await user.post(invoiceCalls.send, { params: { id: credited_by?.id ?? 0 } });
  expect(await lines(leaseId)).toEqual([
    ['INVOICE', '2026-11-20', 8500, 8500],
    ['PAYMENT', '2026-11-20', -5000, 3500],
    ['CREDIT', '2026-12-02', -8500, -5000],
    ['RELEASED', '2026-12-02', 5000, 0],
  ]);
  expect(await ledger(leaseId)).toMatchObject({ closing: 0, tenant_closing: -5000 });
});

test('öre that are rounded off an invoice are on its lease, and those of a surplus are not', async () => {
  const { user, leaseId, otherId, lines, pay } = await setUp();
  const first = await createSentInvoice(user, leaseId);
  const second = await createSentInvoice(user, otherId);
  await pay(first.id, 8499.6, '2026-11-20');
  await pay(second.id, 7777.4, '2026-11-20');
  expect((await lines(leaseId)).slice(1)).toEqual([
    ['PAYMENT', '2026-11-20', -8499.6, 0.4],
    ['ROUNDING', '2026-11-20', -0.4, 0],
  ]);
  expect((await lines(otherId)).slice(1)).toEqual([['PAYMENT', '2026-11-20', -7777, 0]]);
});

test('the PDF and the Excel file of a lease follow the filter, and say what is left out', async () => {
  const { user, params, leaseId, otherId } = await setUp();
  await createSentInvoice(user, leaseId);
  await createSentInvoice(user, otherId);
  const pdf = await user.raw(ledgerCalls.pdfOfTenant, { params, query: { lease_id: otherId } });
  const text = textIn(pdf.rawPayload).replaceAll('\u00a0', ' ');
  expect(text).toContain('Uthyrning: Lgh 1202');
  expect(text).toContain('7 777 kr');
  expect(text).not.toContain('8 500 kr');
  expect(text).toContain('saldo med allt: 16 277 kr');
  const sheet = await user.raw(ledgerCalls.sheetOfTenant, { params, query: { lease_id: otherId } });
  expect(sheet.statusCode).toBe(200);
});

test('an unknown lease is not found', async () => {
  const { user, params, otherId } = await setUp();
  const query = { lease_id: otherId + 1000 };
  expect(await user.failure(ledgerCalls.ofTenant, { params, query })).toMatchObject({ status: 404 });
});

test('the ledgers of all leases, minus unused credit, are what the tenant owes', async () => {
  const account = await makeAccount(app);
  await app.forAccount(account, (tx) => insertPortfolio(tx, '2026-11-20', { seed: 4, objects: 60 }));
  const user = app.as(account);
  let checked = 0;
  for (const day of ['2026-11-20', '2026-10-27', '2026-06-15']) {
    const { data } = await user.get(ledgerCalls.aged, { query: { limit: 100, day } });
    for (const { tenant_id, credit, booked } of data.slice(0, 25)) {
      const params = { id: tenant_id ?? 0 };
      const query = { limit: 1, to: day };
      const { leases = [] } = await user.get(ledgerCalls.ofTenant, { params, query });
      let ore = 0;
      for (const { id } of leases) {
        const { closing } = await user.get(ledgerCalls.ofTenant, {
          params,
          query: { ...query, lease_id: id },
        });
        ore += Math.round(closing * 100);
      }
      expect([day, tenant_id, ore - Math.round(credit * 100)]).toEqual([
        day,
        tenant_id,
        Math.round(booked * 100),
      ]);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(10);
});
