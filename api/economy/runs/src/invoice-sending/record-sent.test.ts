import { createSentInvoice, manualInvoiceParams } from '@husrum/api-invoicing/testing';
import { mailCount, testServer } from '@husrum/api-testing';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { sql } from 'kysely';
import { changeBeforeSending, INVOICE_CHANGED, setUpSending } from './invoice-sending.test-data';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the sending transaction compares the version of the data', () => {
  type Account = Awaited<ReturnType<typeof setUpSending>>['account'];
  const updateSql = (account: Account, statement: string) =>
    app.forAccount(account, (tx) => sql.raw(statement).execute(tx));
  const setColumns = (table: string, values: string) => `update ${table} set ${values}`;

  test.each([
    ['invoicebase', `reference = 'H-17'`],
    ['invoicebase', `ocr = '133'`],
    ['invoicebase', `due_at = '2027-02-01', due_by_hand = true`],
    ['invoicebase', `stop = '2026-12-27'`],
    ['invoicebase', 'fee_ore = fee_ore + 100, pay_ore = pay_ore + 100'],
    ['invoicebase', 'tax_ore = tax_ore + 100, pay_ore = pay_ore + 100'],
    ['invoicebase', 'tax_ore = tax_ore + 1, rounded_ore = rounded_ore - 1'],
    ['invoicebase', 'autogiro = true'],
    ['invoicebase', `tenant_name = 'Bo Öberg'`],
    ['invoicebase', `entity_name = 'Lgh 1002'`],
    ['invoice_row', `name = 'Hyra enligt avtal'`],
    ['invoice_row', 'quantity = 2'],
    ['invoice_row', `unit = 'st'`],
    ['invoice_row', 'fee_ore = fee_ore + 100'],
    ['invoice_row', 'total_ore = total_ore + 100'],
    ['invoice_row', 'tax_rate = 25'],
    ['invoice_row', 'tax_ore = tax_ore + 100'],
    ['address', `address = 'Nya vägen 1'`],
    ['address', `postal_code = '702 12'`],
    ['address', `city = 'Kumla'`],
    ['address', `country = 'Norge'`],
    ['company', `name = 'Nya ägaren AB'`],
    ['company', `address = 'Nya vägen 1'`],
    ['company', `postal_code = '702 12'`],
    ['company', `city = 'Kumla'`],
    ['company', `phone = '019-98 76 54'`],
    ['company', `email = 'ny@example.se'`],
    ['company', `organisation_number = '559999-0024'`],
    ['invoicing_config', 'vat = null'],
    ['invoicing_config', `bankgiro = '5050-1055'`],
    ['invoicing_config', `plusgiro = '4-2'`],
    ['invoicing_config', `terms_of_payment = 'inactive'`],
    ['entity', `address = 'Nya vägen 1'`],
    ['entity', `city = 'Kumla'`],
    ['lease', `reference = 'K-17'`],
  ])('and refuses when %s has changed: %s', async (table, values) => {
    const { user, account, createReady, email } = await setUpSending(app);
    const { id } = await createReady();
    const refused = await changeBeforeSending(
      app,
      () => user.failure(invoiceActionCalls.markSent, { params: manualInvoiceParams(id) }),
      () => updateSql(account, setColumns(table, values)),
    );
    expect([refused.status, refused.serverMessage]).toEqual([409, INVOICE_CHANGED]);
    expect(await mailCount(app, email)).toBe(0);
  });

  test('and refuses when credit has been offset', async () => {
    const { user, account, createReady, tenantId } = await setUpSending(app);
    const { id } = await createReady();
    const refused = await changeBeforeSending(
      app,
      () => user.failure(invoiceCalls.send, { params: { id } }),
      () =>
        app.forAccount(account, async (tx) => {
          const payment = await tx
            .insertInto('payment')
            .values({
              ...{ tenant_id: tenantId, invoicebase_id: null, amount_ore: 10_000, paid_at: '2026-11-20' },
              ...{ reverses_id: null, user_id: null },
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          await tx
            .insertInto('allocation')
            .values({ payment_id: payment.id, invoicebase_id: id, kind: 'OFFSET', amount_ore: 10_000 })
            .execute();
        }),
    );
    expect([refused.status, refused.serverMessage]).toEqual([409, INVOICE_CHANGED]);
  });

  test('and refuses an unsent invoice after midnight, because its issue date has changed', async () => {
    const { user, createReady } = await setUpSending(app);
    const { id } = await createReady();
    const refused = await changeBeforeSending(
      app,
      () => user.failure(invoiceCalls.send, { params: { id } }),
      async () => app.clock.set('2026-11-20T23:00:01Z'),
    );
    expect([refused.status, refused.serverMessage]).toEqual([409, INVOICE_CHANGED]);
  });

  test.each([
    ['tenant', `phone = '019-12 34 56'`],
    ['company', `updated_at = '2026-11-20T08:30:00Z'`],
    ['lease', 'notice_length = 6'],
  ])('and sends when %s has changed in a way that the document does not show: %s', async (table, values) => {
    const { user, account, createReady, email } = await setUpSending(app);
    const { id } = await createReady();
    await changeBeforeSending(
      app,
      () => user.post(invoiceCalls.send, { params: { id } }),
      () => updateSql(account, setColumns(table, values)),
    );
    expect(await mailCount(app, email)).toBe(1);
  });

  test('and sends a sent invoice again whatever has changed, because its document is fixed', async () => {
    const { user, account, lease, email } = await setUpSending(app);
    const { id } = await createSentInvoice(user, lease.id);
    await changeBeforeSending(
      app,
      () => user.post(invoiceCalls.send, { params: { id } }),
      async () => {
        await updateSql(account, setColumns('company', `address = 'Nya vägen 1'`));
        app.clock.set('2026-11-20T23:00:01Z');
      },
      'get',
    );
    expect(await mailCount(app, email)).toBe(2);
  });

  test('and refuses to send again when the due date has been changed', async () => {
    const { user, lease } = await setUpSending(app);
    const { id } = await createSentInvoice(user, lease.id);
    const refused = await changeBeforeSending(
      app,
      () => user.failure(invoiceCalls.send, { params: { id } }),
      () =>
        user.patch(invoiceActionCalls.changeDueDate, {
          params: manualInvoiceParams(id),
          body: { due_at: '2027-01-15' },
        }),
      'get',
    );
    expect([refused.status, refused.serverMessage]).toEqual([409, INVOICE_CHANGED]);
  });
});
