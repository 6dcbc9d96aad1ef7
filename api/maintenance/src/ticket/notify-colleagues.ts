import { type RequestContext, renderMailBody } from '@husrum/api-platform';
import { notifyUsers } from '@husrum/api-settings';
import { routes } from '@husrum/contract/routes';
import type { Ticket } from '@husrum/contract/ticket';
import { listMailRecipients, type MailSetting } from './mail-recipient.store';
import { ticketTexts } from './ticket.texts';

interface ColleagueMessage {
  /** The profile setting that turns the mail on. The notification is sent regardless. */
  readonly setting: MailSetting;
  readonly title: string;
  readonly body: string;
}

export const newTicketMessage = ({ reference, subject }: Ticket): ColleagueMessage => ({
  setting: 'email_notification_ticket',
  title: ticketTexts.newTicket(reference),
  body: subject,
});
export const newCommentMessage = ({ reference, subject }: Ticket, comment: string): ColleagueMessage => ({
  setting: 'email_notification_comment',
  title: ticketTexts.newComment(reference, subject),
  body: comment,
});

type Context = Pick<RequestContext, 'tx' | 'outbox' | 'settings'> & {
  /** Null for a tenant, whose message goes to all users. */
  readonly account: { readonly userId: number | null };
};

/** Sends a notification to the business's other users, and a mail to those who want one. */
export const notifyColleagues = async (
  { tx, account, outbox, settings }: Context,
  { id }: Ticket,
  { setting, title, body }: ColleagueMessage,
): Promise<void> => {
  const link = routes.ticket.detail({ id });
  const authorId = account.userId ?? 0;
  await notifyUsers(tx, { type: 'ticket', title, body, link }, authorId);
  for (const { name, email } of await listMailRecipients(tx, authorId, setting)) {
    const button = { label: ticketTexts.openTicket, href: settings.baseUrl + link };
    const note = ticketTexts.mailSettings;
    await outbox.sendMail({
      to: email,
      subject: title,
      ...renderMailBody({ name, paragraphs: [title, body], button, note }),
    });
  }
};
