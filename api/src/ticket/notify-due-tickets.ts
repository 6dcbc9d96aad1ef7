import { routes } from '@husrum/contract/routes';
import { mailNotice } from '../notification/mail-notice';
import { notifyUser } from '../notification/notification.store';
import { takeNewSubjects } from '../notification/notified-subject.store';
import { groupBy } from '../platform/collections';
import type { JobContext } from '../platform/jobs/job';
import { type DueTicket, listDueTickets } from './due-ticket.store';
import { ticketTexts } from './ticket.texts';

type DueKind = 'near' | 'passed';

/** A new responsible user is told, and everybody is told again when the day has been moved. */
const subjectOf = (kind: DueKind, { id, due_at, user_id }: DueTicket): string =>
  `ticket-${kind}:${id}:${due_at}:${user_id}`;

const linkOf = (kind: DueKind, userId: number, tickets: readonly DueTicket[]): string => {
  const [only] = tickets.length === 1 ? tickets : [];
  if (only) return routes.ticket.detail({ id: only.id });
  const filter = { responsible_id: userId };
  return routes.ticket.overview({}, kind === 'passed' ? { ...filter, overdue: 'true' } : filter);
};

/** Tells each responsible user once that the last day of their tickets is tomorrow, and once that it has passed. */
export const notifyDueTickets = async (
  context: Pick<JobContext, 'tx' | 'clock' | 'outbox' | 'settings'>,
): Promise<void> => {
  const { tx, clock } = context;
  const today = clock.today();
  const tickets = await listDueTickets(tx, today);
  for (const kind of ['near', 'passed'] as const) {
    const ofKind = tickets.filter(({ due_at }) => (kind === 'passed') === due_at < today);
    const untold = await takeNewSubjects(
      tx,
      ofKind.map((ticket) => subjectOf(kind, ticket)),
    );
    const byUser = groupBy(
      ofKind.filter((ticket) => untold.has(subjectOf(kind, ticket))),
      ({ user_id }) => user_id,
    );
    for (const [userId, list] of byUser) {
      const notice = { type: 'ticket', ...ticketTexts[kind](list), link: linkOf(kind, userId, list) };
      await notifyUser(tx, userId, notice);
      await mailNotice(context, notice, 'email_notification_maintenance', { userId });
    }
  }
};
