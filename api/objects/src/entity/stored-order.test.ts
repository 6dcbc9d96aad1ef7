import { readMigrations } from '@husrum/api-platform/testing';
import { makeAccount, openPool, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { sql } from 'kysely';
import { createPortfolioFactory, ENTITY_TYPE_ID } from './entity.test-data';

const app = testServer();

/** The database as the release before had it: keys that knew neither Ł nor Č. */
const EARLIER_KEYS = `
  alter table entity drop column name_key;
  create or replace function sv_key(value text) returns bytea language sql immutable parallel safe as
    $$ select convert_to(translate(lower(value), 'åäöÅÄÖ', '{|}{|}'), 'UTF8') $$;
  drop function sv_key_of_all_letters;
  alter table entity add column name_key bytea not null generated always as (natural_key(name)) stored;
  create index entity_order on entity (billable_id, name_key, id);
  reindex table company`;

it('the migration to the Swedish order of all letters computes stored keys and indexes again', async () => {
  const account = await makeAccount(app);
  const make = createPortfolioFactory(app, account);
  const names = ['Öst', 'Łódź 10', 'Łódź 9', 'Lz', 'Čapek', 'Cz'];
  const pool = openPool(globalThis.testDatabase);
  try {
    await pool.query(EARLIER_KEYS);
    for (const name of names) {
      const { id } = await make.company(name);
      await make.entity({ company_id: id, name, entity_type_id: ENTITY_TYPE_ID.estate });
    }
    const listed = async () => {
      const entities = await app.as(account).get(entityCalls.list);
      const companies = await app.as(account).get(companyCalls.list);
      return [entities.data.map(({ name }) => name), companies.data.map(({ name }) => name)];
    };
    const earlier = ['Cz', 'Lz', 'Öst', 'Čapek', 'Łódź 9', 'Łódź 10'];
    expect(await listed()).toEqual([earlier, earlier]);

    const migration = readMigrations().find(({ name }) => name === '0132_swedish_order.sql');
    await pool.query(migration?.text ?? '');
    const inOrder = ['Čapek', 'Cz', 'Łódź 9', 'Łódź 10', 'Lz', 'Öst'];
    expect(await listed()).toEqual([inOrder, inOrder]);
    const byIndex = await app.forAccount(account, async (tx) => {
      await sql`set local enable_seqscan = off; set local enable_sort = off`.execute(tx);
      return sql<{ name: string }>`select name from company where billable_id = ${account.businessId}
        order by natural_key(name), id`.execute(tx);
    });
    expect(byIndex.rows.map(({ name }) => name)).toEqual(inOrder);
  } finally {
    await pool.end();
  }
});
