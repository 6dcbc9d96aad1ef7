import { formatTicketReference } from '@husrum/api-maintenance';
import type { Tx } from '@husrum/api-platform';
import { type PortalTicketRow, tenantTicketTypes } from '@husrum/contract/portal';

/** The tickets that the tenant sees. INTERNAL ones are not among them. */
const selectPortalTickets = (tx: Tx, tenantId: number) =>
  tx
    .selectFrom('ticket')
    .select([
      'id',
      'number',
      'subject',
      'type',
      'status',
      'description',
      'entity_id',
      'created_at',
      'updated_at',
    ])
    .where('tenant_id', '=', tenantId)
    .where('type', 'in', tenantTicketTypes)
    .$narrowType<{ type: PortalTicketRow['type'] }>();

export const listPortalTickets = async (tx: Tx, tenantId: number) => {
  const tickets = await selectPortalTickets(tx, tenantId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return tickets.map(({ number, description, ...ticket }) => ({
    ...ticket,
    reference: formatTicketReference(number),
  }));
};

export const findPortalTicket = async (tx: Tx, tenantId: number, id: number) => {
  const ticket = await selectPortalTickets(tx, tenantId).where('id', '=', id).executeTakeFirst();
  if (ticket === undefined) return undefined;
  const { number, ...fields } = ticket;
  return { ...fields, reference: formatTicketReference(number) };
};

/** The photos that the tenant has added to the ticket, in the order in which they were added. */
export const listTicketPhotos = (tx: Tx, tenantId: number, ticketId: number) =>
  tx
    .selectFrom('file')
    .select(['id', 'alias as name'])
    .where('fileable_type', '=', 'ticket')
    .where('fileable_id', '=', ticketId)
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute();

/** The photo with this id, if the tenant has added it to a ticket. */
export const findTicketPhoto = (tx: Tx, tenantId: number, id: number) =>
  tx
    .selectFrom('file')
    .select(['key', 'alias', 'name', 'mimetype'])
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('fileable_type', '=', 'ticket')
    .executeTakeFirst();

/** The names of the objects of tickets, read as the landlord: a ticket may be about the stairs outside the tenant's flat. */
export const loadEntityNames = async (
  tx: Tx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> => {
  const entityIds = ids.filter((id) => id !== null);
  if (entityIds.length === 0) return new Map();
  const rows = await tx.selectFrom('entity').select(['id', 'name']).where('id', 'in', entityIds).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};
