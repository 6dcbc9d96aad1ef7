import { createPortfolioFactory } from '@husrum/api-objects/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { creditCalls } from '@husrum/contract/credit';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { tenantCalls } from '@husrum/contract/tenant';
import {
  createEditableInvoice,
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '../invoice/invoice.test-data';

const app = testServer();

const setUp = async () => {
  app.clock.set('2026-11-20T08:00:00Z');
  const account = await makeAccount(app);
  const apartment = await createLeasedApartment(app, account);
  const { user, lease, tenantId } = apartment;
  const readInvoice = (id: number) => user.get(invoiceCalls.detail, { params: { id } });
  return {
    account,
    ...apartment,
    readInvoice,
    readAmountsLeft: async (...ids: number[]) => {
      const invoices = [];
      for (const id of ids) invoices.push((await readInvoice(id)).payment_left);
      return invoices;
    },
    createSent: (start: string, stop: string, leaseId = lease.id) =>
      createSentInvoice(user, leaseId, start, stop),
    pay: (id: number, payment: number) =>
      user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(id), body: { payment } }),
    undoPayment: (id: number, paymentId = 0) =>
      user.post(invoiceActionCalls.undoPayment, { params: { ...manualInvoiceParams(id), paymentId } }),
    readCredit: async () => (await user.get(tenantCalls.detail, { params: { id: tenantId } })).credit,
    listCredits: async () => (await user.get(creditCalls.listByTenant, { params: { id: tenantId } })).data,
    offsetCredit: (body = {}) => user.post(creditCalls.offset, { params: { id: tenantId }, body }),
  };
};

/** Creates a second lease of the tenant, on an object of another company. */
const addLeaseOfOtherCompany = async ({
  account,
  user,
  tenantId,
  company,
}: Awaited<ReturnType<typeof setUp>>) => {
  const make = createPortfolioFactory(app, account);
  const other = await make.company('Björkhagen Garage AB');
  const {
    company_id: _company,
    updated_at: _version,
    ...settings
  } = await user.get(companyCalls.invoicingConfig, {
    params: { id: company.id },
  });
  await user.patch(companyCalls.updateInvoicingConfig, { params: { id: other.id }, body: settings });
  const entity = await make.entity({ company_id: other.id, name: 'Garage 4' });
  const lease = await user.post(leaseCalls.createForTenant, {
    body: {
      lease: {
        ...{ entity_id: entity.id, start: '2026-01-01', stop: null, fee: 1000, tax_rate: 0 },
        ...{ payment_interval: 'MONTHLY', notice_length: 3, notice_type: 'MONTH' },
      },
      tenant: { id: tenantId },
    },
  });
  return { company: other, lease };
};

test('a surplus settles the tenant’s open invoices at once, the oldest due date first', async () => {
  const { createSent, pay, undoPayment, readAmountsLeft, readInvoice, readCredit } = await setUp();
  const december = await createSent('2026-12-01', '2026-12-31');
  const october = await createSent('2026-10-01', '2026-10-31');
  const november = await createSent('2026-11-01', '2026-11-30');
  for (const { id } of [october, november])
    await app.system((tx) =>
      tx
        .updateTable('invoicebase')
        .set({ due_at: id === october.id ? '2026-09-30' : '2026-10-30' })
        .where('id', '=', id)
        .execute(),
    );
  const paid = await pay(december.id, 8500 + 8500 + 3000);
  expect(paid).toMatchObject({
    status: 'PAYED',
    settled: [
      { id: october.id, reference: october.reference, amount: 8500 },
      { id: november.id, reference: november.reference, amount: 3000 },
    ],
    registered_payments: [{ amount: 20_000, surplus: 11_500 }],
    tenant_credit: 0,
  });
  expect(paid.timeline.slice(-2)).toMatchObject([
    { what: 'Betalning 20\u00a0000\u00a0kr registrerad' },
    { what: 'Överskott 11\u00a0500\u00a0kr blev tillgodohavande' },
  ]);
  expect((await readInvoice(october.id)).status).toBe('PAYED');
  expect((await readInvoice(november.id)).timeline.at(-1)?.what).toBe(
    'Tillgodohavande 3\u00a0000\u00a0kr avräknat',
  );
  expect(await readAmountsLeft(november.id)).toEqual([5500]);
  expect(await readCredit()).toBe(0);

  await undoPayment(december.id, paid.registered_payments?.[0]?.payment_id);
  expect(await readAmountsLeft(december.id, october.id, november.id)).toEqual([8500, 8500, 8500]);
  expect(await readCredit()).toBe(0);
});

