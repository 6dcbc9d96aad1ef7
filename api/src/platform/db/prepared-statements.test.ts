import { sql } from 'kysely';
import { makeAccount, testServer } from '../../../test/kit';
import type { Tx } from './database';
import { executePrepared } from './prepared-statements';

const app = testServer();

const listUsers = (tx: Tx) =>
  executePrepared(tx, tx.selectFrom('user_account').select('billable_id').orderBy('id'));

it('shows each account only its own rows, although the accounts share a session and its plan', async () => {
  const anna = await makeAccount(app, 'Anna AB');
  const bo = await makeAccount(app, 'Bo AB');
  // PostgreSQL may keep one plan for all values from the sixth execution on.
  for (let round = 0; round < 8; round += 1) {
    for (const account of [anna, bo])
      expect(await app.forAccount(account, listUsers)).toEqual([{ billable_id: account.businessId }]);
    expect(await app.system(listUsers)).toEqual([
      { billable_id: anna.businessId },
      { billable_id: bo.businessId },
    ]);
  }
});

it('prepares a query once per session', async () => {
  const anna = await makeAccount(app);
  const { rows } = await app.forAccount(anna, async (tx) => {
    for (let round = 0; round < 3; round += 1) {
      await executePrepared(tx, tx.selectFrom('company').select('id').where('name', '=', `Bolag ${round}`));
    }
    return sql<{ executions: number }>`
      select generic_plans + custom_plans as executions from pg_prepared_statements
      where statement like 'select "id" from "company" where "name" =%'`.execute(tx);
  });
  expect(rows).toEqual([{ executions: 3 }]);
});
