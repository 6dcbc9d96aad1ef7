import { completionOf, type MaintenanceRow } from '@husrum/contract/maintenance';
import { fromOre } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { equalsAny } from '../platform/db/equals-any';
import { toSeconds } from './maintenance.rules';

const toReference = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
const toAddress = (street: string | null, city: string | null): string | null =>
  [street, city].filter(Boolean).join(', ') || null;
const toAmount = (ore: number | null): number | null => (ore === null ? null : fromOre(ore));

interface TaskCounts {
  readonly tasks: number;
  readonly complete: number;
}

const countTasks = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, TaskCounts>> => {
  const rows = await tx
    .selectFrom('maintenance_task')
    .select('maintenance_id')
    .select(({ fn }) => fn.countAll<number>().as('tasks'))
    .select(sql<number>`count(*) filter (where status = 'COMPLETE')`.as('complete'))
    .where(equalsAny('maintenance_id', ids))
    .groupBy('maintenance_id')
    .execute();
  return new Map(rows.map(({ maintenance_id, ...counts }) => [maintenance_id, counts]));
};

/** The objects by id, with their houses. Many activities are on the same object: its house is looked up once. */
const loadEntities = async (tx: Tx, ids: readonly number[]) => {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('entity')
          .select(['id', 'name', 'address', 'city'])
          .select(sql<string | null>`entity_house(id)`.as('house'))
          .where(equalsAny('id', ids))
          .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const isId = (id: number | null): id is number => id !== null;

export const loadMaintenanceRows = async (tx: Tx, ids: readonly number[]): Promise<MaintenanceRow[]> => {
  const rows = await tx
    .selectFrom('maintenance')
    .leftJoin('company', 'company.id', 'maintenance.company_id')
    .leftJoin('maintenance_template', 'maintenance_template.id', 'maintenance.template_id')
    .leftJoin('user_account', 'user_account.id', 'maintenance.responsible_id')
    .select([
      'maintenance.id',
      'maintenance.title',
      'maintenance.scheduled_at',
      'maintenance.reschedule_in',
      'maintenance.template_id',
      'maintenance.status',
      'maintenance.started_at',
      'maintenance.completed_at',
      'maintenance.created_at',
      'maintenance.updated_at',
      'maintenance.entity_id',
      'maintenance.company_id',
      'maintenance.responsible_id',
      'maintenance.budget_ore',
      'maintenance.cost_ore',
      'maintenance.previous_id',
      'company.name as company_name',
      'company.address as company_address',
      'company.city as company_city',
      'maintenance_template.title as template_title',
      'user_account.name as responsible_name',
    ])
    .where(equalsAny('maintenance.id', ids))
    .execute();
  const counts = await countTasks(tx, ids);
  const entities = await loadEntities(tx, [...new Set(rows.map(({ entity_id }) => entity_id).filter(isId))]);
  return rows.map(
    ({
      budget_ore,
      cost_ore,
      company_name,
      company_address,
      company_city,
      template_title,
      responsible_name,
      ...row
    }) => {
      const entity = row.entity_id === null ? undefined : entities.get(row.entity_id);
      const { tasks, complete } = counts.get(row.id) ?? { tasks: 0, complete: 0 };
      return {
        ...row,
        scheduled_at: toSeconds(row.scheduled_at),
        started_at: toSeconds(row.started_at),
        completed_at: toSeconds(row.completed_at),
        template:
          row.template_id === null || template_title === null
            ? null
            : { id: row.template_id, title: template_title },
        completion: completionOf(row.status, tasks, complete),
        tasks_count: tasks,
        entity: entity ? { id: entity.id, name: entity.name, house: entity.house } : null,
        company: toReference(row.company_id, company_name),
        address: entity ? toAddress(entity.address, entity.city) : toAddress(company_address, company_city),
        responsible: toReference(row.responsible_id, responsible_name),
        budget: toAmount(budget_ore),
        cost: toAmount(cost_ore),
      };
    },
  );
};
