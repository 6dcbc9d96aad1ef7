import { invalidInput, problem, type RequestContext, requireRow } from '@husrum/api-platform';
import type { Ticket, TicketPriority, TicketType } from '@husrum/contract/ticket';
import type { LocalDate } from '@husrum/format';
import { openTicket } from './open-ticket';
import { findDueError } from './ticket.rules';
import { notifyResponsible, requireResponsible } from './ticket-responsible';
import { ticketTargetExists } from './ticket-target.store';

interface CreateTicketCommand {
  readonly type: TicketType;
  readonly subject: string;
  readonly description: string;
  /** Undefined: the default, also of the two below. */
  readonly priority?: TicketPriority;
  readonly responsible_id?: number | null;
  readonly due_at?: LocalDate | null;
  readonly entity_id: number | null;
  readonly tenant_id: number | null;
  /** The activity that the ticket comes from. */
  readonly maintenance_id: number | null;
}

export const createTicket = async (context: RequestContext, input: CreateTicketCommand): Promise<Ticket> => {
  const { tx, clock } = context;
  if (!(await ticketTargetExists(tx, input))) throw problem('notFound');
  if (input.maintenance_id !== null) await requireRow(tx, 'maintenance', input.maintenance_id);
  const dueError = findDueError(input.due_at, clock.today());
  if (dueError !== undefined) throw invalidInput({ due_at: [dueError] });
  await requireResponsible(tx, input.responsible_id);
  const ticket = await openTicket(context, input);
  await notifyResponsible(context, ticket);
  return ticket;
};
