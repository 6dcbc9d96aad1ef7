import { entityHouse } from '@husrum/api-objects';
import { equalsAny, type Tx, toReference } from '@husrum/api-platform';
import { type WorkItem, workStatusOfMaintenance, workStatusOfTicket } from '@husrum/contract/field-work';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { WorkRef } from './list-work.store';
import { loadResidentsByEntity } from './residents.store';
import { toWorkTime } from './work-time.rules';

/** The columns that activities and tickets have in common. */
interface SharedColumns {
  readonly entity_id: number | null;
  readonly entity_name: string | null;
  readonly house: string | null;
  readonly company_id: number | null;
  readonly company_name: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly responsible_id: number | null;
  readonly responsible_name: string | null;
  readonly photos: number;
}

const toSharedFields = (row: SharedColumns) => {
  const entity = toReference(row.entity_id, row.entity_name);
  return {
    responsible: toReference(row.responsible_id, row.responsible_name),
    entity: entity && { ...entity, house: row.house },
    company: toReference(row.company_id, row.company_name),
    address: row.address,
    city: row.city,
    photos: Number(row.photos),
  };
};

const photosOf = (type: WorkRef['type'], id: string) => sql<number>`(
  select count(*) from file
  where file.fileable_type = ${type} and file.fileable_id = ${sql.ref(id)} and file.mimetype like 'image/%')`;

const loadActivities = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('maintenance')
    .leftJoin('entity', 'entity.id', 'maintenance.entity_id')
    .leftJoin('company', 'company.id', 'maintenance.company_id')
    .leftJoin('user_account', 'user_account.id', 'maintenance.responsible_id')
    .select([
      'maintenance.id',
      'maintenance.title',
      'maintenance.description',
      'maintenance.status',
      'maintenance.scheduled_at',
      'maintenance.note',
      'maintenance.entity_id',
      'entity.name as entity_name',
      entityHouse('entity.id').as('house'),
      'maintenance.company_id',
      'company.name as company_name',
      sql<string | null>`coalesce(entity.address, company.address)`.as('address'),
      sql<string | null>`coalesce(entity.city, company.city)`.as('city'),
      'maintenance.responsible_id',
      'user_account.name as responsible_name',
      photosOf('maintenance', 'maintenance.id').as('photos'),
    ])
    .where(equalsAny('maintenance.id', ids))
    .execute();

const loadTickets = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('ticket')
    .leftJoin('entity', 'entity.id', 'ticket.entity_id')
    .leftJoin('tenant', 'tenant.id', 'ticket.tenant_id')
    .leftJoin('user_account', 'user_account.id', 'ticket.responsible_id')
    .select([
      'ticket.id',
      'ticket.subject as title',
      'ticket.description',
      'ticket.status',
      'ticket.priority',
      'ticket.due_at',
      'tenant.id as tenant_id',
      'tenant.name as tenant_name',
      'tenant.phone as tenant_phone',
      'ticket.entity_id',
      'entity.name as entity_name',
      entityHouse('entity.id').as('house'),
      sql<null>`null`.as('company_id'),
      sql<null>`null`.as('company_name'),
      'entity.address',
      'entity.city',
      'ticket.responsible_id',
      'user_account.name as responsible_name',
      photosOf('ticket', 'ticket.id').as('photos'),
    ])
    .where(equalsAny('ticket.id', ids))
    .execute();

const loadTasks = (tx: Tx, maintenanceIds: readonly number[]) =>
  tx
    .selectFrom('maintenance_task')
    .select(['maintenance_id', 'id', 'task', 'status'])
    .where(equalsAny('maintenance_id', maintenanceIds))
    .orderBy('position')
    .orderBy('id')
    .execute();

const keyOf = ({ type, id }: WorkRef) => `${type} ${id}`;

/** The activities and tickets in the order of `refs`, each with tasks, phone numbers and count of photos. */
export const loadWorkItems = async (
  tx: Tx,
  refs: readonly WorkRef[],
  day: LocalDate,
): Promise<WorkItem[]> => {
  const idsOf = (wanted: WorkRef['type']) => refs.filter(({ type }) => type === wanted).map(({ id }) => id);
  const activities = await loadActivities(tx, idsOf('maintenance'));
  const tickets = await loadTickets(tx, idsOf('ticket'));
  const tasks = await loadTasks(tx, idsOf('maintenance'));
  const entityIds = [...activities, ...tickets].flatMap(({ entity_id }) => entity_id ?? []);
  const residents = await loadResidentsByEntity(tx, entityIds, day);
  const residentsOf = (entityId: number | null) => (entityId === null ? [] : (residents.get(entityId) ?? []));
  const items: WorkItem[] = [
    ...activities.map((row) => ({
      type: 'maintenance' as const,
      id: row.id,
      title: row.title,
      description: row.description,
      status: workStatusOfMaintenance[row.status],
      ...toWorkTime(row.scheduled_at, workStatusOfMaintenance[row.status], day),
      priority: null,
      ...toSharedFields(row),
      tenants: residentsOf(row.entity_id),
      tasks: tasks
        .filter(({ maintenance_id }) => maintenance_id === row.id)
        .map(({ id, task, status }) => ({ id, task, status })),
      note: row.note,
    })),
    ...tickets.map((row) => ({
      type: 'ticket' as const,
      id: row.id,
      title: row.title,
      description: row.description,
      status: workStatusOfTicket[row.status],
      ...toWorkTime(row.due_at, workStatusOfTicket[row.status], day),
      priority: row.priority,
      ...toSharedFields(row),
      tenants:
        row.tenant_id === null || row.tenant_name === null
          ? residentsOf(row.entity_id)
          : [{ id: row.tenant_id, name: row.tenant_name, phone: row.tenant_phone ?? '' }],
      tasks: [],
      note: null,
    })),
  ];
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  return refs.flatMap((ref) => byKey.get(keyOf(ref)) ?? []);
};
