import { equalsAny, type Tx } from '@husrum/api-platform';
import { inspectionKinds } from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { type BuildingRequirement, loadRequirements } from './load-requirements';

const toStoredRow = ({ building, installation, ...requirement }: BuildingRequirement) => ({
  entity_id: building.id,
  company_id: building.company.id,
  kind: requirement.kind,
  kind_order: inspectionKinds.indexOf(requirement.kind),
  installation_id: installation?.id ?? null,
  status: requirement.status,
  reason: requirement.reason,
  missing: requirement.missing,
  months: requirement.months,
  default_months: requirement.default_months,
  once: requirement.once,
  last_on: requirement.last_on,
  last_result: requirement.last_result,
  due_on: requirement.due_on,
  regular_due_on: requirement.regular_due_on,
  planned_id: requirement.planned?.id ?? null,
  planned_on: requirement.planned?.day ?? null,
  expected_cost_ore: requirement.expected_cost_ore,
});

const insertRequirements = async (tx: Tx, requirements: readonly BuildingRequirement[]): Promise<void> => {
  if (requirements.length === 0) return;
  await sql`
    insert into inspection_requirement (entity_id, company_id, kind, kind_order, installation_id, status, reason, missing,
      months, default_months, once, last_on, last_result, due_on, regular_due_on, planned_id, planned_on, expected_cost_ore)
    select entity_id, company_id, kind, kind_order, installation_id, status, reason,
      array(select jsonb_array_elements_text(missing)),
      months, default_months, once, last_on, last_result, due_on, regular_due_on, planned_id, planned_on, expected_cost_ore
    from jsonb_to_recordset(${JSON.stringify(requirements.map(toStoredRow))}::jsonb) as row (
      entity_id bigint, company_id bigint, kind text, kind_order smallint, installation_id bigint, status text, reason text,
      missing jsonb, months integer, default_months integer, once boolean, last_on date, last_result text, due_on date, regular_due_on date,
      planned_id bigint, planned_on date, expected_cost_ore bigint)`.execute(tx);
};

/** Locks the requirements of the business: two refreshes at once would store each requirement twice. */
const lockRequirements = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('inspection_requirement'), app_billable()::integer)`.execute(tx);

const findRefreshDay = async (tx: Tx): Promise<LocalDate | undefined> =>
  (await tx.selectFrom('inspection_requirement_day').select('day').executeTakeFirst())?.day;

const saveRefreshDay = async (tx: Tx, day: LocalDate): Promise<void> => {
  await tx
    .insertInto('inspection_requirement_day')
    .values({ day })
    .onConflict((conflict) => conflict.column('billable_id').doUpdateSet({ day }))
    .execute();
};

/**
 * Removes the marks of changed objects and returns their ids. It is called before deriving, so that a later change marks its
 * object again.
 */
const takeStaleIds = async (tx: Tx): Promise<number[]> => {
  const rows = await tx.deleteFrom('stale_inspection_requirement').returning('entity_id').execute();
  return rows.map(({ entity_id }) => entity_id);
};

const isFresh = async (tx: Tx, today: LocalDate): Promise<boolean> => {
  const { rows } = await sql<{ fresh: boolean }>`
    select not exists (select from stale_inspection_requirement)
      and exists (select from inspection_requirement_day where day = ${today}::date) as fresh`.execute(tx);
  return rows[0]?.fresh === true;
};

/** Updates the stored requirements: all on a new day, otherwise those of the objects that have changed. */
export const refreshRequirements = async (tx: Tx, today: LocalDate): Promise<void> => {
  if (await isFresh(tx, today)) return;
  await lockRequirements(tx);
  const isNewDay = (await findRefreshDay(tx)) !== today;
  const ids = await takeStaleIds(tx);
  if (isNewDay) {
    await tx.deleteFrom('inspection_requirement').execute();
    await insertRequirements(tx, await loadRequirements(tx, today));
    await saveRefreshDay(tx, today);
  } else if (ids.length > 0) {
    await tx.deleteFrom('inspection_requirement').where(equalsAny('entity_id', ids)).execute();
    await insertRequirements(tx, await loadRequirements(tx, today, { entity_ids: ids }));
  }
};
