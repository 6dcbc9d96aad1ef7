import { type Tx, toReference } from '@husrum/api-platform';
import type { NamedEntity } from '@husrum/contract/entity';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

export interface PlanActivity {
  readonly id: number;
  readonly title: string;
  /** The day when it was done, or else the day for which it is planned. */
  readonly day: LocalDate;
  readonly overdue: boolean;
  readonly done: boolean;
  readonly budget_ore: number | null;
  readonly cost_ore: number | null;
  readonly company_id: number | null;
  readonly company_name: string | null;
  readonly entity: NamedEntity | null;
}

/** The first instant of the year in Swedish time. */
const startOf = (year: number) => sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Europe/Stockholm')`;

/** Whether an open activity is listed in the year: that of its day, or the current year if its day is in an earlier one. */
const isToDoIn = (year: number, currentYear: number) => {
  if (year < currentYear) return sql`false`;
  const isBeforeEnd = sql`scheduled_at < ${startOf(year + 1)}`;
  return year === currentYear ? isBeforeEnd : sql`(${isBeforeEnd} and scheduled_at >= ${startOf(year)})`;
};

/**
 * The maintenance activities to do in the year or done in it, except those linked to an inspection. What is still to do from earlier
 * years is listed in the current year, as overdue inspections are.
 */
export const listPlanActivities = async (
  tx: Tx,
  { year, company_id, today }: { year: number; company_id?: number | undefined; today: LocalDate },
): Promise<PlanActivity[]> => {
  const currentYear = Number(today.slice(0, 4));
  const { rows } = await sql<
    Omit<PlanActivity, 'entity'> & {
      entity_id: number | null;
      entity_name: string | null;
      house: string | null;
    }
  >`
    select maintenance.id, title, status = 'OVERDUE' as overdue, status = 'DONE' as done, budget_ore,
           case when status = 'DONE' then cost_ore end as cost_ore,
           (case when status = 'DONE' then completed_at else scheduled_at end at time zone 'Europe/Stockholm')::date as day,
           company.id as company_id, company.name as company_name,
           entity.id as entity_id, entity.name as entity_name, entity_house(entity.id) as house
    from maintenance
    left join entity on entity.id = maintenance.entity_id
    left join company on company.id = coalesce(maintenance.company_id, entity.company_id)
    where (status in ('PLANNED', 'IN_PROGRESS', 'OVERDUE') and ${isToDoIn(year, currentYear)}
        or status = 'DONE' and completed_at >= ${startOf(year)} and completed_at < ${startOf(year + 1)})
      and not exists (select from inspection_activity where maintenance_id = maintenance.id)
      and not exists (select from statutory_inspection where maintenance_id = maintenance.id)
      and ${company_id === undefined ? sql`true` : sql`company.id = ${company_id}`}
    order by day, maintenance.id`.execute(tx);
  return rows.map(({ entity_id, entity_name, house, ...activity }) => {
    const entity = toReference(entity_id, entity_name);
    return { ...activity, entity: entity && { ...entity, house } };
  });
};
