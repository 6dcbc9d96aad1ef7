import { addComment, lockTicket, openTicket } from '@husrum/api-maintenance';
import { orNotFound, problem } from '@husrum/api-platform';
import type { PortalTicket } from '@husrum/contract/portal';
import { commentableStatuses, type TicketType } from '@husrum/contract/ticket';
import { portalTexts } from './portal.texts';
import { rentsEntity } from './portal-lease.store';
import { actOnOwnTicket, readTenantTicket } from './portal-ticket';
import type { TenantContext, TenantTransactions } from './serve-tenant';

type ActAsLandlord = TenantTransactions['actAsLandlord'];
/** No user is the author, so that all users of the landlord are notified. */
const author = { account: { userId: null } };

interface CreateTenantTicketCommand {
  readonly entity_id: number;
  readonly type: Exclude<TicketType, 'INTERNAL'>;
  readonly subject: string;
  readonly description: string;
}

/** Throws 404 for an object that is not let to the tenant today. */
export const createTenantTicket = async (
  context: TenantContext,
  actAsLandlord: ActAsLandlord,
  input: CreateTenantTicketCommand,
): Promise<PortalTicket> => {
  const { tenantId } = context.tenant;
  if (!(await rentsEntity(context.tx, tenantId, input.entity_id))) throw problem('notFound');
  const landlord = await actAsLandlord(context);
  const { id } = await openTicket({ ...landlord, ...author }, { ...input, tenant_id: tenantId });
  return readTenantTicket(landlord, id);
};

export const commentTenantTicket = async (
  context: TenantContext,
  actAsLandlord: ActAsLandlord,
  id: number,
  comment: string,
): Promise<PortalTicket> => {
  const landlord = await actOnOwnTicket(context, actAsLandlord, id);
  const { status } = orNotFound(await lockTicket(landlord.tx, id));
  if (!commentableStatuses.includes(status))
    throw problem('conflict', { message: portalTexts.onlyOpenCommented });
  await addComment(
    { ...landlord, ...author },
    { ticket_id: id, author: 'TENANT', author_name: context.tenant.name, comment },
  );
  return readTenantTicket(landlord, id);
};
