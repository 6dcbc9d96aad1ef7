import {
  createEditableInvoice,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { toUpdateBody } from '@husrum/api-leases/testing';
import { createPhoto } from '@husrum/api-objects/testing';
import { type Caller, lastMail, linkIn, mailCount, testServer, textIn } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { fileCalls } from '@husrum/contract/file';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { notificationCalls } from '@husrum/contract/notification';
import { portalCalls } from '@husrum/contract/portal';
import { sessionCalls } from '@husrum/contract/session';
import { tenantCalls } from '@husrum/contract/tenant';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { ticketCalls } from '@husrum/contract/ticket';
import { addDays } from '@husrum/format';
import { asTenant, createPortal, signInToPortal, TENANT_PASSWORD } from './portal.test-data';

const app = testServer();
const START = '2026-11-20T08:00:00Z';
beforeEach(() => app.clock.set(START));

type Portal = Awaited<ReturnType<typeof createPortal>>;
const signIn = ({ stub, bo }: Portal, password?: string) => signInToPortal(app, stub, bo.email, password);
const toTenantInput = async ({ user, bo }: Portal) => {
  const { name, identifier, organisation, phone, email, billing_email } = await user.get(tenantCalls.detail, {
    params: { id: bo.id },
  });
  return { id: bo.id, name, identifier, organisation, phone, email, billing_email };
};
/** Gives a tenant, and the tenant's account in the portal, the email address. */
const setEmail = ({ account }: Portal, tenantId: number, email: string) =>
  app.forAccount(account, async (tx) => {
    await tx.updateTable('tenant').set({ email }).where('id', '=', tenantId).execute();
    await tx.updateTable('tenant_portal_account').set({ email }).where('tenant_id', '=', tenantId).execute();
  });
const report = { type: 'REPORT', subject: 'Droppande kran', description: 'Kranen i köket droppar.' } as const;
const reportFault = (tenant: Caller, { entity }: Portal) =>
  tenant.post(portalCalls.createTicket, { body: { ...report, entity_id: entity.id } });

describe('sign-in', () => {
  it('opens the tenant’s own pages, and gives the same answer to all wrong attempts', async () => {
    const portal = await createPortal(app);
    const tenant = await signIn(portal);
    expect(await tenant.get(portalCalls.me)).toEqual({
      name: 'Bo Östlund',
      email: portal.bo.email,
      stub: portal.stub,
      is_closed: false,
      landlord: {
        name: expect.stringContaining('Holms Fastigheter'),
        phone: '019-12 34 56',
        email: 'hej@holms.example',
        message: 'Välkommen!',
      },
    });
    const other = await createPortal(app);
    for (const body of [
      { stub: portal.stub, email: portal.bo.email, password: 'fel lösenord här' },
      { stub: portal.stub, email: 'okand@example.se', password: TENANT_PASSWORD },
      { stub: other.stub, email: portal.bo.email, password: TENANT_PASSWORD },
      { stub: 'finns-inte', email: portal.bo.email, password: TENANT_PASSWORD },
    ]) {
      const { status, serverMessage } = await app.as().failure(portalCalls.login, { body });
      expect([status, serverMessage]).toEqual([422, 'Fel mejladress eller lösenord.']);
    }
  });

  it('is blocked for a while after five wrong passwords, for this email address in this portal only', async () => {
    const portal = await createPortal(app);
    const body = { stub: portal.stub, email: portal.bo.email, password: 'fel lösenord här' };
    for (let attempt = 0; attempt < 5; attempt += 1) await app.as().failure(portalCalls.login, { body });
    const blocked = await app
      .as()
      .failure(portalCalls.login, { body: { ...body, password: TENANT_PASSWORD } });
    expect([blocked.status, blocked.serverMessage]).toEqual([429, expect.stringContaining('Vänta')]);
    const neighbour = await signInToPortal(app, portal.stub, portal.siv.email);
    expect(await neighbour.get(portalCalls.me)).toMatchObject({ name: 'Siv Granne' });
    const otherPortal = await createPortal(app);
    await setEmail(otherPortal, otherPortal.bo.id, portal.bo.email);
    const elsewhere = await signInToPortal(app, otherPortal.stub, portal.bo.email);
    expect(await elsewhere.get(portalCalls.me)).toMatchObject({ stub: otherPortal.stub });
  });

  it('is possible for two tenants who share an email address', async () => {
    const portal = await createPortal(app);
    await setEmail(portal, portal.siv.id, portal.bo.email);
    await app.as().post(portalCalls.forgot, { body: { stub: portal.stub, email: portal.bo.email } });
    const token =
      linkIn((await lastMail(app, portal.bo.email)).body)
        .pathname.split('/')
        .at(-1) ?? '';
    const password = 'något helt annat lösenord';
    await app.as().post(portalCalls.reset, { body: { token, password, password_confirmation: password } });
    expect(await (await signIn(portal)).get(portalCalls.me)).toMatchObject({ name: 'Bo Östlund' });
    expect(await (await signIn(portal, password)).get(portalCalls.me)).toMatchObject({ name: 'Siv Granne' });
  });

  it('ends at sign-out, which takes the cookie from the browser', async () => {
    const portal = await createPortal(app);
    const tenant = await signIn(portal);
    const response = await tenant.raw(portalCalls.logout);
    expect(response.headers['set-cookie']).toContain(
      `husrum_portal=; Path=/api/portal/refresh/${portal.stub}; Max-Age=0`,
    );
    expect((await tenant.failure(portalCalls.me)).status).toBe(401);
  });

  it('is renewed by the cookie of the portal, and ended by a used cookie', async () => {
    const { stub, bo } = await createPortal(app);
    const post = (url: string, options: { cookie?: string; payload?: object }) =>
      app.fastify.inject({
        method: 'POST',
        url,
        headers: options.cookie ? { cookie: options.cookie } : {},
        ...(options.payload ? { payload: options.payload } : {}),
      });
    const signedIn = await post(portalCalls.login.path, {
      payload: { stub, email: bo.email, password: TENANT_PASSWORD },
    });
    const header = String(signedIn.headers['set-cookie']);
    expect(header).toContain(`Path=/api/portal/refresh/${stub}; `);
    expect(header).toContain('HttpOnly; SameSite=Strict');
    const cookie = header.split(';')[0] ?? '';
    const path = `/api/portal/refresh/${stub}`;
    expect((await post(path, {})).statusCode).toBe(401);
    expect((await post('/api/portal/refresh/finns-inte', { cookie })).statusCode).toBe(401);
    const renewed = await post(path, { cookie });
    const tenant = asTenant(app, renewed.json<{ access_token: string }>().access_token);
    expect(await tenant.get(portalCalls.me)).toMatchObject({ email: bo.email });
    const newCookie = String(renewed.headers['set-cookie']).split(';')[0] ?? '';
    expect((await post(path, { cookie: newCookie })).statusCode).toBe(200);
    expect((await post(path, { cookie })).statusCode).toBe(401);
    expect((await tenant.failure(portalCalls.me)).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link that works once, and ends all sessions', async () => {
    const portal = await createPortal(app);
    const { stub, bo } = portal;
    const before = await signIn(portal);
    const visitor = app.as();
    const answers = [
      await visitor.post(portalCalls.forgot, { body: { stub, email: bo.email } }),
      await visitor.post(portalCalls.forgot, { body: { stub, email: 'okand@example.se' } }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    const mail = await lastMail(app, bo.email);
    expect(mail).toMatchObject({
      subject: 'Nytt lösenord till hyresgästportalen',
      reply_to: 'hej@holms.example',
    });
    const link = linkIn(mail.body).pathname.split('/');
    expect(link.slice(0, -1)).toEqual(['', 'portal', stub, 'reset']);
    const body = (password: string) => ({
      token: link.at(-1) ?? '',
      password,
      password_confirmation: password,
    });
    const guessable = await visitor.failure(portalCalls.reset, { body: body(`${bo.email}`) });
    expect(guessable.data).toHaveProperty('password');
    await visitor.post(portalCalls.reset, { body: body('nu kommer jag ihåg') });
    expect((await before.failure(portalCalls.me)).status).toBe(401);
    expect((await visitor.failure(portalCalls.reset, { body: body('en gång till då') })).status).toBe(422);
    expect((await lastMail(app, bo.email)).subject).toContain('har ändrats');
    await signIn(portal, 'nu kommer jag ihåg');
  });

  it('needs a new link after an hour', async () => {
    const { stub, bo } = await createPortal(app);
    await app.as().post(portalCalls.forgot, { body: { stub, email: bo.email } });
    const token =
      linkIn((await lastMail(app, bo.email)).body)
        .pathname.split('/')
        .at(-1) ?? '';
    app.clock.set('2026-11-20T09:00:01Z');
    const password = 'nu kommer jag ihåg';
    const late = await app
      .as()
      .failure(portalCalls.reset, { body: { token, password, password_confirmation: password } });
    expect(late.serverMessage).toBe('Länken är redan använd eller för gammal. Beställ en ny.');
  });
});

describe('leases and invoices', () => {
  it('shows the object, the address, the rent and the period', async () => {
    const portal = await createPortal(app);
    const tenant = await signIn(portal);
    expect(await tenant.get(portalCalls.leases)).toEqual([
      {
        id: portal.lease.id,
        reference: null,
        status: 'active',
        entity: { id: portal.entity.id, name: 'Lgh 1001', house: null },
        address: 'Storgatan 1, 702 11 Örebro',
        start: '2026-01-01',
        stop: null,
        total: 8500,
        payment_interval: 'MONTHLY',
      },
    ]);
  });

  it('shows sent invoices only, with what is left to pay, and the PDF that was sent', async () => {
    const portal = await createPortal(app);
    const { user, lease } = portal;
    const sent = await createSentInvoice(user, lease.id);
    await createEditableInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    const ready = await createReadyInvoice(user, lease.id, '2027-02-01', '2027-02-28');
    const tenant = await signIn(portal);
    const list = await tenant.get(portalCalls.invoices);
    expect(list).toMatchObject([
      { id: sent.id, start: '2026-12-01', stop: '2026-12-31', state: 'TO_PAY', amount: 8500, left: 8500 },
    ]);
    const pdf = await tenant.raw(portalCalls.invoicePdf, { params: { id: sent.id } });
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await tenant.failure(portalCalls.invoicePdf, { params: { id: ready.id } })).status).toBe(404);
    await user.post(invoiceActionCalls.pay, {
      params: manualInvoiceParams(sent.id),
      body: { payment: 8500, paid_at: '2026-11-20' },
    });
    expect(await tenant.get(portalCalls.invoices)).toMatchObject([{ state: 'PAID', left: 0 }]);
  });

  it('names payments with their days beside the sent PDF, and opens a document without slip after a credit', async () => {
    const portal = await createPortal(app);
    const { user, lease } = portal;
    const sent = await createSentInvoice(user, lease.id);
    const params = manualInvoiceParams(sent.id);
    await user.post(invoiceActionCalls.pay, { params, body: { payment: 500, paid_at: '2026-11-20' } });
    await user.post(invoiceActionCalls.creditPart, {
      params,
      body: { reason: 'Vattenskada', rows: [{ id: sent.rows[0]?.id, amount: 1000 }] },
    });
    const tenant = await signIn(portal);
    const readPdf = async () =>
      textIn((await tenant.raw(portalCalls.invoicePdf, { params: { id: sent.id } })).rawPayload);
    expect(await tenant.get(portalCalls.invoices)).toMatchObject([
      {
        left: 7000,
        payments: [{ kind: 'PAYMENT', amount: 500, paid_at: '2026-11-20' }],
        credited: 1000,
      },
    ]);
    expect(await readPdf()).toContain('Att betala');
    await user.post(invoiceActionCalls.credit, { params });
    expect(await readPdf()).toContain('KREDITERAD');
    expect(await readPdf()).not.toContain('Att betala');
  });

  it('shows what the tenant owes by every event, without the number of an invoice that is not sent', async () => {
    const portal = await createPortal(app);
    const { user, lease, company } = portal;
    const tenant = await signIn(portal);
    expect(await tenant.get(portalCalls.ledgers)).toEqual([]);
    const params = { id: company.id };
    expect((await tenant.failure(portalCalls.ledgerPdf, { params })).status).toBe(404);
    const sent = await createSentInvoice(user, lease.id);
    const ready = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    app.clock.set('2026-11-25T08:00:00Z');
    await user.post(invoiceActionCalls.pay, {
      params: manualInvoiceParams(ready.id),
      body: { payment: 1000, paid_at: '2026-11-25' },
    });
    const [ledger] = await tenant.get(portalCalls.ledgers);
    expect(ledger).toMatchObject({ company: { id: company.id, name: company.name }, balance: 7500 });
    expect(ledger?.entries).toMatchObject([
      { kind: 'PAYMENT', day: '2026-11-25', reference: null, amount: -1000, balance: 7500 },
      { kind: 'INVOICE', day: '2026-11-20', reference: sent.reference, amount: 8500, balance: 8500 },
    ]);
    const pdf = await tenant.raw(portalCalls.ledgerPdf, { params });
    const text = textIn(pdf.rawPayload);
    expect(text).toContain(sent.reference);
    expect(text).not.toContain(ready.reference);
  });

  it('gives the Swish number of the landlord for what is to be paid, and leaves a sent PDF as it was', async () => {
    const portal = await createPortal(app);
    const { user, lease, company } = portal;
    const sent = await createSentInvoice(user, lease.id);
    const tenant = await signIn(portal);
    const readPdf = async (id: number) =>
      (await tenant.raw(portalCalls.invoicePdf, { params: { id } })).rawPayload;
    const before = await readPdf(sent.id);
    expect(await tenant.get(portalCalls.invoices)).toMatchObject([{ id: sent.id, swish: null }]);
    const params = { id: company.id };
    const {
      company_id: _id,
      updated_at: _version,
      ...config
    } = await user.get(companyCalls.invoicingConfig, { params });
    await user.patch(companyCalls.updateInvoicingConfig, {
      params,
      body: { ...config, swish: '1231181189' },
    });
    const later = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    await user.post(invoiceActionCalls.pay, {
      params: manualInvoiceParams(sent.id),
      body: { payment: 8500, paid_at: '2026-11-20' },
    });
    expect(await tenant.get(portalCalls.invoices)).toMatchObject([
      { id: later.id, state: 'TO_PAY', swish: '123 118 11 89' },
      { id: sent.id, state: 'PAID', swish: null },
    ]);
    expect((await readPdf(sent.id)).equals(before)).toBe(true);
    expect(textIn(before)).not.toContain('123 118 11 89');
    expect(textIn(await readPdf(later.id))).toContain('123 118 11 89');
  });

  it('says that an invoice is overdue from the day after its due date', async () => {
    const portal = await createPortal(app);
    await createSentInvoice(portal.user, portal.lease.id);
    const [{ due_at } = { due_at: null }] = await (await signIn(portal)).get(portalCalls.invoices);
    app.clock.set(`${due_at}T08:00:00Z`);
    expect(await (await signIn(portal)).get(portalCalls.invoices)).toMatchObject([{ state: 'TO_PAY' }]);
    app.clock.set(`${addDays(due_at ?? '', 1)}T08:00:00Z`);
    expect(await (await signIn(portal)).get(portalCalls.invoices)).toMatchObject([{ state: 'OVERDUE' }]);
  });

  it('shows an invoice that was handed over on paper', async () => {
    const portal = await createPortal(app);
    const ready = await createReadyInvoice(portal.user, portal.lease.id);
    await portal.user.post(invoiceActionCalls.markSent, { params: manualInvoiceParams(ready.id) });
    const tenant = await signIn(portal);
    expect(await tenant.get(portalCalls.invoices)).toMatchObject([{ id: ready.id, state: 'TO_PAY' }]);
    expect(
      (await tenant.raw(portalCalls.invoicePdf, { params: { id: ready.id } })).rawPayload
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});

describe('tickets', () => {
  it('are reported on the tenant’s own object, and all users of the landlord are told', async () => {
    const portal = await createPortal(app);
    const { user, account, entity, bo } = portal;
    const tenant = await signIn(portal);
    const mails = await mailCount(app, account.email);
    const ticket = await reportFault(tenant, portal);
    expect(ticket).toMatchObject({
      ...report,
      reference: 'Ä-1001',
      status: 'NEW',
      entity: { id: entity.id, name: 'Lgh 1001' },
      comments: [],
      photos: [],
    });
    expect(await tenant.get(portalCalls.tickets)).toMatchObject([{ id: ticket.id, reference: 'Ä-1001' }]);
    expect(await user.get(ticketCalls.detail, { params: { id: ticket.id } })).toMatchObject({
      ...report,
      tenant: { id: bo.id, name: 'Bo Östlund' },
    });
    const { data } = await user.get(notificationCalls.list);
    expect(data[0]?.data).toMatchObject({ title: 'Nytt ärende Ä-1001', link: `/ticket/${ticket.id}` });
    expect(await mailCount(app, account.email)).toBe(mails + 1);
  });

  it('cannot be reported on an object that the tenant does not rent today', async () => {
    const portal = await createPortal(app);
    const { user, lease, entity, otherEntity } = portal;
    const tenant = await signIn(portal);
    const create = (entityId: number) =>
      tenant.failure(portalCalls.createTicket, { body: { ...report, entity_id: entityId } });
    expect((await create(otherEntity.id)).status).toBe(404);
    await user.patch(leaseCalls.update, { body: toUpdateBody(lease, { stop: '2026-11-25' }) });
    await reportFault(tenant, portal);
    app.clock.set('2026-11-26T08:00:00Z');
    expect((await create(entity.id)).status).toBe(404);
    const internal = await tenant.failure(portalCalls.createTicket, {
      body: { ...report, type: 'INTERNAL', entity_id: entity.id },
    });
    expect(internal.data).toHaveProperty('type');
  });

  it('are commented on by both sides while open, and mails tell the other side', async () => {
    const portal = await createPortal(app);
    const { user, account, bo } = portal;
    const tenant = await signIn(portal);
    const { id } = await reportFault(tenant, portal);
    const comment = (text: string) =>
      tenant.post(portalCalls.comment, { params: { id }, body: { comment: text } });
    const early = await tenant.failure(portalCalls.comment, { params: { id }, body: { comment: 'Hallå?' } });
    expect([early.status, early.serverMessage]).toEqual([
      409,
      'Det går bara att kommentera ett pågående ärende.',
    ]);
    await user.post(ticketCalls.reopen, { params: { id } });
    await user.post(ticketCalls.comment, { body: { ticket_id: id, comment: 'När är du hemma?' } });
    const mail = await lastMail(app, bo.email);
    expect(mail).toMatchObject({
      subject: 'Ny kommentar på ditt ärende Ä-1001 Droppande kran',
      reply_to: 'hej@holms.example',
    });
    expect(linkIn(mail.body).pathname).toBe(`/portal/${portal.stub}/ticket/${id}`);
    const commented = await comment('I morgon efter tio.');
    expect(commented.comments.map(({ author, author_name }) => [author, author_name])).toEqual([
      ['SYSTEM', 'Anna Andersson'],
      ['USER', 'Anna Andersson'],
      ['TENANT', 'Bo Östlund'],
    ]);
    expect(await lastMail(app, account.email)).toMatchObject({
      subject: 'Ny kommentar på Ä-1001 Droppande kran',
      body: expect.stringContaining('I morgon efter tio.'),
    });
    await user.post(ticketCalls.resolve, { params: { id } });
    expect((await lastMail(app, bo.email)).subject).toBe('Ditt ärende Ä-1001 Droppande kran är löst');
    expect(
      (await tenant.failure(portalCalls.comment, { params: { id }, body: { comment: 'Tack' } })).status,
    ).toBe(409);
  });

  it('follow the e-mail settings of the landlord’s users', async () => {
    const portal = await createPortal(app);
    const { user, account } = portal;
    const { name, show_onboarding_in_sidebar } = await user.get(sessionCalls.me);
    await user.patch(sessionCalls.updateMe, {
      body: {
        name,
        show_onboarding_in_sidebar,
        email_notification_ticket: false,
        email_notification_comment: true,
      },
    });
    const mails = await mailCount(app, account.email);
    await reportFault(await signIn(portal), portal);
    expect(await mailCount(app, account.email)).toBe(mails);
  });

  it('are never shown to the tenant when they are internal, and the tenant gets no mail about them', async () => {
    const portal = await createPortal(app);
    const { user, bo } = portal;
    const { id } = await user.post(ticketCalls.create, {
      body: { tenant_id: bo.id, type: 'INTERNAL', subject: 'Betalar sent', description: 'Ring henne.' },
    });
    await user.post(ticketCalls.reopen, { params: { id } });
    const mails = await mailCount(app, bo.email);
    await user.post(ticketCalls.comment, { body: { ticket_id: id, comment: 'Inget svar.' } });
    await user.post(ticketCalls.resolve, { params: { id } });
    expect(await mailCount(app, bo.email)).toBe(mails);
    const tenant = await signIn(portal);
    expect(await tenant.get(portalCalls.tickets)).toEqual([]);
    expect((await tenant.failure(portalCalls.ticket, { params: { id } })).status).toBe(404);
  });

  it('that the landlord links to the tenant are shown, and those that are removed disappear', async () => {
    const portal = await createPortal(app);
    const { user, bo, otherEntity } = portal;
    const { id } = await user.post(ticketCalls.create, {
      body: {
        tenant_id: bo.id,
        entity_id: otherEntity.id,
        type: 'QUESTION',
        subject: 'Nyckel',
        description: 'Hämta den.',
      },
    });
    const tenant = await signIn(portal);
    expect(await tenant.get(portalCalls.ticket, { params: { id } })).toMatchObject({
      subject: 'Nyckel',
      entity: { name: 'Lgh 1002' },
    });
    await user.remove(ticketCalls.remove, { params: { id } });
    expect(await tenant.get(portalCalls.tickets)).toEqual([]);
  });

  it('get photos that the landlord sees, until they are resolved, while the landlord’s files stay hidden', async () => {
    const portal = await createPortal(app);
    const { user } = portal;
    const tenant = await signIn(portal);
    const { id } = await reportFault(tenant, portal);
    const bytes = createPhoto();
    const upload = (name: string) =>
      tenant.call(portalCalls.addPhoto, { params: { id }, file: { name, mimetype: 'image/jpeg', bytes } });
    expect(await upload('kran.jpg')).toMatchObject({ photos: [{ name: 'kran.jpg' }] });
    await user.post(fileCalls.upload, {
      body: { fileable_type: 'ticket', fileable_id: id },
      file: { name: 'offert.png', mimetype: 'image/png', bytes },
    });
    const { photos } = await tenant.get(portalCalls.ticket, { params: { id } });
    expect(photos.map(({ name }) => name)).toEqual(['kran.jpg']);
    const read = { params: { id: photos[0]?.id ?? 0 } };
    expect((await tenant.raw(portalCalls.photo, read)).rawPayload.includes('GPS-VALUE')).toBe(false);
    const program = { name: 'x.jpg', mimetype: 'image/jpeg', bytes: Buffer.from('MZ') };
    expect((await tenant.failure(portalCalls.addPhoto, { params: { id }, file: program })).data).toEqual({
      file: [expect.stringContaining('Filens innehåll är något annat än namnet säger (.jpg)')],
    });
    const photo = await tenant.raw(portalCalls.photo, { params: { id: photos[0]?.id ?? 0 } });
    expect([photo.statusCode, photo.rawPayload.length]).toEqual([200, bytes.length]);
    const { data } = await user.get(fileCalls.listByOwner, { params: { type: 'ticket', id } });
    expect(data.map(({ name }) => name).sort()).toEqual(['kran.jpg', 'offert.png']);
    await expect(upload('skript.pdf')).rejects.toMatchObject({
      status: 422,
      data: { file: ['Välj en bild, till exempel JPG eller PNG.'] },
    });
    await user.post(ticketCalls.reopen, { params: { id } });
    await user.post(ticketCalls.resolve, { params: { id } });
    await expect(upload('mer.jpg')).rejects.toMatchObject({ status: 409 });
  });
});

describe('the account', () => {
  it('can be revoked, which ends the sessions, and the tenant can be invited again', async () => {
    const portal = await createPortal(app);
    const { user, bo } = portal;
    const tenant = await signIn(portal);
    const revoked = await user.remove(tenantCalls.revokePortalAccount, { params: { id: bo.id } });
    expect(revoked).toMatchObject({ portal: 'NOT_INVITED', password: false, invite_sent_at: null });
    expect((await tenant.failure(portalCalls.me)).status).toBe(401);
    await expect(signIn(portal)).rejects.toMatchObject({ status: 422 });
    await user.post(tenantCalls.resendInvite, { params: { id: bo.id } });
    const token =
      linkIn((await lastMail(app, bo.email)).body)
        .pathname.split('/')
        .at(-1) ?? '';
    expect(await app.as().get(tenantPortalCalls.invite, { params: { token } })).toMatchObject({
      stub: portal.stub,
    });
    const password = 'ett nytt bra lösenord';
    await app.as().post(tenantPortalCalls.activate, {
      params: { token },
      body: { password, password_confirmation: password },
    });
    await signIn(portal, password);
  });

  it('is revoked when the tenant’s address is corrected, because the old one may have been a stranger’s', async () => {
    const portal = await createPortal(app);
    const { user, stub } = portal;
    const tenant = await signIn(portal);
    const input = await toTenantInput(portal);
    expect(
      await user.patch(tenantCalls.update, { body: { ...input, email: input.email?.toUpperCase() } }),
    ).toMatchObject({ portal: 'ACTIVE' });
    await tenant.get(portalCalls.me);
    const email = 'ratt.bo@example.se';
    expect(await user.patch(tenantCalls.update, { body: { ...input, email } })).toMatchObject({
      portal: 'NOT_INVITED',
    });
    expect((await tenant.failure(portalCalls.me)).status).toBe(401);
    await expect(signInToPortal(app, stub, email)).rejects.toMatchObject({ status: 422 });
  });

  it('opens nothing while the portal is off or the tenant is inactive', async () => {
    const portal = await createPortal(app);
    const { account, user, config, bo } = portal;
    const tenant = await signIn(portal);
    await user.patch(tenantPortalCalls.updateConfig, { body: { ...config, enable_portal: false } });
    expect((await tenant.failure(portalCalls.me)).status).toBe(401);
    await expect(signIn(portal)).rejects.toMatchObject({ status: 422 });
    await user.patch(tenantPortalCalls.updateConfig, { body: config });
    await tenant.get(portalCalls.me);
    await app.forAccount(account, (tx) =>
      tx.updateTable('tenant').set({ status: 'INACTIVE' }).where('id', '=', bo.id).execute(),
    );
    expect((await tenant.failure(portalCalls.me)).status).toBe(401);
    await expect(signIn(portal)).rejects.toMatchObject({ status: 422 });
  });
});

test('no portal can have the address of the activation page', async () => {
  const { user, config } = await createPortal(app);
  const failure = await user.failure(tenantPortalCalls.updateConfig, {
    body: { ...config, stub: 'activate' },
  });
  expect(failure.data).toEqual({ stub: ['Adressen är upptagen. Välj en annan.'] });
});
