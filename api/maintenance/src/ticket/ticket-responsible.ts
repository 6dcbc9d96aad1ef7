import { invalidInput, type RequestContext, type Tx } from '@husrum/api-platform';
import { isActiveUser, makeNotification, notifyUser } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import type { Ticket } from '@husrum/contract/ticket';
import { ticketTexts } from './ticket.texts';

type UserId = number | null | undefined;

/**
 * Throws 422 unless the user is an active user of the business. A ticket may keep its earlier user, even if that user has been
 * removed.
 * The foreign key alone would accept a user of another business.
 */
export const requireResponsible = async (
  tx: Tx,
  userId: UserId,
  previousUserId: UserId = null,
): Promise<void> => {
  if (userId === null || userId === undefined || userId === previousUserId) return;
  if (!(await isActiveUser(tx, userId)))
    throw invalidInput({ responsible_id: [ticketTexts.unknownResponsible] });
};

/** Notifies a new responsible user, unless they chose themselves. */
export const notifyResponsible = async (
  { tx, account }: RequestContext,
  { id, reference, subject, responsible }: Ticket,
  previousUserId: UserId = null,
): Promise<void> => {
  if (responsible === null || responsible.id === previousUserId || responsible.id === account.userId) return;
  const text = { title: ticketTexts.assigned(reference), body: subject };
  await notifyUser(tx, responsible.id, makeNotification(notificationKinds.ticketAssigned, text, id));
};
