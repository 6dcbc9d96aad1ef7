import { routes } from '@husrum/contract/routes';
import type { Ticket } from '@husrum/contract/ticket';
import { notifyAll } from '../notification/notification.store';
import type { RequestContext } from '../platform/http';
import { letter } from '../ports/mail/letter';
import { colleaguesToMail, type MailSwitch } from './user.store';

interface News {
  readonly wants: MailSwitch;
  readonly title: string;
  readonly body: string;
}

export const aboutTicket = ({ reference, subject }: Ticket): News => ({
  wants: 'email_notification_ticket',
  title: `Nytt ärende ${reference}`,
  body: subject,
});
export const aboutComment = ({ reference, subject }: Ticket, comment: string): News => ({
  wants: 'email_notification_comment',
  title: `Ny kommentar på ${reference} ${subject}`,
  body: comment,
});

/** The others of the account hear of it at the bell, and by mail where they want to. */
export const tellColleagues = async (
  { tx, account, outbox, settings }: RequestContext,
  { id }: Ticket,
  { wants, title, body }: News,
): Promise<void> => {
  const link = routes.ticket.detail({ id });
  await notifyAll(tx, { type: 'ticket', title, body, link }, account.userId);
  for (const { name, email } of await colleaguesToMail(tx, account.userId, wants)) {
    const button = { label: 'Öppna ärendet', href: settings.baseUrl + link };
    const note = 'Vilka mail du får väljer du i din profil.';
    await outbox.mail({
      to: email,
      subject: title,
      ...letter({ name, paragraphs: [title, body], button, note }),
    });
  }
};
