import { listComments } from '@husrum/api-maintenance';
import { addHouses } from '@husrum/api-objects';
import { orNotFound, type Tx } from '@husrum/api-platform';
import type { NamedEntity } from '@husrum/contract/entity';
import type { PortalTicket, PortalTicketRow } from '@husrum/contract/portal';
import {
  findPortalTicket,
  listPortalTickets,
  listTicketPhotos,
  loadEntityNames,
} from './portal-ticket.store';
import type { LandlordContext, TenantContext, TenantTransactions } from './serve-tenant';

type ActAsLandlord = TenantTransactions['actAsLandlord'];

/** The objects of tickets by id, with their houses. */
const loadEntities = async (
  tx: Tx,
  tickets: readonly { entity_id: number | null }[],
): Promise<ReadonlyMap<number, NamedEntity>> => {
  const names = await loadEntityNames(
    tx,
    tickets.map(({ entity_id }) => entity_id),
  );
  const rows = await addHouses(
    tx,
    [...names].map(([id, name]) => ({ entity: { id, name } })),
  );
  return new Map(rows.map(({ entity }) => [entity.id, entity]));
};

export const listTenantTickets = async (
  context: TenantContext,
  actAsLandlord: ActAsLandlord,
): Promise<PortalTicketRow[]> => {
  const tickets = await listPortalTickets(context.tx, context.tenant.tenantId);
  const { tx } = await actAsLandlord(context);
  const entities = await loadEntities(tx, tickets);
  return tickets.map(({ entity_id, ...ticket }) => ({
    ...ticket,
    entity: entities.get(entity_id ?? 0) ?? null,
  }));
};

/** One of the tenant's tickets, in a transaction that already acts as the landlord. Every query is bound to the tenant. */
export const readTenantTicket = async (
  { tx, tenant: { tenantId } }: LandlordContext,
  id: number,
): Promise<PortalTicket> => {
  const { entity_id, ...ticket } = orNotFound(await findPortalTicket(tx, tenantId, id));
  const entities = await loadEntities(tx, [{ entity_id }]);
  return {
    ...ticket,
    entity: entities.get(entity_id ?? 0) ?? null,
    comments: await listComments(tx, id),
    photos: await listTicketPhotos(tx, tenantId, id),
  };
};

/** Finds the tenant's ticket with the tenant's own rights, and continues as the landlord. Throws 404 for any other ticket. */
export const actOnOwnTicket = async (
  context: TenantContext,
  actAsLandlord: ActAsLandlord,
  id: number,
): Promise<LandlordContext> => {
  orNotFound(await findPortalTicket(context.tx, context.tenant.tenantId, id));
  return actAsLandlord(context);
};
