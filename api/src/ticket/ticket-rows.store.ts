import type { TicketRow } from '@husrum/contract/ticket';
import type { Tx } from '../platform/db/database';
import { formatTicketReference } from './ticket.rules';

const toNamed = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

export const loadTicketRows = async (tx: Tx, ids: readonly number[]): Promise<TicketRow[]> => {
  const rows = await tx
    .selectFrom('ticket')
    .leftJoin('tenant', 'tenant.id', 'ticket.tenant_id')
    .leftJoin('entity', 'entity.id', 'ticket.entity_id')
    .select([
      'ticket.id',
      'ticket.number',
      'ticket.subject',
      'ticket.type',
      'ticket.status',
      'ticket.tenant_id',
      'ticket.entity_id',
      'ticket.created_at',
      'ticket.updated_at',
      'tenant.name as tenant_name',
      'entity.name as entity_name',
    ])
    .where('ticket.id', 'in', ids)
    .execute();
  return rows.map(({ number, tenant_name, entity_name, ...ticket }) => ({
    ...ticket,
    reference: formatTicketReference(number),
    tenant: toNamed(ticket.tenant_id, tenant_name),
    entity: toNamed(ticket.entity_id, entity_name),
  }));
};
