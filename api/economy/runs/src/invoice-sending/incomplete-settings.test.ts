import {
  createEditableInvoice,
  createLeasedApartment,
  createReadyInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { mailCount, makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { forecastCalls } from '@husrum/contract/forecast';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { jobRunCalls } from '@husrum/contract/job-run';
import { leaseCalls } from '@husrum/contract/lease';
import { drainJobQueue, listJobRuns, runNightlyStepsOn } from '../job-run/job-run.test-data';

const app = testServer();
const NO_GIRO = 'Bankgiro och plusgiro saknas i faktureringsinställningarna: hyresgästen kan inte betala.';
const NO_VAT_NUMBER =
  'Momsregistreringsnumret saknas i faktureringsinställningarna: det måste stå på en hyresavi med moms.';

// This is the day before invoices are generated: a run on the 20th then invoices December.
beforeEach(() => app.clock.set('2026-11-19T08:00:00Z'));

type LeasedApartment = Awaited<ReturnType<typeof createLeasedApartment>>;
const changeSettings = async (
  { user, company: { id } }: LeasedApartment,
  changes: Record<string, unknown>,
) => {
  const settings = await user.get(companyCalls.invoicingConfig, { params: { id } });
  await user.patch(companyCalls.updateInvoicingConfig, { params: { id }, body: { ...settings, ...changes } });
};
const readInvoice = ({ user }: LeasedApartment, id: number) =>
  user.get(invoiceCalls.detail, { params: { id } });

let emailCount = 0;
const nextEmail = () => {
  emailCount += 1;
  return `incomplete${emailCount}@example.se`;
};
/** An apartment with its own company. */
const createApartment = (account: TestAccount, options: Parameters<typeof createLeasedApartment>[2] = {}) =>
  createLeasedApartment(app, account, { ...options, tenant: { email: nextEmail(), ...options.tenant } });

describe('a company without bankgiro and plusgiro', () => {
  const setUp = async (settings = {}) => {
    const account = await makeAccount(app);
    return {
      account,
      apartment: await createApartment(account, { settings: { bankgiro: null, ...settings } }),
    };
  };

  test('cannot approve or send its invoices, one by one', async () => {
    const { apartment } = await setUp({ auto_require_review: true });
    const { user, lease } = apartment;
    const edited = await createEditableInvoice(user, lease.id);
    expect(edited).toMatchObject({ status: 'EDIT', settings_problem: NO_GIRO });
    const params = manualInvoiceParams(edited.id);
    const created = await user.post(invoiceActionCalls.generateManual, {
      params: { id: edited.id },
      body: {},
    });
    expect(created).toMatchObject({ status: 'ERROR', error: NO_GIRO, settings_problem: NO_GIRO });
    for (const refused of [
      await user.failure(invoiceCalls.update, { body: { id: edited.id, status: 'READY' } }),
      await user.failure(invoiceCalls.send, { params: { id: edited.id } }),
      await user.failure(invoiceActionCalls.markSent, { params }),
    ])
      expect([refused.status, refused.serverMessage]).toEqual([422, NO_GIRO]);

    await changeSettings(apartment, { plusgiro: '4-2' });
    expect(await readInvoice(apartment, edited.id)).toMatchObject({
      status: 'REVIEW',
      error: null,
      settings_problem: null,
    });
    await user.patch(invoiceCalls.update, { body: { id: edited.id, status: 'READY' } });
    expect(await user.post(invoiceCalls.send, { params: { id: edited.id } })).toMatchObject({
      status: 'PENDING_PAYMENT',
    });
  });

  test('has its invoices left out of a batch, with the reason, and the other invoices are sent', async () => {
    const { account, apartment } = await setUp();
    const other = await createApartment(account, { tenant: { identifier: '19920730-2390' } });
    const { id: stopped } = await createReadyInvoice(apartment.user, apartment.lease.id);
    const { id: sendable } = await createReadyInvoice(other.user, other.lease.id);
    const ids = [stopped, sendable];
    const preview = await apartment.user.post(invoiceBatchCalls.sendingPreview, {
      body: { ids, action: 'SEND' },
    });
    expect(preview).toMatchObject({
      count: 1,
      recipients: 1,
      amount: 8500,
      first_due: '2026-12-21',
      accounts: [{ company: { id: other.company.id }, bankgiro: '991-2346', plusgiro: null, count: 1 }],
      stopped: [{ problem: NO_GIRO, count: 1, company: { id: apartment.company.id } }],
      invoices: [
        { id: stopped, problem: NO_GIRO },
        { id: sendable, problem: null, recipient: 'Bo Östlund' },
      ],
    });
    const run = await apartment.user.post(invoiceBatchCalls.send, { body: { ids } });
    await drainJobQueue(app);
    const previewSent = (action: string) =>
      apartment.user.post(invoiceBatchCalls.sendingPreview, { body: { ids: [sendable], action } });
    expect((await previewSent('SEND')).stopped).toMatchObject([
      { problem: 'Avin är inte redo att skickas, eller har redan skickats.', count: 1, company: null },
    ]);
    expect((await previewSent('APPROVE')).stopped).toMatchObject([
      { problem: 'Avin väntar inte på attestering.' },
    ]);
    expect(await previewSent('RESEND')).toMatchObject({ count: 1, amount: 8500, stopped: [] });
    const { data } = await apartment.user.get(jobRunCalls.items, { params: { id: run.id } });
    expect(data.map(({ invoicebase_id, outcome, message }) => [invoicebase_id, outcome, message])).toEqual([
      [stopped, 'FAILED', NO_GIRO],
      [sendable, 'MADE', null],
    ]);
    const again = await apartment.user.post(invoiceCalls.sendAll, { body: { ids: [stopped] } });
    expect(again).toMatchObject({ sent: 0, failed: 1, failures: [{ id: stopped, message: NO_GIRO }] });
    const approved = await apartment.user.post(invoiceBatchCalls.approve, { body: { ids: [stopped] } });
    expect(approved).toMatchObject({ done: 0, failures: [{ id: stopped, message: NO_GIRO }] });
  });

  test('stops a ready invoice when the bankgiro is removed, and the run fails until it is entered again', async () => {
    const account = await makeAccount(app);
    const apartment = await createApartment(account, { settings: { auto_enabled: true } });
    await runNightlyStepsOn(app, account, '2026-11-20');
    await changeSettings(apartment, { bankgiro: null });
    const [invoice] = (await apartment.user.get(invoiceCalls.list, { query: { filter: 'error' } })).data;
    expect(invoice).toMatchObject({ status: 'ERROR', sent_at: null });
    await runNightlyStepsOn(app, account, '2026-11-25', '2026-11-26');
    const readSendRun = async () => (await listJobRuns(app, account)).find(({ kind }) => kind === 'SEND');
    expect(await readSendRun()).toMatchObject({ status: 'FAILED', failed: 1, made: 0 });
    await changeSettings(apartment, { bankgiro: '991-2346' });
    await runNightlyStepsOn(app, account, '2026-11-27');
    expect(await readSendRun()).toMatchObject({ status: 'DONE', failed: 0, made: 1 });
  });
});

test('a month whose run has failed is the next one on the lease and in the forecast', async () => {
  const account = await makeAccount(app);
  const settings = { auto_enabled: true, bankgiro: null };
  const apartment = await createApartment(account, { settings, lease: { start: '2026-12-01' } });
  const { user, lease } = apartment;
  await runNightlyStepsOn(app, account, '2026-11-20');
  expect((await listJobRuns(app, account))[0]).toMatchObject({ kind: 'GENERATE', status: 'FAILED' });
  await changeSettings(apartment, { bankgiro: '991-2346' });
  expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({
    effective_invoice_month: '2026-12',
    next_notice: { start: '2026-12-01', stop: '2026-12-31' },
    next_invoice_month_based_on_invoicingconfig: '2027-01',
  });
  const forecast = await user.get(forecastCalls.list, { query: { lease_id: lease.id } });
  expect(forecast.data[0]).toMatchObject({ month: '2026-12', start: '2026-12-01' });
});

describe('an invoice with VAT of a company without a VAT number', () => {
  test('is refused, and one without VAT is not', async () => {
    const account = await makeAccount(app);
    const apartment = await createApartment(account, { settings: { vat: null }, lease: { tax_rate: 25 } });
    const exempt = await createApartment(account, {
      settings: { vat: null },
      tenant: { identifier: '19920730-2390' },
    });
    const taxed = await createReadyInvoice(apartment.user, apartment.lease.id);
    expect(taxed).toMatchObject({ status: 'ERROR', error: NO_VAT_NUMBER });
    const refused = await apartment.user.failure(invoiceCalls.send, { params: { id: taxed.id } });
    expect([refused.status, refused.serverMessage]).toEqual([422, NO_VAT_NUMBER]);
    const { id } = await createReadyInvoice(exempt.user, exempt.lease.id);
    expect(await exempt.user.post(invoiceCalls.send, { params: { id } })).toMatchObject({
      status: 'PENDING_PAYMENT',
    });
    await changeSettings(apartment, { vat: 'SE559999001601' });
    const sent = await apartment.user.post(invoiceCalls.send, { params: { id: taxed.id } });
    expect(sent.paper.foot.join()).toContain('SE559999001601');
    expect(sent.paper.foot.join()).not.toContain('F-skatt');
  });

  test('is created by a run as ERROR with the reason, and is left out of the sending', async () => {
    const account = await makeAccount(app);
    const email = nextEmail();
    const apartment = await createApartment(account, {
      settings: { auto_enabled: true, vat: null, f_tax: true },
      lease: { tax_rate: 25 },
      tenant: { email },
    });
    await runNightlyStepsOn(app, account, '2026-11-20', '2026-11-25');
    const runs = await listJobRuns(app, account);
    const items = await Promise.all(
      runs.map(async ({ id }) => (await apartment.user.get(jobRunCalls.items, { params: { id } })).data[0]),
    );
    expect(items.map((item) => [item?.outcome, item?.message])).toEqual([
      ['MADE', NO_VAT_NUMBER],
      ['FAILED', NO_VAT_NUMBER],
    ]);
    expect(await mailCount(app, email)).toBe(0);
    await changeSettings(apartment, { vat: 'SE559999001601' });
    await runNightlyStepsOn(app, account, '2026-11-26');
    const [sent] = (await apartment.user.get(invoiceCalls.list)).data;
    expect(sent).toMatchObject({ status: 'PENDING_PAYMENT' });
    const { paper } = await readInvoice(apartment, sent?.id ?? 0);
    expect(paper.foot.join()).toContain('Godkänd för F-skatt');
  });
});

describe('a credit invoice', () => {
  test('needs no giro number, but a VAT number if it has VAT', async () => {
    const account = await makeAccount(app);
    const apartment = await createApartment(account, { lease: { tax_rate: 25 } });
    const { id } = await createReadyInvoice(apartment.user, apartment.lease.id);
    await apartment.user.post(invoiceCalls.send, { params: { id } });
    const { credited_by } = await apartment.user.post(invoiceActionCalls.credit, {
      params: manualInvoiceParams(id),
    });
    const params = { id: credited_by?.id ?? 0 };
    await changeSettings(apartment, { bankgiro: null, vat: null });
    expect((await apartment.user.failure(invoiceCalls.send, { params })).serverMessage).toBe(NO_VAT_NUMBER);
    await changeSettings(apartment, { vat: 'SE559999001601' });
    expect((await apartment.user.post(invoiceCalls.send, { params })).sent_at).not.toBeNull();
  });
});

describe('the due date of an invoice that is created by hand or sent late', () => {
  test('is at least the minimum number of days of the company after the send date', async () => {
    const account = await makeAccount(app);
    const apartment = await createApartment(account, { settings: { terms_of_payment: 'inactive' } });
    const { user, lease } = apartment;
    const november = await createReadyInvoice(user, lease.id, '2026-11-01', '2026-11-30');
    expect(november.due_at).toBe('2026-11-30');
    await changeSettings(apartment, { min_days: 20 });
    const october = await createReadyInvoice(user, lease.id, '2026-10-01', '2026-10-31');
    expect(october.due_at).toBe('2026-12-09');
    app.clock.set('2026-11-30T08:00:00Z');
    expect((await user.post(invoiceCalls.send, { params: { id: november.id } })).due_at).toBe('2026-12-21');
    await user.patch(invoiceActionCalls.changeDueDate, {
      params: manualInvoiceParams(october.id),
      body: { due_at: '2026-12-01' },
    });
    app.clock.set('2026-12-01T08:00:00Z');
    const sent = await user.post(invoiceCalls.send, { params: { id: october.id } });
    expect(sent.due_at).toBe('2026-12-21');
  });

  test('is the statutory date for one that a run sends on its day, and later for one that a run sends late', async () => {
    const account = await makeAccount(app);
    const apartment = await createApartment(account, {
      settings: { auto_enabled: true, terms_of_payment: 'inactive' },
    });
    await runNightlyStepsOn(app, account, '2026-11-20', '2026-11-25', '2026-12-20', '2026-12-28');
    const { data } = await apartment.user.get(invoiceCalls.list, {
      query: { sort: { by: 'start', order: 'asc' } },
    });
    expect(data.map(({ start, due_at }) => [start, due_at])).toEqual([
      ['2026-12-01', '2026-11-30'],
      ['2027-01-01', '2027-01-07'],
    ]);
  });
});
