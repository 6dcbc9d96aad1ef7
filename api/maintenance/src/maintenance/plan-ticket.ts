import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { Ticket } from '@husrum/contract/ticket';
import { type LocalDate, toUnixSeconds } from '@husrum/format';
import { readTicket } from '../ticket/read-ticket';
import { lockTicket, saveTicketActivity } from '../ticket/ticket.store';
import { createMaintenance } from './create-maintenance';
import { startOfDay } from './maintenance.rules';
import { maintenanceTexts } from './maintenance.texts';

interface PlanTicketCommand {
  /** Null: without a day. */
  readonly day: LocalDate | null;
  readonly responsible_id: number | null;
}

/** Creates an activity from a ticket about an object, and links the ticket to it. */
export const planTicket = async (
  context: RequestContext,
  id: number,
  { day, responsible_id }: PlanTicketCommand,
): Promise<Ticket> => {
  const { tx } = context;
  const { subject, description, entity_id, maintenance_id } = orNotFound(await lockTicket(tx, id));
  if (entity_id === null) throw problem('conflict', { message: maintenanceTexts.ticketWithoutObject });
  if (maintenance_id !== null) throw problem('conflict', { message: maintenanceTexts.ticketPlanned });
  const activity = await createMaintenance(context, {
    entity_id,
    company_id: null,
    template_id: null,
    title: subject,
    description,
    reschedule_in: null,
    tasks: [],
    scheduled_at: day === null ? null : toUnixSeconds(startOfDay(day)),
    responsible_id,
    budgetOre: null,
  });
  await saveTicketActivity(tx, id, activity.id);
  return readTicket(tx, id);
};
