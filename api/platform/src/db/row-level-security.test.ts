import type { Tx } from '@husrum/api-platform';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { sql } from 'kysely';

const app = testServer();

describe('a transaction of an account', () => {
  it('sees and changes only its own rows', async () => {
    const anna = await makeAccount(app, 'Anna AB');
    const bo = await makeAccount(app, 'Bo AB');
    const rows = await app.forAccount(anna, (tx) =>
      tx.selectFrom('user_account').select('billable_id').execute(),
    );
    expect(rows).toEqual([{ billable_id: anna.businessId }]);

    const changed = await app.forAccount(anna, (tx) =>
      tx.updateTable('user_account').set({ name: 'Tagen' }).where('id', '=', bo.userId).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
  });

  it('cannot write a row of another account', async () => {
    const anna = await makeAccount(app);
    const bo = await makeAccount(app);
    await expect(
      app.forAccount(anna, (tx) =>
        tx
          .insertInto('notification')
          .values({
            billable_id: bo.businessId,
            user_id: bo.userId,
            type: 'lease',
            title: 't',
            body: 'b',
            link: null,
          })
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('fills in billable_id from the account and created_at from the clock', async () => {
    const anna = await makeAccount(app);
    const row = await app.forAccount(anna, (tx) =>
      tx
        .insertInto('notification')
        .values({ user_id: anna.userId, type: 'lease', title: 't', body: 'b', link: null })
        .returning(['billable_id', 'created_at'])
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ billable_id: anna.businessId, created_at: '2026-11-20T08:00:00.000Z' });
  });

  it('rejects a nested transaction instead of deadlocking', async () => {
    const anna = await makeAccount(app);
    await expect(app.forAccount(anna, () => app.system(async () => 1))).rejects.toThrow(
      'Nested database access',
    );
  });

  it('is rolled back on an error', async () => {
    const anna = await makeAccount(app);
    await expect(
      app.forAccount(anna, async (tx) => {
        await tx.updateTable('user_account').set({ name: 'Halv' }).execute();
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    const { name } = await app.forAccount(anna, (tx) =>
      tx.selectFrom('user_account').select('name').executeTakeFirstOrThrow(),
    );
    expect(name).toBe('Anna Andersson');
  });

  it('increases updated_at even when the clock is frozen', async () => {
    const anna = await makeAccount(app);
    const readUpdatedAt = () =>
      app.forAccount(anna, (tx) => tx.selectFrom('billable').select('updated_at').executeTakeFirstOrThrow());
    const before = await readUpdatedAt();
    await app.forAccount(anna, (tx) => tx.updateTable('billable').set({ name: 'Nytt' }).execute());
    expect((await readUpdatedAt()).updated_at > before.updated_at).toBe(true);
  });
});

describe('every table with billable_id', () => {
  it('has forced row-level security, with a policy for users and one for the system', async () => {
    const { rows } = await app.system((tx) =>
      sql<{ name: string; guarded: boolean }>`
        select c.relname as name, c.relrowsecurity and c.relforcerowsecurity and
          (select count(distinct role) from pg_policy p, unnest(p.polroles) as role
           where p.polrelid = c.oid and role in ('app_user'::regrole, 'app_system'::regrole)) = 2 as guarded
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'billable_id' and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(tx),
    );
    expect(rows.filter(({ guarded }) => !guarded)).toEqual([]);
    expect(rows.length).toBeGreaterThan(5);
  });
});

describe('the owner of the tables, as which PostgreSQL 18 runs the triggers of rows that a foreign key removes', () => {
  /** The transaction of an account, but without its role. */
  const asOwner = <T>(account: TestAccount, run: (tx: Tx) => Promise<T>): Promise<T> =>
    app.forAccount(account, async (tx) => {
      await sql`reset role`.execute(tx);
      return run(tx);
    });
  const listBusinesses = (tx: Tx) => tx.selectFrom('user_account').select('billable_id').distinct().execute();

  it('sees the rows of the account of its transaction, and none outside of one', async () => {
    const anna = await makeAccount(app);
    await makeAccount(app);
    expect(await asOwner(anna, listBusinesses)).toEqual([{ billable_id: anna.businessId }]);
    const outside = await app.system(async (tx) => {
      await sql`reset role`.execute(tx);
      return listBusinesses(tx);
    });
    expect(outside).toEqual([]);
  });

  it('has a policy on every table of accounts', async () => {
    const { rows } = await app.system((tx) =>
      sql<{ name: string }>`
        select relname as name from pg_class c
        where exists (select from pg_policy where polrelid = c.oid and polname = 'account')
          and not exists (select from pg_policy where polrelid = c.oid and polname = 'cascade' and polroles = array[c.relowner])`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([]);
  });
});
