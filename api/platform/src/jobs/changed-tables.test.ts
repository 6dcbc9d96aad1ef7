import { setTimeout as delay } from 'node:timers/promises';
import { makeAccount, testServer } from '@husrum/api-testing';
import { sql } from 'kysely';
import { analyzeChangedTables } from './changed-tables.store';

const app = testServer();

/** How many companies the planner assumes. */
const readPlannerRows = () =>
  app.system(async (tx) => {
    const { rows } = await sql<{ reltuples: number }>`
      select reltuples from pg_class where relname = 'company'`.execute(tx);
    return rows[0]?.reltuples;
  });

it('the planner knows how many rows a table has after many were inserted', async () => {
  const account = await makeAccount(app);
  expect(await readPlannerRows()).toBeLessThan(300);
  await app.forAccount(account, (tx) =>
    tx
      .insertInto('company')
      .values(
        Array.from({ length: 300 }, (_, n) => ({
          name: `Bolag ${n}`,
          organisation_number: String(n),
          address: 'Storgatan 1',
          postal_code: '702 11',
          city: 'Örebro',
          country: 'Sverige',
        })),
      )
      .execute(),
  );
  // The counters of changed rows are written at most once a second, at the end of a statement.
  await delay(1_100);
  await app.system((tx) => sql`select 1`.execute(tx));
  await analyzeChangedTables(app.db);
  expect(await readPlannerRows()).toBeGreaterThanOrEqual(300);
});
