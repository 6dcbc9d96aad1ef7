import { groupBy, type TransactionalJobContext } from '@husrum/api-platform';
import { mailNotification, notifyUser, takeNewSubjects } from '@husrum/api-settings';
import { routes } from '@husrum/contract/routes';
import { type DueTicket, listDueTickets } from './due-ticket.store';
import { ticketTexts } from './ticket.texts';

type DueKind = 'near' | 'passed';

/**
 * The key in the table of notified subjects, so that nobody is notified twice. It contains the user and the date: a change of
 * either notifies again.
 */
const toNotifiedSubject = (kind: DueKind, { id, due_at, user_id }: DueTicket): string =>
  `ticket-${kind}:${id}:${due_at}:${user_id}`;

const toLink = (kind: DueKind, userId: number, tickets: readonly DueTicket[]): string => {
  const [only] = tickets.length === 1 ? tickets : [];
  if (only) return routes.ticket.detail({ id: only.id });
  const filter = { responsible_id: userId };
  return routes.ticket.overview({}, kind === 'passed' ? { ...filter, overdue: 'true' } : filter);
};

/** Notifies each responsible user once that the due date of their tickets is tomorrow, and once that it has passed. */
export const notifyDueTickets = async (
  context: Pick<TransactionalJobContext, 'tx' | 'clock' | 'outbox' | 'settings'>,
): Promise<void> => {
  const { tx, clock } = context;
  const today = clock.today();
  const tickets = await listDueTickets(tx, today);
  for (const kind of ['near', 'passed'] as const) {
    const ofKind = tickets.filter(({ due_at }) => (kind === 'passed') === due_at < today);
    const newSubjects = await takeNewSubjects(
      tx,
      ofKind.map((ticket) => toNotifiedSubject(kind, ticket)),
    );
    const byUser = groupBy(
      ofKind.filter((ticket) => newSubjects.has(toNotifiedSubject(kind, ticket))),
      ({ user_id }) => user_id,
    );
    for (const [userId, ticketsOfUser] of byUser) {
      const notification = {
        type: 'ticket',
        ...ticketTexts[kind](ticketsOfUser),
        link: toLink(kind, userId, ticketsOfUser),
      };
      await notifyUser(tx, userId, notification);
      // The text of this setting in the profile also mentions the due dates of tickets.
      await mailNotification(context, notification, 'email_notification_maintenance', { userId });
    }
  }
};
