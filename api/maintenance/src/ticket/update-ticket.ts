import {
  invalidInput,
  labelled,
  orNotFound,
  type RequestContext,
  requireUnchanged,
  savedValues,
} from '@husrum/api-platform';
import {
  type Ticket,
  type TicketPriority,
  type TicketType,
  ticketPriorityLabel,
  ticketTypeLabel,
} from '@husrum/contract/ticket';
import { dateInSweden, type LocalDate } from '@husrum/format';
import { readTicket } from './read-ticket';
import { findDueError } from './ticket.rules';
import { lockTicket, saveTicket } from './ticket.store';
import { notifyResponsible, requireResponsible } from './ticket-responsible';

/** How a conflict shows what somebody else has saved. */
const savedFormats = {
  type: labelled(ticketTypeLabel),
  priority: labelled(ticketPriorityLabel),
  responsible_id: null,
} as const;

interface UpdateTicketCommand {
  readonly id: number;
  readonly type: TicketType;
  readonly subject: string;
  readonly description: string;
  /** Undefined: unchanged, as are the two below. */
  readonly priority?: TicketPriority;
  readonly responsible_id?: number | null;
  readonly due_at?: LocalDate | null;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

export const updateTicket = async (
  context: RequestContext,
  { id, updated_at, ...fields }: UpdateTicketCommand,
): Promise<Ticket> => {
  const { tx } = context;
  const before = orNotFound(await lockTicket(tx, id));
  requireUnchanged(before, updated_at, () => savedValues(before, fields, savedFormats));
  const { responsible_id: previousUserId } = before;
  const dueError = findDueError(fields.due_at, dateInSweden(new Date(before.created_at)));
  if (dueError !== undefined && fields.due_at !== before.due_at) throw invalidInput({ due_at: [dueError] });
  await requireResponsible(tx, fields.responsible_id, previousUserId);
  await saveTicket(tx, id, fields);
  const ticket = await readTicket(tx, id);
  await notifyResponsible(context, ticket, previousUserId);
  return ticket;
};
