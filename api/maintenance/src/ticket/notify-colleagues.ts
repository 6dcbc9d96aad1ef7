import { type RequestContext, renderMailBody } from '@husrum/api-platform';
import { makeNotification, type NewNotification, notifyUsers } from '@husrum/api-settings';
import { type MailSetting, notificationKinds } from '@husrum/contract/notification';
import type { Ticket } from '@husrum/contract/ticket';
import { listMailRecipients } from './mail-recipient.store';
import { ticketTexts } from './ticket.texts';

/** The setting of its kind turns the mail on. The notification is sent regardless. */
type ColleagueMessage = NewNotification<'everyone', MailSetting>;

export const newTicketMessage = ({ id, reference, subject }: Ticket): ColleagueMessage =>
  makeNotification(
    notificationKinds.ticketNew,
    { title: ticketTexts.newTicket(reference), body: subject },
    id,
  );
export const newCommentMessage = ({ id, reference, subject }: Ticket, comment: string): ColleagueMessage =>
  makeNotification(
    notificationKinds.ticketComment,
    { title: ticketTexts.newComment(reference, subject), body: comment },
    id,
  );

export type ColleagueContext = Pick<RequestContext, 'tx' | 'outbox' | 'settings'> & {
  /** Null for a tenant, whose message goes to all users. */
  readonly account: { readonly userId: number | null };
};

/** Sends a notification to the business's other users, and a mail to those who want one. */
export const notifyColleagues = async (
  { tx, account, outbox, settings }: ColleagueContext,
  message: ColleagueMessage,
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
