import { routes } from '@husrum/contract/routes';
import type { Ticket } from '@husrum/contract/ticket';
import { notifyUser } from '../notification/notification.store';
import type { Tx } from '../platform/db/database';
import { invalidInput } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { isActiveUser } from '../user/active-user.store';
import { ticketTexts } from './ticket.texts';

type UserId = number | null | undefined;

/**
 * Throws 422 for somebody who is not a user of the business. A ticket may keep a user who has been removed since.
 * The foreign key alone would accept a user of another business.
 */
export const requireResponsible = async (tx: Tx, userId: UserId, before: UserId = null): Promise<void> => {
  if (userId === null || userId === undefined || userId === before) return;
  if (!(await isActiveUser(tx, userId)))
    throw invalidInput({ responsible_id: [ticketTexts.unknownResponsible] });
};

/** Notifies a new responsible user, unless they chose themselves. */
export const notifyResponsible = async (
  { tx, account }: RequestContext,
  { id, reference, subject, responsible }: Ticket,
  before: UserId = null,
): Promise<void> => {
  if (responsible === null || responsible.id === before || responsible.id === account.userId) return;
  const link = routes.ticket.detail({ id });
  const title = ticketTexts.assigned(reference);
  await notifyUser(tx, responsible.id, { type: 'ticket', title, body: subject, link });
};
