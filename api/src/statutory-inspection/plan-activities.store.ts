import type { NamedEntity } from '@husrum/contract/entity';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { toReference } from '../platform/db/to-reference';

export interface PlanActivity {
  readonly id: number;
  readonly title: string;
  readonly day: LocalDate;
  readonly overdue: boolean;
  readonly done: boolean;
  readonly budget_ore: number | null;
  readonly cost_ore: number | null;
  readonly company_id: number | null;
  readonly company_name: string | null;
  readonly entity: NamedEntity | null;
}

/** Whether the instant is in the year, in Swedish time. */
const isInYear = (column: 'scheduled_at' | 'completed_at', year: number) => sql`(
  ${sql.ref(column)} >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Europe/Stockholm')
  and ${sql.ref(column)} < make_timestamptz(${year}::int + 1, 1, 1, 0, 0, 0, 'Europe/Stockholm'))`;

/** The maintenance activities that are planned for the year or were done in it, except those linked to an inspection. */
export const listPlanActivities = async (
  tx: Tx,
  { year, company_id }: { year: number; company_id?: number | undefined },
): Promise<PlanActivity[]> => {
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
    where (status in ('PLANNED', 'IN_PROGRESS', 'OVERDUE') and ${isInYear('scheduled_at', year)}
        or status = 'DONE' and ${isInYear('completed_at', year)})
      and not exists (select from inspection_activity where maintenance_id = maintenance.id)
      and not exists (select from statutory_inspection where maintenance_id = maintenance.id)
      and ${company_id === undefined ? sql`true` : sql`company.id = ${company_id}`}
    order by day, maintenance.id`.execute(tx);
  return rows.map(({ entity_id, entity_name, house, ...activity }) => {
    const entity = toReference(entity_id, entity_name);
    return { ...activity, entity: entity && { ...entity, house } };
  });
};
