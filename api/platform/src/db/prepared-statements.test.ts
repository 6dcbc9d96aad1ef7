import { createHash } from 'node:crypto';
import { makeCompanyInput, makeOrganisationNumber } from '@husrum/api-objects/testing';
import { makeAccount, openPool, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { sql } from 'kysely';
import { openDatabase } from './database';
import { prepareQuery } from './prepared-statements';

const app = testServer();

const listUsers = prepareQuery((tx) => tx.selectFrom('user_account').select('billable_id').orderBy('id'));
const listCompaniesNamed = prepareQuery((tx, name: string) =>
  tx.selectFrom('company').select('id').where('name', '=', name),
);

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
      await listCompaniesNamed(tx, `Bolag ${round}`);
    }
    return sql<{ executions: number }>`
      select generic_plans + custom_plans as executions from pg_prepared_statements
      where statement like 'select "id" from "company" where "name" =%'`.execute(tx);
  });
  expect(rows).toEqual([{ executions: 3 }]);
});

it('prepares a query under the digest of its text, so that processes that share a session never mean another text by a name', async () => {
  const anna = await makeAccount(app);
  const { rows } = await app.forAccount(anna, async (tx) => {
    await listUsers(tx);
    return sql<{ name: string; statement: string }>`
      select name, statement from pg_prepared_statements where statement like 'select "billable_id" from "user_account" %'`.execute(
      tx,
    );
  });
  expect(rows).toHaveLength(1);
  for (const { name, statement } of rows)
    expect(name).toBe(createHash('sha256').update(statement).digest('hex').slice(0, 32));
});

it('prepares nothing when statements are turned off, and finds the same rows', async () => {
  const anna = await makeAccount(app);
  const db = openDatabase(openPool(testDatabase), app.clock, { preparesStatements: false });
  const [users, prepared] = await db.forAccount(anna.businessId, async (tx) => [
    await listUsers(tx),
    (await sql`select from pg_prepared_statements`.execute(tx)).rows,
  ]);
  await db.close();
  expect(users).toEqual([{ billable_id: anna.businessId }]);
  expect(prepared).toEqual([]);
});

it('executes with the values of each call, although it is compiled once', async () => {
  const anna = await makeAccount(app);
  const {
    company: { id },
  } = await app.as(anna).post(companyCalls.create, {
    body: {
      company: makeCompanyInput({ name: 'Andra AB', organisation_number: makeOrganisationNumber(2) }),
    },
  });
  const results = await app.forAccount(anna, async (tx) => [
    await listCompaniesNamed(tx, 'Första AB'),
    await listCompaniesNamed(tx, 'Andra AB'),
  ]);
  expect(results).toEqual([[], [{ id }]]);
});

it('refuses a query that uses its values in another order than it gets them', async () => {
  const anna = await makeAccount(app);
  const listSwapped = prepareQuery((tx, name: string, id: number) =>
    tx.selectFrom('company').select('id').where('id', '=', id).where('name', '=', name),
  );
  await expect(app.forAccount(anna, (tx) => listSwapped(tx, 'Bolag', 1))).rejects.toThrow('in this order');
});