test('a payment of a paid invoice becomes credit, which can be undone', async () => {
  const { createSent, pay, undoPayment, readInvoice, readCredit } = await setUp();
  const { id } = await createSent('2026-12-01', '2026-12-31');
  await pay(id, 8500);
  const paidTwice = await pay(id, 8500);
  expect(paidTwice).toMatchObject({ status: 'PAYED', payment_left: 0, tenant_credit: 8500, settled: [] });
  expect(paidTwice.registered_payments).toMatchObject([{ surplus: 0 }, { amount: 8500, surplus: 8500 }]);
  expect(await readCredit()).toBe(8500);
  await undoPayment(id, paidTwice.registered_payments?.[1]?.payment_id);
  expect(await readInvoice(id)).toMatchObject({ status: 'PAYED', registered_payments: [{ amount: 8500 }] });
  expect(await readCredit()).toBe(0);
});

test('a payment of an invoice that is ready to send is credit that is offset on it', async () => {
  const { user, lease, pay, readCredit } = await setUp();
  const { id } = await createReadyInvoice(user, lease.id);
  const paid = await pay(id, 9000);
  expect(paid).toMatchObject({ status: 'READY', payment_left: 0, tenant_credit: 500 });
  expect(paid.payments).toMatchObject([{ kind: 'OFFSET', amount: 8500 }]);
  expect(paid.paper.sums.at(-1)).toEqual({ label: 'Avräknat tillgodohavande', amount: -8500 });
  expect(await readCredit()).toBe(500);
  expect((await user.post(invoiceCalls.send, { params: { id } })).status).toBe('PAYED');

  const draft = await createEditableInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const refused = await user.failure(invoiceActionCalls.pay, {
    params: manualInvoiceParams(draft.id),
    body: { payment: 1 },
  });
  expect(refused.status).toBe(409);
});

test('credit from a credited invoice is offset on open invoices only when the user asks for it', async () => {
  const { user, createSent, pay, readAmountsLeft, listCredits, readCredit, offsetCredit, company } =
    await setUp();
  const first = await createSent('2026-10-01', '2026-10-31');
  await pay(first.id, 8500);
  const second = await createSent('2026-11-01', '2026-11-30');
  await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(first.id) });
  expect(await listCredits()).toEqual([
    { company: { id: company.id, name: company.name }, amount: 8500, open: 8500 },
  ]);
  expect(await readAmountsLeft(second.id)).toEqual([8500]);
  const answer = await offsetCredit();
  expect(answer).toEqual({
    message: '1 hyresavi fick 8\u00a0500\u00a0kr avräknat',
    settled: [{ id: second.id, reference: second.reference, amount: 8500 }],
  });
  expect(await readAmountsLeft(second.id)).toEqual([0]);
  expect([await readCredit(), await listCredits()]).toEqual([0, []]);
  expect(await offsetCredit()).toMatchObject({ message: /ingen obetald hyresavi/, settled: [] });
});

test('credit with one company is not used for invoices of another: each keeps its own books', async () => {
  const state = await setUp();
  const { user, createSent, pay, readAmountsLeft, readCredit, listCredits, offsetCredit, company } = state;
  const other = await addLeaseOfOtherCompany(state);
  const garage = await createSent('2026-10-01', '2026-10-31', other.lease.id);
  const apartment = await createSent('2026-12-01', '2026-12-31');
  const paid = await pay(apartment.id, 9000);
  expect(paid).toMatchObject({ settled: [], tenant_credit: 500 });
  expect(await readAmountsLeft(garage.id)).toEqual([1000]);

  const next = await createReadyInvoice(user, other.lease.id, '2026-11-01', '2026-11-30');
  expect(next).toMatchObject({ payment_left: 1000, payments: [], tenant_credit: 0 });
  expect(await offsetCredit({ company_id: other.company.id })).toMatchObject({ settled: [] });
  expect(await listCredits()).toEqual([
    { company: { id: company.id, name: company.name }, amount: 500, open: 0 },
  ]);

  await pay(garage.id, 1100);
  expect(await readAmountsLeft(next.id)).toEqual([900]);
  expect(await readCredit()).toBe(500);
});

test('payments whose surpluses settle each other’s invoices can be registered at the same time', async () => {
  const { createSent, pay, readAmountsLeft, readCredit } = await setUp();
  const october = await createSent('2026-10-01', '2026-10-31');
  const november = await createSent('2026-11-01', '2026-11-30');
  await Promise.all([
    pay(october.id, 10_000),
    pay(november.id, 10_000),
    pay(october.id, 1000),
    pay(november.id, 1000),
  ]);
  expect(await readAmountsLeft(october.id, november.id)).toEqual([0, 0]);
  expect(await readCredit()).toBe(22_000 - 17_000);
});
