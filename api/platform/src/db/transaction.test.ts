import { AsyncLocalStorage } from 'node:async_hooks';
import { makeAccount, openPool, testServer } from '@husrum/api-testing';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { openDatabase, type Tx } from './database';
import { createPostgresPool } from './postgres-pool';
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

describe('the session of a transaction, which behind a pooler belongs to somebody else afterwards', () => {
  /** A database with one session, and what is sent to it. */
  const openOneSession = () => {
    const pool = createPostgresPool(testDatabase.url, { max: 1 });
    const sent: string[] = [];
    pool.on('connect', (client) => {
      const { query } = client;
      jest.spyOn(client, 'query').mockImplementation((...args: unknown[]) => {
        const [config] = args;
        sent.push(
          typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : '',
        );
        return Reflect.apply(query, client, args);
      });
    });
    return { pool, sent, db: openDatabase(pool, app.clock) };
  };
  const readSettings = sql<Record<string, string>>`
    select current_setting('role') as role, current_setting('timezone') as timezone,
      current_setting('statement_timeout') as statement_timeout, current_setting('jit') as jit,
      current_setting('max_parallel_workers_per_gather') as parallel, current_setting('search_path') as search_path,
      current_setting('transaction_isolation') as isolation, current_setting('transaction_read_only') as read_only,
      coalesce(current_setting('app.billable_id', true), '') as account`;

  it('has its settings only until the transaction ends', async () => {
    const anna = await makeAccount(app);
    const { pool, db } = openOneSession();
    const text = readSettings.compile(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })).sql;
    const before = (await pool.query(text)).rows;
    const own = {
      ...{ timezone: 'UTC', statement_timeout: '30s', jit: 'off', parallel: '0', search_path: 'public' },
      ...{ role: 'app_user', isolation: 'read committed', account: String(anna.businessId) },
    };
    const read = (tx: Tx) => readSettings.execute(tx).then(({ rows }) => rows);
    expect(await db.forAccount(anna.businessId, read)).toEqual([{ ...own, read_only: 'off' }]);
    expect(await db.readForAccount(anna.businessId, read)).toEqual([{ ...own, read_only: 'on' }]);
    const snapshot = {
      role: 'app_system',
      isolation: 'repeatable read',
      account: '',
      statement_timeout: '0',
    };
    expect(await db.readSnapshot(read)).toEqual([{ ...own, ...snapshot, read_only: 'on' }]);
    expect((await pool.query(text)).rows).toEqual(before);
    await db.close();
  });

  it('gets one message to begin, with all settings, and one to commit', async () => {
    const { sent, db } = openOneSession();
    await db.system((tx) => sql`select 1`.execute(tx));
    expect(sent).toEqual([
      expect.stringMatching(/^begin isolation level read committed; select set_config\(/),
      'select 1',
      'commit',
    ]);
    await db.close();
  });
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
