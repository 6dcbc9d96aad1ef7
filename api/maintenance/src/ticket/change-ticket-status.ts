import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { readUserName } from '@husrum/api-settings';
import type { Ticket } from '@husrum/contract/ticket';
import { mailTenant, resolvedMail } from './mail-tenant';
import { readTicket } from './read-ticket';
import type { TicketStatusChange } from './ticket.rules';
import { insertComment, lockTicket, saveTicketStatus } from './ticket.store';

/**
 * Changes the status, adds a system comment about it with the name of the user, and mails the tenant when the ticket is resolved.
 * Throws `conflict` if the current status does not allow the change.
 */
export const changeTicketStatus = async (
  context: RequestContext,
  id: number,
  change: TicketStatusChange,
): Promise<Ticket> => {
  const { tx, account } = context;
  const { status } = orNotFound(await lockTicket(tx, id));
  if (!change.from.includes(status)) throw problem('conflict', { message: change.conflictMessage });
  await saveTicketStatus(tx, id, change);
  await insertComment(tx, {
    ticket_id: id,
    author: 'SYSTEM',
    author_name: await readUserName(tx, account.userId),
    comment: change.comment,
  });
  const ticket = await readTicket(tx, id);
  if (change.to === 'RESOLVED') await mailTenant(context, ticket, resolvedMail(ticket));
  return ticket;
};
