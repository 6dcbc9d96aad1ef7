import { createLeasedApartment, createSentInvoice } from '@husrum/api-invoicing/testing';
import { type Caller, testServer, textIn } from '@husrum/api-testing';
import { allCalls } from '@husrum/contract/calls';
import { type Call, isForUsers } from '@husrum/contract/core';
import { leaseCalls } from '@husrum/contract/lease';
import { portalCalls } from '@husrum/contract/portal';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { sql } from 'kysely';
import { createPortal, signInToPortal } from './portal.test-data';

const app = testServer();
type Portal = Awaited<ReturnType<typeof createPortal>>;

/** The ids of rows of one tenant. */
interface RowIds {
  /** A company with which only this tenant has a ledger. */
  company: number;
  entity: number;
  invoice: number;
  ticket: number;
  photo: number;
}
const photo = { name: 'a.jpg', mimetype: 'image/jpeg', bytes: Buffer.from('GIF89a') };

/** Creates a ticket with a photo, and a sent invoice, of the tenant. */
const createRows = async (
  tenant: Caller,
  { user }: Portal,
  { companyId, entityId, leaseId }: { companyId: number; entityId: number; leaseId: number },
): Promise<RowIds> => {
  const { id } = await tenant.post(portalCalls.createTicket, {
    body: { type: 'REPORT', entity_id: entityId, subject: 'Kran', description: 'Droppar' },
  });
  await user.post(ticketCalls.reopen, { params: { id } });
  const { photos } = await tenant.call(portalCalls.addPhoto, { params: { id }, file: photo });
  const invoice = await createSentInvoice(user, leaseId);
  return { company: companyId, entity: entityId, invoice: invoice.id, ticket: id, photo: photos[0]?.id ?? 0 };
};

/** Gives the neighbour a sent invoice of a company with which the other tenant has nothing to do. Returns its id. */
const createCompanyOfSiv = async ({ account, siv }: Portal): Promise<number> => {
  const { user, company, lease } = await createLeasedApartment(app, account, {
    tenant: { name: 'Eva Ny', identifier: '19811218-9876' },
  });
  await user.post(leaseCalls.addTenant, { body: { lease_id: lease.id, tenant_id: siv.id } });
  await user.post(leaseCalls.changePrimaryTenant, {
    params: { id: lease.id },
    body: { tenant_id: siv.id },
  });
  await createSentInvoice(user, lease.id);
  return company.id;
};

let portal: Portal;
let bo: Caller;
let own: RowIds;
/** The rows of another tenant of the same landlord, and of a tenant of another landlord. */
let foreign: { neighbour: RowIds; stranger: RowIds };

beforeAll(async () => {
  portal = await createPortal(app);
  bo = await signInToPortal(app, portal.stub, portal.bo.email);
  own = await createRows(bo, portal, {
    companyId: portal.company.id,
    entityId: portal.entity.id,
    leaseId: portal.lease.id,
  });
  const siv = await signInToPortal(app, portal.stub, portal.siv.email);
  const otherPortal = await createPortal(app);
  const stranger = await signInToPortal(app, otherPortal.stub, otherPortal.bo.email);
  foreign = {
    neighbour: await createRows(siv, portal, {
      companyId: await createCompanyOfSiv(portal),
      entityId: portal.otherEntity.id,
      leaseId: portal.otherLease.id,
    }),
    stranger: await createRows(stranger, otherPortal, {
      companyId: otherPortal.company.id,
      entityId: otherPortal.entity.id,
      leaseId: otherPortal.lease.id,
    }),
  };
});

/** By call: the input that refers to given rows. */
const inputs: Readonly<Record<string, (rows: RowIds) => object>> = {
  invoicePdf: ({ invoice }) => ({ params: { id: invoice } }),
  ledgerPdf: ({ company }) => ({ params: { id: company } }),
  ticket: ({ ticket }) => ({ params: { id: ticket } }),
  createTicket: ({ entity }) => ({
    body: { type: 'QUESTION', entity_id: entity, subject: 'Intrång', description: 'Text' },
  }),
  comment: ({ ticket }) => ({ params: { id: ticket }, body: { comment: 'Intrång' } }),
  addPhoto: ({ ticket }) => ({ params: { id: ticket }, file: photo }),
  photo: ({ photo: id }) => ({ params: { id } }),
};
/** Calls whose input refers to no row. Below, those that list rows are tried, too. */
const withoutRows = ['logout', 'me', 'leases', 'invoices', 'ledgers', 'tickets', 'refresh'];
const calls: Readonly<Record<string, Call>> = portalCalls;
const callOf = (name: string): Call => {
  const call = calls[name];
  if (call === undefined) throw new Error(`${name} is not a call of the portal`);
  return call;
};

test('every call of a signed-in tenant is tried', () => {
  const signedIn = Object.keys(calls).filter((name) => callOf(name).access === 'tenant');
  expect(signedIn.sort()).toEqual([...Object.keys(inputs), ...withoutRows].sort());
});

