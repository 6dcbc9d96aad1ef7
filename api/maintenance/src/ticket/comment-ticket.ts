import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { readUserName } from '@husrum/api-settings';
import { commentableStatuses, type Ticket } from '@husrum/contract/ticket';
import { commentMail, mailTenant } from './mail-tenant';
import { addComment } from './open-ticket';
import { lockTicket } from './ticket.store';
import { ticketTexts } from './ticket.texts';

interface CommentTicketCommand {
  readonly ticket_id: number;
  readonly comment: string;
}

export const commentTicket = async (
  context: RequestContext,
  { ticket_id, comment }: CommentTicketCommand,
): Promise<Ticket> => {
  const { tx, account } = context;
  const { status } = orNotFound(await lockTicket(tx, ticket_id));
  if (!commentableStatuses.includes(status)) {
    throw problem('conflict', { message: ticketTexts.onlyOpenCommented });
  }
  const authorName = await readUserName(tx, account.userId);
  const ticket = await addComment(context, { ticket_id, author: 'USER', author_name: authorName, comment });
  await mailTenant(context, ticket, commentMail(ticket, comment));
  return ticket;
};
