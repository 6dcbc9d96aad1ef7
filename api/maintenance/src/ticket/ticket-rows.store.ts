import { entityHouse } from '@husrum/api-objects';
import { equalsAny, prepareQuery, type Tx, toReference } from '@husrum/api-platform';
import type { TicketRow } from '@husrum/contract/ticket';
import { formatTicketReference } from './ticket.rules';
import { isOverdue } from './ticket-overdue.store';

const withHouse = (entity: { id: number; name: string } | null, house: string | null) =>
  entity && { ...entity, house };

const selectTicketRows = prepareQuery((tx, ids: readonly number[]) =>
  tx
    .selectFrom('ticket')
    .leftJoin('tenant', 'tenant.id', 'ticket.tenant_id')
    .leftJoin('entity', 'entity.id', 'ticket.entity_id')
    .leftJoin('maintenance', 'maintenance.id', 'ticket.maintenance_id')
    .leftJoin('user_account', 'user_account.id', 'ticket.responsible_id')
    .select([
      'ticket.id',
      'ticket.number',
      'ticket.subject',
      'ticket.type',
      'ticket.status',
      'ticket.tenant_id',
      'ticket.entity_id',
      'ticket.priority',
      'ticket.due_at',
      isOverdue.as('overdue'),
      'ticket.created_at',
      'ticket.updated_at',
      'tenant.name as tenant_name',
      'entity.name as entity_name',
      'ticket.responsible_id',
      'user_account.name as responsible_name',
      'ticket.maintenance_id',
      'maintenance.title as maintenance_title',
      entityHouse('entity.id').as('house'),
    ])
    .where(equalsAny('ticket.id', ids)),
);

export const loadTicketRows = async (tx: Tx, ids: readonly number[]): Promise<TicketRow[]> => {
  const rows = await selectTicketRows(tx, ids);
  return rows.map(
    ({
      number,
      tenant_name,
      entity_name,
      house,
      responsible_id,
      responsible_name,
      maintenance_id,
      maintenance_title,
      ...ticket
    }) => ({
      ...ticket,
      reference: formatTicketReference(number),
      tenant: toReference(ticket.tenant_id, tenant_name),
      entity: withHouse(toReference(ticket.entity_id, entity_name), house),
      responsible: toReference(responsible_id, responsible_name),
      maintenance:
        maintenance_id === null || maintenance_title === null
          ? null
          : { id: maintenance_id, title: maintenance_title },
    }),
  );
};
