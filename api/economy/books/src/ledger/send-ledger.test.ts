import { createAccountWithLease, createSentInvoice } from '@husrum/api-invoicing/testing';
import { lastMail, mailCount, testServer, textIn } from '@husrum/api-testing';
import { fileCalls } from '@husrum/contract/file';
import { ledgerCalls } from '@husrum/contract/ledger';
import { tenantMessageCalls } from '@husrum/contract/tenant-message';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const setUp = async (email: string) => {
  const fixture = await createAccountWithLease(app, { tenant: { email } });
  const { user, lease, tenantId } = fixture;
  await createSentInvoice(user, lease.id);
  const params = { id: tenantId };
  return {
    ...{ ...fixture, params },
    mail: (body = {}) => user.post(ledgerCalls.mailToTenant, { params, body }),
    messages: async () =>
      (
        await user.get(tenantMessageCalls.listByTarget, {
          params: { type: 'tenant', id: tenantId },
          query: {},
        })
      ).data,
  };
};

test('the ledger is mailed as a PDF with the text of the user, and remembered as a message to the tenant', async () => {
  const email = 'bo.reskontra@example.se';
  const { user, params, company, lease, mail, messages } = await setUp(email);
  const invoices = await mailCount(app, email);
  const text = 'Som vi talade om.\n\nHör av dig om något är fel.';
  const sent = await mail({ text, lease_id: lease.id });
  expect(sent.email).toBe(email);
  expect(await mailCount(app, email)).toBe(invoices + 1);
  const received = await lastMail(app, email);
  expect(received.subject).toBe('Reskontra till och med 2026-11-20');
  expect(received.body).toContain('Hej Bo Östlund!');
  expect(received.body).toContain('Hör av dig om något är fel.');
  expect(received.body).toMatch(/Saldot är 8\s500\skr/);
  expect(received.sender).toContain(company.name);
  const [message] = await messages();
  expect(message).toMatchObject({
    ...{ id: sent.message_id, subject: received.subject },
    sent_by: expect.stringMatching(/./),
  });

  const { data } = await user.get(fileCalls.listByOwner, {
    params: { type: 'tenant', id: params.id },
    query: {},
  });
  expect(data.map(({ alias }) => alias)).toEqual(['Reskontra Bo Östlund 2026-11-20.pdf']);
  const attached = await app.system((tx) =>
    tx
      .selectFrom('mail_attachment')
      .select(['name', 'mimetype', 'file_key'])
      .where('mail_message_id', '=', received.id)
      .executeTakeFirstOrThrow(),
  );
  expect(attached).toMatchObject({
    ...{ name: 'Reskontra Bo Östlund 2026-11-20.pdf', mimetype: 'application/pdf' },
  });
  const bytes = await app.files.get(attached.file_key ?? '');
  expect(textIn(bytes ?? Buffer.alloc(0))).toContain('Utgående saldo');
});

test('a repeated key mails once', async () => {
  const email = 'bo.nyckel@example.se';
  const { user, params } = await setUp(email);
  const before = await mailCount(app, email);
  const send = () =>
    user.raw(ledgerCalls.mailToTenant, { params, body: { text: null }, idempotencyKey: 'reskontra-1' });
  const [first, second] = [await send(), await send()];
  expect([first.statusCode, second.body]).toEqual([200, first.body]);
  expect(await mailCount(app, email)).toBe(before + 1);
});

test('it goes to the address for invoices, if the tenant has one', async () => {
  const billingEmail = 'faktura.reskontra@example.se';
  const { user, tenantId } = await createAccountWithLease(app, {
    tenant: { email: null, billing_email: billingEmail },
  });
  const params = { id: tenantId };
  const sent = await user.post(ledgerCalls.mailToTenant, { params, body: { text: null } });
  expect(sent.email).toBe(billingEmail);
  expect((await lastMail(app, billingEmail)).subject).toContain('Reskontra till och med');
});

test('a tenant without an address gets nothing, and the user is told why', async () => {
  const { user, tenantId } = await createAccountWithLease(app, { tenant: { email: null } });
  const params = { id: tenantId };
  expect((await user.get(ledgerCalls.ofTenant, { params })).tenant_email).toBeNull();
  const { status, message } = await user.failure(ledgerCalls.mailToTenant, { params, body: {} });
  expect([status, message]).toEqual([422, expect.stringMatching(/Hyresgästen har ingen mejladress/)]);
  const { data } = await user.get(tenantMessageCalls.listByTarget, {
    params: { type: 'tenant', id: tenantId },
    query: {},
  });
  expect(data).toEqual([]);
});
