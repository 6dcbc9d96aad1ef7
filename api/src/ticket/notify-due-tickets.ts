import { routes } from '@husrum/contract/routes';
import { mailNotification } from '../notification/mail-notification';
import { notifyUser } from '../notification/notification.store';
import { takeNewSubjects } from '../notification/notified-subject.store';
import { groupBy } from '../platform/collections';
import type { JobContext } from '../platform/jobs/job';
import { type DueTicket, listDueTickets } from './due-ticket.store';
import { ticketTexts } from './ticket.texts';

type DueKind = 'near' | 'passed';

/** The key of a notification that is sent only once. With the user and the date, so that a change of either notifies again. */
const toSubject = (kind: DueKind, { id, due_at, user_id }: DueTicket): string =>
  `ticket-${kind}:${id}:${due_at}:${user_id}`;

const toLink = (kind: DueKind, userId: number, tickets: readonly DueTicket[]): string => {
  const [only] = tickets.length === 1 ? tickets : [];
  if (only) return routes.ticket.detail({ id: only.id });
  const filter = { responsible_id: userId };
  return routes.ticket.overview({}, kind === 'passed' ? { ...filter, overdue: 'true' } : filter);
};

/** Notifies each responsible user once that the due date of their tickets is tomorrow, and once that it has passed. */
export const notifyDueTickets = async (
  context: Pick<JobContext, 'tx' | 'clock' | 'outbox' | 'settings'>,
): Promise<void> => {
  const { tx, clock } = context;
  const today = clock.today();
  const tickets = await listDueTickets(tx, today);
  for (const kind of ['near', 'passed'] as const) {
    const ofKind = tickets.filter(({ due_at }) => (kind === 'passed') === due_at < today);
    const newSubjects = await takeNewSubjects(
      tx,
      ofKind.map((ticket) => toSubject(kind, ticket)),
    );
    const byUser = groupBy(
      ofKind.filter((ticket) => newSubjects.has(toSubject(kind, ticket))),
      ({ user_id }) => user_id,
    );
    for (const [userId, list] of byUser) {
      const notification = { type: 'ticket', ...ticketTexts[kind](list), link: toLink(kind, userId, list) };
      await notifyUser(tx, userId, notification);
      await mailNotification(context, notification, 'email_notification_maintenance', { userId });
    }
  }
};
