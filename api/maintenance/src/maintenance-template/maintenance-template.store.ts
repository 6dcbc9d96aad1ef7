import {
  column,
  containsPattern,
  type DB,
  paginate,
  type RequestContext,
  swedishSortKey,
  type Tx,
} from '@husrum/api-platform';
import type { Page, QueryOf } from '@husrum/contract/core';
import type { MaintenanceTemplateRow, maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { type Insertable, sql, type Updateable } from 'kysely';

type Query = QueryOf<typeof maintenanceTemplateCalls.list>;

const activitiesCount = sql<number>`(
  select count(*) from maintenance where maintenance.template_id = maintenance_template.id)`;

export const loadTemplateRows = async (tx: Tx, ids: readonly number[]): Promise<MaintenanceTemplateRow[]> => {
  const rows = await tx
    .selectFrom('maintenance_template')
    .select(['id', 'title', 'description', 'reschedule_in', 'created_at', 'updated_at'])
    .select(activitiesCount.as('activities_count'))
    .where('id', 'in', ids)
    .execute();
  const tasks = await tx
    .selectFrom('maintenance_template_task')
    .select(['id', 'template_id', 'task'])
    .where('template_id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    tasks: tasks.filter(({ template_id }) => template_id === row.id).map(({ id, task }) => ({ id, task })),
  }));
};

/** The templates of the business, by default in alphabetical order. */
export const listTemplates = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  query: Query,
): Promise<Page<MaintenanceTemplateRow>> => {
  const { search } = query;
  let from = context.tx.selectFrom('maintenance_template');
  if (search) {
    const pattern = containsPattern(search);
    from = from.where((eb) => eb.or([eb('title', 'ilike', pattern), eb('description', 'ilike', pattern)]));
  }
  return paginate(context, query, {
    from,
    id: 'maintenance_template.id',
    sort: {
      title: swedishSortKey('maintenance_template.title'),
      reschedule_in: column('maintenance_template.reschedule_in'),
      activities_count: activitiesCount,
      created_at: column('maintenance_template.created_at'),
      updated_at: column('maintenance_template.updated_at'),
    },
    notNullSorts: ['title', 'created_at', 'updated_at'],
    defaultSort: [swedishSortKey('maintenance_template.title'), 'asc'],
    load: (ids) => loadTemplateRows(context.tx, ids),
  });
};

export const insertTemplate = async (
  tx: Tx,
  values: Insertable<DB['maintenance_template']>,
): Promise<number> => {
  const { id } = await tx
    .insertInto('maintenance_template')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const lockTemplate = (tx: Tx, id: number) =>
  tx
    .selectFrom('maintenance_template')
    .select('updated_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const saveTemplate = async (
  tx: Tx,
  id: number,
  values: Updateable<DB['maintenance_template']>,
): Promise<void> => {
  await tx.updateTable('maintenance_template').set(values).where('id', '=', id).execute();
};

export const deleteTemplate = async (tx: Tx, id: number): Promise<boolean> => {
  const deleted = await tx.deleteFrom('maintenance_template').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};

/** The ids of the template's first activities, in the order of the list of activities. */
export const listActivityIds = async (tx: Tx, templateId: number, limit: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('maintenance')
      .select('id')
      .where('template_id', '=', templateId)
      .orderBy('list_order')
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);
