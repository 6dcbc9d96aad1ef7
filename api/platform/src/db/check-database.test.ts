import { makeAccount, openPool, testServer } from '@husrum/api-testing';
import { sql } from 'kysely';
import { checkDatabase } from './check-database';
import { isConnectionLost } from './connection-lost';

const app = testServer();

it('accepts a protected database, and rejects one in which a row is visible although no account is set', async () => {
  await makeAccount(app);
  const pool = openPool(testDatabase);
  try {
    await expect(checkDatabase(pool)).resolves.toBeUndefined();
    await pool.query('alter table notification disable row level security');
    await app.system((tx) =>
      sql`insert into notification (billable_id, user_id, type, title, body)
        select billable_id, id, 'x', 't', 'b' from user_account`.execute(tx),
    );
    await expect(checkDatabase(pool)).rejects.toThrow(
      'Row-level security does not protect the table public.notification',
    );
  } finally {
    await pool.query('alter table notification enable row level security');
    await pool.end();
  }
});

it('releases its session also when the database ends it', async () => {
  const pool = openPool(testDatabase);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  pool.on('acquire', (client) => {
    const { query } = client;
    jest.spyOn(client, 'query').mockImplementation((...args: unknown[]) => {
      const [text] = args;
      if (typeof text === 'string' && text.includes('folds'))
        return Reflect.apply(query, client, ['select pg_terminate_backend(pg_backend_pid())']);
      return Reflect.apply(query, client, args);
    });
  });
  expect(isConnectionLost(await checkDatabase(pool).catch((error: unknown) => error))).toBe(true);
  await pool.end();
});
