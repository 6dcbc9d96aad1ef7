import { entityHouse } from '@husrum/api-objects';
import { equalsAny, prepareQuery, type Tx, toReference } from '@husrum/api-platform';
import { completionPercent, type MaintenanceRow } from '@husrum/contract/maintenance';
import { fromOre } from '@husrum/format';
import { sql } from 'kysely';

const toAddress = (street: string | null, city: string | null): string | null =>
  [street, city].filter(Boolean).join(', ') || null;
const toAmount = (ore: number | null): number | null => (ore === null ? null : fromOre(ore));

/** The number of tasks and of complete tasks. Part of the main query, because a separate query would double the time. */
const taskCounts = sql<readonly [tasks: number, complete: number]>`(
  select json_build_array(count(*), count(*) filter (where maintenance_task.status = 'COMPLETE'))
  from maintenance_task where maintenance_task.maintenance_id = maintenance.id)`;

/** The name of the house in which the object is. Only objects more than one level below it need the slow recursive function. */
const houseName = sql<string | null>`case
  when entity.parent_id is null then null
  when parent.parent_id is null then parent.name
  else ${entityHouse('entity.id')} end`;

const selectEntities = prepareQuery((tx, ids: readonly number[]) =>
  tx
    .selectFrom('entity')
    .leftJoin('entity as parent', 'parent.id', 'entity.parent_id')
    .select(['entity.id', 'entity.name', 'entity.address', 'entity.city', houseName.as('house')])
    .where(equalsAny('entity.id', ids)),
);

/** The objects by id, with their houses. They are loaded separately, because many activities are on the same object. */
const loadEntities = async (tx: Tx, ids: readonly number[]) => {
  const rows = ids.length === 0 ? [] : await selectEntities(tx, ids);
  return new Map(rows.map((row) => [row.id, row]));
};

/** It is computed by the database: parsing three instants of each row takes longer than reading them. */
const unixSeconds = (column: 'scheduled_at' | 'started_at' | 'completed_at') =>
  sql<number | null>`extract(epoch from ${sql.ref(`maintenance.${column}`)})::bigint`;

const isId = (id: number | null): id is number => id !== null;

const selectMaintenanceRows = prepareQuery((tx, ids: readonly number[]) =>
  tx
    .selectFrom('maintenance')
    .leftJoin('company', 'company.id', 'maintenance.company_id')
    .leftJoin('maintenance_template', 'maintenance_template.id', 'maintenance.template_id')
    .leftJoin('user_account', 'user_account.id', 'maintenance.responsible_id')
    .select([
      'maintenance.id',
      'maintenance.title',
      unixSeconds('scheduled_at').as('scheduled_at'),
      'maintenance.reschedule_in',
      'maintenance.template_id',
      'maintenance.status',
      unixSeconds('started_at').as('started_at'),
      unixSeconds('completed_at').as('completed_at'),
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
      taskCounts.as('task_counts'),
    ])
    .where(equalsAny('maintenance.id', ids)),
);

export const loadMaintenanceRows = async (tx: Tx, ids: readonly number[]): Promise<MaintenanceRow[]> => {
  const rows = await selectMaintenanceRows(tx, ids);
  const entities = await loadEntities(tx, [...new Set(rows.map(({ entity_id }) => entity_id).filter(isId))]);
  // Each field by name: rest and spread are several times slower, and a calendar has thousands of rows.
  return rows.map((row) => {
    const [tasks, complete] = row.task_counts;
    const entity = row.entity_id === null ? undefined : entities.get(row.entity_id);
    return {
      id: row.id,
      title: row.title,
      scheduled_at: row.scheduled_at,
      reschedule_in: row.reschedule_in,
      template_id: row.template_id,
      template:
        row.template_id === null || row.template_title === null
          ? null
          : { id: row.template_id, title: row.template_title },
      status: row.status,
      completion: completionPercent(row.status, tasks, complete),
      tasks_count: tasks,
      started_at: row.started_at,
      completed_at: row.completed_at,
      created_at: row.created_at,
      updated_at: row.updated_at,
      entity_id: row.entity_id,
      company_id: row.company_id,
      entity: entity ? { id: entity.id, name: entity.name, house: entity.house } : null,
      company: toReference(row.company_id, row.company_name),
      address: entity
        ? toAddress(entity.address, entity.city)
        : toAddress(row.company_address, row.company_city),
      responsible_id: row.responsible_id,
      responsible: toReference(row.responsible_id, row.responsible_name),
      budget: toAmount(row.budget_ore),
      cost: toAmount(row.cost_ore),
      previous_id: row.previous_id,
    };
  });
};
