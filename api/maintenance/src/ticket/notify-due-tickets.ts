import { groupBy, type TransactionalJobContext } from '@husrum/api-platform';
import { mailNotificationToUser, makeNotification, notifyUser, takeNewSubjects } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { type DueTicket, listDueTickets } from './due-ticket.store';
import { ticketTexts } from './ticket.texts';

type DueKind = 'near' | 'passed';

/**
 * The key in the table of notified subjects, so that nobody is notified twice. It contains the user and the date: a change of
 * either notifies again.
 */
const toNotifiedSubject = (kind: DueKind, { id, due_at, user_id }: DueTicket): string =>
  `ticket-${kind}:${id}:${due_at}:${user_id}`;

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
      const notification = makeNotification(notificationKinds.ticketDue, ticketTexts[kind](ticketsOfUser), {
        ...{ tickets: ticketsOfUser, userId },
        isOverdue: kind === 'passed',
      });
      await notifyUser(tx, userId, notification);
      await mailNotificationToUser(context, userId, notification);
    }
  }
};
