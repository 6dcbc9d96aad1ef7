import {
  type Cell,
  loadReportModels,
  type ReportModel,
  type ReportRelationship,
  readReport,
} from '@husrum/api-reports/testing';
import { sql } from 'kysely';
import { makeAccount, type TestAccount, testServer } from '../index';
import { fillAccount } from './owned-rows';

const app = testServer();
let own: TestAccount;
let models: readonly ReportModel[];

type Source = readonly [name: string, model: ReportModel, relationship: ReportRelationship | undefined];
const listSources = (): Source[] =>
  models.flatMap((model) =>
    [undefined, ...model.relationships].map(
      (relationship): Source => [`${model.key} → ${relationship?.key ?? ''}`, model, relationship],
    ),
  );

/** A report of all rows. Its columns are those of the relationship, or of the model for a source without a relationship. */
const readSource = ([, model, relationship]: Source): Promise<Cell[][]> =>
  readReport(app, own, {
    model: model.key,
    relationships: relationship ? [relationship.key] : [],
    fields: (relationship ?? model).columns.map(({ key }) => key),
  });

const readAll = async (): Promise<ReadonlyMap<string, Cell[][]>> => {
  const rows = new Map<string, Cell[][]>();
  for (const source of listSources()) rows.set(source[0], await readSource(source));
  return rows;
};

test('a report of any model and relationship is the same with and without the rows of another account', async () => {
  own = await makeAccount(app, 'Någon annan AB');
  await app.forAccount(own, (tx) => fillAccount(tx, own.userId, 2));
  // This fills relationships that the portfolio leaves empty, so that each has a row.
  await app.forAccount(own, async (tx) => {
    await sql`update lease_addon set addon_id = (select min(id) from addon)`.execute(tx);
    const rented = sql`(select entity_id from lease join lease_tenant on lease_id = id and is_primary
      where app_today() between start and coalesce(stop, 'infinity') order by id limit 1)`;
    await sql`update rent_adjustment set entity_id = ${rented}`.execute(tx);
    await sql`update maintenance set entity_id = ${rented}`.execute(tx);
    await sql`insert into maintenance (title, description, company_id) select 'Tak', 'Se över', min(id) from company`.execute(
      tx,
    );
  });
  models = await app.forAccount(own, loadReportModels);
  const alone = await readAll();

  const other = await makeAccount(app, 'Ägaren AB');
  await app.forAccount(other, (tx) => fillAccount(tx, other.userId, 1));
  const together = await readAll();

  for (const [name, rows] of alone) {
    expect({ name, rows: together.get(name) }).toEqual({ name, rows });
    const shown = rows.flat().filter((cell) => cell !== null && cell !== false && cell !== 0);
    expect({ name, isEmpty: shown.length === 0 }).toEqual({ name, isEmpty: false });
  }
}, 60_000);