describe.each(['neighbour', 'stranger'] as const)('the rows of a %s', (whose) => {
  test.each(Object.keys(inputs))('are not found by %s', async (name) => {
    const response = await bo.raw(callOf(name), inputs[name]?.(foreign[whose]));
    expect(response.statusCode).toBe(404);
  });

  test.each(['invoices', 'tickets'] as const)('are not in %s', async (name) => {
    const rows = await bo.get(portalCalls[name]);
    expect(rows.map(({ id }) => id)).toContain(name === 'invoices' ? own.invoice : own.ticket);
    const { invoice, ticket } = foreign[whose];
    expect(rows.map(({ id }) => id)).not.toContain(name === 'invoices' ? invoice : ticket);
  });
});

test('a tenant’s ledger has what concerns the tenant only, also when another owes the same company', async () => {
  const [ledger, ...others] = await bo.get(portalCalls.ledgers);
  expect(others).toEqual([]);
  // The neighbour has been sent an invoice of 7 000 by the same company.
  expect(ledger).toMatchObject({ company: { id: portal.company.id }, balance: 8500 });
  expect(ledger?.entries).toHaveLength(1);
  const { rawPayload } = await bo.raw(portalCalls.ledgerPdf, { params: { id: portal.company.id } });
  const text = textIn(rawPayload);
  expect(text).toContain('Bo Östlund');
  expect(text).not.toContain('Siv Granne');
  expect(text).not.toMatch(/7\s000/);
});

test('a tenant’s own rows are found with the same inputs, so that they were valid above', async () => {
  for (const name of Object.keys(inputs)) {
    const response = await bo.raw(callOf(name), inputs[name]?.(own));
    expect([name, response.statusCode]).toEqual([name, 200]);
  }
  expect((await bo.get(portalCalls.leases)).map(({ id }) => id)).toEqual([portal.lease.id]);
});

const tenantCallNames = Object.keys(calls).filter(
  (name) => callOf(name).access === 'tenant' && name !== 'refresh',
);

test.each(tenantCallNames)('%s refuses a user’s token, and a caller without a token', async (name) => {
  const input = inputs[name]?.(own);
  expect((await portal.user.raw(callOf(name), input)).statusCode).toBe(401);
  expect((await app.as().raw(callOf(name), input)).statusCode).toBe(401);
});

test('every call of users refuses a tenant’s token', async () => {
  for (const { call, noun, name } of allCalls.filter(({ call: one }) => isForUsers(one))) {
    const params = Object.fromEntries(
      [...call.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, '1']),
    );
    const response = await bo.raw(call, { params });
    expect([`${noun}.${name}`, response.statusCode]).toEqual([`${noun}.${name}`, 401]);
  }
});

test.each(tenantCallNames)('%s refuses the token of a revoked account', async (name) => {
  const { user, stub, bo: tenant } = await createPortal(app);
  const revoked = await signInToPortal(app, stub, tenant.email);
  await user.remove(tenantCalls.revokePortalAccount, { params: { id: tenant.id } });
  expect((await revoked.raw(callOf(name), inputs[name]?.(own))).statusCode).toBe(401);
});

describe('a transaction of a tenant', () => {
  const inTransaction = <T>(run: Parameters<typeof app.db.forTenant<T>>[1]): Promise<T> =>
    app.db.forTenant({ businessId: portal.account.businessId, tenantId: portal.bo.id }, run);

  test.each([
    ['tenant', 'id', () => [portal.bo.id]],
    ['lease', 'id', () => [portal.lease.id]],
    ['entity', 'id', () => [portal.entity.id]],
    ['invoicebase', 'id', () => [own.invoice]],
    ['tenant_portal_account', 'tenant_id', () => [portal.bo.id]],
    ['file', 'tenant_id', () => [portal.bo.id]],
    ['ticket', 'tenant_id', () => [portal.bo.id]],
  ] as const)(
    'sees only the tenant’s own rows of %s, also in a query without a condition',
    async (table, column, listOwnIds) => {
      const { rows } = await inTransaction((tx) =>
        sql<{ value: number }>`select distinct ${sql.ref(column)} as value from ${sql.table(table)}`.execute(
          tx,
        ),
      );
      expect(rows.map(({ value }) => value)).toEqual(listOwnIds());
    },
  );

  test.each(['user_account', 'payment', 'event', 'mail_message', 'session', 'invoice_event'])(
    'may not read %s',
    async (table) => {
      await expect(
        inTransaction((tx) => sql`select 1 from ${sql.table(table)}`.execute(tx)),
      ).rejects.toMatchObject({ code: '42501' });
    },
  );

  test('may not read identity numbers and password hashes, and may write nothing', async () => {
    for (const statement of [
      'select identifier from tenant',
      'select password_hash from tenant_portal_account',
      "update ticket set subject = 'x'",
      'delete from invoicebase',
      "insert into ticket_comment (ticket_id, author, comment) values (1, 'TENANT', 'x')",
    ])
      await expect(inTransaction((tx) => sql.raw(statement).execute(tx))).rejects.toMatchObject({
        code: '42501',
      });
  });
});
