import { buildServer, parts } from '@husrum/api-app/testing';
import { makeTenantInput } from '@husrum/api-leases/testing';
import { lastMail, linkIn, makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { calendarCalls } from '@husrum/contract/calendar';
import { sessionCalls } from '@husrum/contract/session';
import { tenantCalls } from '@husrum/contract/tenant';
import { userCalls } from '@husrum/contract/user';
import { sql } from 'kysely';
import { toAsync, truncateAll } from './backup.test-data';
import type { DumpLine } from './dump';
import { ACCESS_TABLES, endAccess } from './end-access.store';
import { exportRows } from './export-rows.store';
import { importRows } from './import-rows.store';
import { listAccountTables } from './tables.store';

jest.setTimeout(60_000);
const app = testServer();

const readDumpLines = (): Promise<DumpLine[]> =>
  app.system(async (tx) => {
    const lines: DumpLine[] = [];
    for await (const line of exportRows(tx)) lines.push(line);
    return lines;
  });

/** The rows of a table in a dump. */
const rowsOf = (lines: readonly DumpLine[], table: string): DumpLine[] => {
  const from = lines.findIndex((line) => 'table' in line && line.table === table) + 1;
  const next = lines.findIndex((line, index) => index >= from && 'table' in line);
  return lines.slice(from, next < 0 ? lines.length : next);
};

const resetToken = async (email: string): Promise<string> => {
  await app.as().post(sessionCalls.requestPasswordReset, { body: { email } });
  return (
    linkIn((await lastMail(app, email)).body)
      .pathname.split('/')
      .at(-1) ?? ''
  );
};

describe('an import from before', () => {
  let anna: TestAccount;
  let lines: DumpLine[];
  let feedPath: string;
  let token: string;

  beforeAll(async () => {
    anna = await makeAccount(app);
    await app.system((tx) =>
      tx.insertInto('platform_secret').values({ name: 'token', value: 'old' }).execute(),
    );
    const { feed } = await app.as(anna).post(calendarCalls.renewFeed);
    feedPath = new URL(feed?.url ?? '').pathname;
    await app.as(anna).post(userCalls.invite, { body: { email: 'bo@example.se', role: 'MANAGER' } });
    const { tenant } = await app.as(anna).post(tenantCalls.create, { body: makeTenantInput() });
    await app.forAccount(anna, (tx) =>
      tx
        .updateTable('tenant')
        .set({ invite_sent_at: '2026-11-19T08:00:00Z' })
        .where('id', '=', tenant.id)
        .execute(),
    );
    token = await resetToken(anna.email);
    lines = await readDumpLines();
  });

  it('is of a dump in which there is nothing to sign in with', () => {
    for (const table of ACCESS_TABLES) expect([table, rowsOf(lines, table)]).toEqual([table, []]);
    expect(rowsOf(lines, 'user_account')).toHaveLength(1);
  });

  describe('lets nobody in with what was issued before the backup', () => {
    beforeAll(async () => {
      // The dump of an earlier build contains the rows.
      const withOldRows = lines.flatMap((line) =>
        'table' in line && line.table === 'platform_secret'
          ? [line, line.columns.map((column) => (column === 'name' ? 'token' : 'old'))]
          : [line],
      );
      await truncateAll(app);
      await app.system((tx) => importRows(tx, toAsync(withOldRows), parts));
    });

    test('access token', async () => {
      expect((await app.as(anna).failure(sessionCalls.me)).status).toBe(401);
    });

    test('signing key, which the server then makes anew, and calendar address, which is made with it', async () => {
      const secrets = await app.system((tx) => tx.selectFrom('platform_secret').selectAll().execute());
      expect(secrets).toEqual([]);
      const { settings, clock, db, files } = app;
      const restarted = await buildServer({ settings, clock, db, files, secret: 'new' });
      const { statusCode } = await restarted.inject(feedPath);
      await restarted.close();
      expect(statusCode).toBe(404);
    });

    test('link to a new password', async () => {
      const password = 'en annan lagom lång mening';
      const body = { token, email: anna.email, password, password_confirmation: password };
      expect(await app.as().failure(sessionCalls.resetPassword, { body })).toMatchObject({
        status: 422,
        serverMessage: expect.stringContaining('Länken är redan använd eller för gammal'),
      });
    });

    test('invitation of a colleague, which has expired, or of a tenant, who can be invited again', async () => {
      const { rows } = await app.system((tx) =>
        sql`select expires_at <= app_now() as expired from invite`.execute(tx),
      );
      expect(rows).toEqual([{ expired: true }]);
      const tenants = await app.system((tx) => tx.selectFrom('tenant').select('invite_sent_at').execute());
      expect(tenants).toEqual([{ invite_sent_at: null }]);
    });
  });
});

it('ends the sessions and links of a database that was restored in another way', async () => {
  const anna = await makeAccount(app);
  await resetToken(anna.email);
  expect((await app.system((tx) => tx.selectFrom('user_token').select('kind').execute())).length).toBe(1);
  await app.system((tx) => endAccess(tx, parts));
  expect((await app.as(anna).failure(sessionCalls.me)).status).toBe(401);
  for (const table of ACCESS_TABLES) {
    const { rows } = await app.system((tx) => sql`select from ${sql.table(table)}`.execute(tx));
    expect([table, rows]).toEqual([table, []]);
  }
});

/** Columns that look like a secret, but that let nobody in after an import. */
const harmless: Readonly<Record<string, string>> = {
  'accounting_invoice.content_sha256': 'of an invoice',
  'bank_file.sha256': 'of a file',
  'calendar_feed.seed': 'the address is made of it with the signing key, which is new',
  'idempotency.digest': 'of the input of a call',
  'integration.credentials': 'encrypted with ENCRYPTION_KEYS; the outside service decides',
  'invite.digest': 'the invitation has expired',
  'link_mail.address_digest': 'of an email address',
  'rate_limit.digest': 'of an address, to count the calls of a minute',
  'signing.original_sha256': 'of a file',
  'signing.signed_sha256': 'of a file',
  'signing_webhook.sha256': 'of a message',
  'tenant_portal_account.password_hash': 'passwords are those of the backup',
  'user_account.password_hash': 'passwords are those of the backup',
};

it('knows every column that looks like a secret', async () => {
  const tables = await app.system(listAccountTables);
  const found = tables.flatMap(({ name, columns }) =>
    columns
      .map((column) => `${name}.${column.name}`)
      .filter((column) => /digest|token|secret|sha256|seed|hash|password|credential/.test(column)),
  );
  const known = found.filter((column) => ACCESS_TABLES.every((table) => !column.startsWith(`${table}.`)));
  expect(known.sort()).toEqual(Object.keys(harmless));
});
