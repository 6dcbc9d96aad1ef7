import { allCalls } from '@husrum/contract/calls';
import { type Call, isForUsers } from '@husrum/contract/core';
import { portalCalls } from '@husrum/contract/portal';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { sql } from 'kysely';
import { type Caller, testServer } from '../../test/kit';
import { createSentInvoice } from '../invoice/invoice.test-data';
import { createPortal, signInToPortal } from './portal.test-data';

const app = testServer();
type Portal = Awaited<ReturnType<typeof createPortal>>;

interface Rows {
  entity: number;
  invoice: number;
  ticket: number;
  photo: number;
}
const photo = { name: 'a.jpg', mimetype: 'image/jpeg', bytes: Buffer.from('a') };

/** A ticket with a photo and a sent invoice of the tenant. */
const fill = async (tenant: Caller, { user }: Portal, entityId: number, leaseId: number): Promise<Rows> => {
  const { id } = await tenant.post(portalCalls.createTicket, {
    body: { type: 'REPORT', entity_id: entityId, subject: 'Kran', description: 'Droppar' },
  });
  await user.post(ticketCalls.reopen, { params: { id } });
  const { photos } = await tenant.call(portalCalls.addPhoto, { params: { id }, file: photo });
  const invoice = await createSentInvoice(user, leaseId);
  return { entity: entityId, invoice: invoice.id, ticket: id, photo: photos[0]?.id ?? 0 };
};

let portal: Portal;
let bo: Caller;
let own: Rows;
/** Of a neighbour at the same landlord, and of a tenant of another landlord. */
let foreign: { neighbour: Rows; stranger: Rows };

beforeAll(async () => {
  portal = await createPortal(app);
  bo = await signInToPortal(app, portal.stub, portal.bo.email);
  own = await fill(bo, portal, portal.entity.id, portal.lease.id);
  const siv = await signInToPortal(app, portal.stub, portal.siv.email);
  const other = await createPortal(app);
  const stranger = await signInToPortal(app, other.stub, other.bo.email);
  foreign = {
    neighbour: await fill(siv, portal, portal.otherEntity.id, portal.otherLease.id),
    stranger: await fill(stranger, other, other.entity.id, other.lease.id),
  };
});

const attempts: Readonly<Record<string, (rows: Rows) => object>> = {
  invoicePdf: ({ invoice }) => ({ params: { id: invoice } }),
  ticket: ({ ticket }) => ({ params: { id: ticket } }),
  createTicket: ({ entity }) => ({
    body: { type: 'QUESTION', entity_id: entity, subject: 'Intrång', description: 'Text' },
  }),
  comment: ({ ticket }) => ({ params: { id: ticket }, body: { comment: 'Intrång' } }),
  addPhoto: ({ ticket }) => ({ params: { id: ticket }, file: photo }),
  photo: ({ photo: id }) => ({ params: { id } }),
};
/** Calls that refer to no row: what they list is tried below. */
const withoutRows = ['logout', 'me', 'leases', 'invoices', 'tickets', 'refresh'];
const calls: Readonly<Record<string, Call>> = portalCalls;
const callOf = (name: string): Call => {
  const call = calls[name];
  if (call === undefined) throw new Error(`${name} is not a call of the portal`);
  return call;
};

test('every call of a signed-in tenant is tried', () => {
  const signedIn = Object.keys(calls).filter((name) => callOf(name).access === 'tenant');
  expect(signedIn.sort()).toEqual([...Object.keys(attempts), ...withoutRows].sort());
});

describe.each(['neighbour', 'stranger'] as const)('the rows of a %s', (whose) => {
  test.each(Object.keys(attempts))('are not found by %s', async (name) => {
    const response = await bo.raw(callOf(name), attempts[name]?.(foreign[whose]));
    expect(response.statusCode).toBe(404);
  });

  test.each(['invoices', 'tickets'] as const)('are not in %s', async (name) => {
    const rows = await bo.get(portalCalls[name]);
    expect(rows.map(({ id }) => id)).toContain(name === 'invoices' ? own.invoice : own.ticket);
    const { invoice, ticket } = foreign[whose];
    expect(rows.map(({ id }) => id)).not.toContain(name === 'invoices' ? invoice : ticket);
  });
});

test('the own rows are found, so the attempts above were valid', async () => {
  for (const name of Object.keys(attempts)) {
    const response = await bo.raw(callOf(name), attempts[name]?.(own));
    expect([name, response.statusCode]).toEqual([name, 200]);
  }
  expect((await bo.get(portalCalls.leases)).map(({ id }) => id)).toEqual([portal.lease.id]);
});

const tenantCallNames = Object.keys(calls).filter(
  (name) => callOf(name).access === 'tenant' && name !== 'refresh',
);

test.each(tenantCallNames)('%s refuses a user’s token, and no token', async (name) => {
  const input = attempts[name]?.(own);
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
  expect((await revoked.raw(callOf(name), attempts[name]?.(own))).statusCode).toBe(401);
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
  ] as const)('sees only its own rows of %s, also without a condition', async (table, column, expected) => {
    const { rows } = await inTransaction((tx) =>
      sql<{ value: number }>`select distinct ${sql.ref(column)} as value from ${sql.table(table)}`.execute(
        tx,
      ),
    );
    expect(rows.map(({ value }) => value)).toEqual(expected());
  });

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
