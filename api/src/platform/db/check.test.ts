import pg from 'pg';
import { makeAccount, testServer } from '../../../test/kit';
import { checkDatabase } from './check';
import { litePool } from './lite';

const app = testServer();

const owner = () => {
  const { testDatabase } = globalThis;
  return 'engine' in testDatabase
    ? litePool(testDatabase.engine)
    : new pg.Pool({ connectionString: testDatabase.url, max: 1 });
};

it('lets a guarded database serve, and refuses one with a table that anyone can read', async () => {
  await makeAccount(app);
  const pool = owner();
  try {
    await expect(checkDatabase(pool)).resolves.toBeUndefined();
    await pool.query('alter table notification disable row level security');
    await pool.query(`insert into notification (billable_id, user_id, type, title, body)
                      select billable_id, id, 'x', 't', 'b' from user_account`);
    await expect(checkDatabase(pool)).rejects.toThrow(
      'Row-level security does not protect the table public.notification',
    );
  } finally {
    await pool.query('alter table notification enable row level security');
    await pool.end();
  }
});
