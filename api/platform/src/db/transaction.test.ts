import { AsyncLocalStorage } from 'node:async_hooks';
import { makeAccount, openPool, testServer } from '@husrum/api-testing';
import { Kysely, sql } from 'kysely';
import type { DB } from './tables';
import { TransactionDialect, type TransactionStart } from './transaction-driver';

const app = testServer();

const readNames = (account: { businessId: number }) =>
  app.db.readForAccount(account.businessId, (tx) => tx.selectFrom('user_account').select('name').execute());

it('a read-only transaction sees only the rows of its account, and cannot write', async () => {
  const anna = await makeAccount(app, 'Anna AB');
  await makeAccount(app, 'Bo AB');
  expect(await readNames(anna)).toHaveLength(1);
  await expect(
    app.db.readForAccount(anna.businessId, (tx) =>
      tx.updateTable('user_account').set({ name: 'Annan' }).where('id', '=', anna.userId).execute(),
    ),
  ).rejects.toMatchObject({ code: '25006' });
});

it('reads and writes of two accounts in the same sessions never get into a transaction of the other account', async () => {
  const accounts = [await makeAccount(app, 'Anna AB'), await makeAccount(app, 'Bo AB')];
  await Promise.all(
    Array.from({ length: 30 }, async (_, round) => {
      for (const account of accounts) {
        const name = `${account.businessId}-${round}`;
        const write = app.forAccount(account, (tx) => tx.updateTable('user_account').set({ name }).execute());
        const [names] = await Promise.all([readNames(account), write]);
        expect(names).toHaveLength(1);
      }
    }),
  );
  for (const account of accounts)
    expect((await readNames(account))[0]?.name).toMatch(new RegExp(`^${account.businessId}-`));
});

describe.each([false, true])('a transaction whose read-only mode is %s', (isReadOnly) => {
  /** Runs a query in a transaction that begins with the SQL. */
  const runWith = async (begin: string) => {
    const starts = new AsyncLocalStorage<TransactionStart>();
    const pool = openPool(testDatabase);
    const pipelined = pool.options.pipeline === true;
    const db = new Kysely<DB>({ dialect: new TransactionDialect({ pool, starts, pipelined }) });
    try {
      return await starts.run({ sql: begin, isReadOnly }, () =>
        db.transaction().execute((tx) => sql`select 1 as one`.execute(tx)),
      );
    } finally {
      await db.destroy();
    }
  };

  it('runs its queries', async () => {
    expect((await runWith('begin')).rows).toEqual([{ one: 1 }]);
  });

  it('fails with the cause when its role cannot be set', async () => {
    const begin = `begin; select set_config('role', 'no_such_role', true)`;
    await expect(runWith(begin)).rejects.toThrow('role "no_such_role" does not exist');
  });

  it('fails when it cannot begin, before any query returns', async () => {
    await expect(runWith('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  });
});
