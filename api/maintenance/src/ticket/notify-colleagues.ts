import { type RequestContext, renderMailBody } from '@husrum/api-platform';
import { makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import type { Ticket } from '@husrum/contract/ticket';
import { listMailRecipients } from './mail-recipient.store';
import { ticketTexts } from './ticket.texts';

export const newTicketMessage = ({ id, reference, subject }: Ticket) =>
  makeNotification(
    notificationKinds.ticketNew,
    { title: ticketTexts.newTicket(reference), body: subject },
    id,
  );
export const newCommentMessage = ({ id, reference, subject }: Ticket, comment: string) =>
  makeNotification(
    notificationKinds.ticketComment,
    { title: ticketTexts.newComment(reference, subject), body: comment },
    id,
  );

export type ColleagueContext = Pick<RequestContext, 'tx' | 'outbox' | 'settings'> & {
  /** It is null for a tenant, whose message goes to all users. */
  readonly account: { readonly userId: number | null };
};

/** Sends a notification to the business's other users, and a mail to those who have turned the mails of its kind on. */
export const notifyColleagues = async (
  { tx, account, outbox, settings }: ColleagueContext,
  message: ReturnType<typeof newTicketMessage | typeof newCommentMessage>,
): Promise<void> => {
  const { mail, title, body, link } = message;
  const authorId = account.userId ?? 0;
  await notifyUsers(tx, message, authorId);
  for (const { name, email } of await listMailRecipients(tx, authorId, mail)) {
    const button = { label: ticketTexts.openTicket, href: settings.baseUrl + (link ?? '/') };
    const note = ticketTexts.mailSettings;
    await outbox.sendMail({
      to: email,
      subject: title,
      ...renderMailBody({ name, paragraphs: [title, body], button, note }),
    });
  }
};
