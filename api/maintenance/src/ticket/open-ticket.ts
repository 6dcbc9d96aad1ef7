import type { Ticket } from '@husrum/contract/ticket';
import {
  type ColleagueContext,
  newCommentMessage,
  newTicketMessage,
  notifyColleagues,
} from './notify-colleagues';
import { readTicket } from './read-ticket';
import { insertComment, insertTicket, type NewComment, type NewTicket } from './ticket.store';

/** Opens a ticket of the landlord or of a tenant, and tells the landlord's users about it, except its author. */
export const openTicket = async (context: ColleagueContext, fields: NewTicket): Promise<Ticket> => {
  const ticket = await readTicket(context.tx, await insertTicket(context.tx, fields));
  await notifyColleagues(context, newTicketMessage(ticket));
  return ticket;
};

/** Adds a comment to a ticket, and tells the landlord's users about it, except its author. */
export const addComment = async (context: ColleagueContext, fields: NewComment): Promise<Ticket> => {
  await insertComment(context.tx, fields);
  const ticket = await readTicket(context.tx, fields.ticket_id);
  await notifyColleagues(context, newCommentMessage(ticket, fields.comment));
  return ticket;
};
