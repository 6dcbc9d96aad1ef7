import { renderMailBody, type TransactionalJobContext } from '@husrum/api-platform';
import type { MailSetting, NotificationAudience } from '@husrum/contract/notification';
import type { NewNotification } from './new-notification';
import { listNotificationMailRecipients } from './notification.store';
import { summaryTexts } from './summary.texts';

/** The context of the transaction in which the notification is mailed. */
export type NotificationMailContext = Pick<TransactionalJobContext, 'tx' | 'outbox' | 'settings'>;

const sendMails = async (
  { tx, outbox, settings }: NotificationMailContext,
  notification: NewNotification<NotificationAudience, MailSetting>,
  userId?: number,
): Promise<void> => {
  const { title, body, link } = notification;
  const recipients = await listNotificationMailRecipients(tx, notification, userId);
  await outbox.sendMails(
    recipients.map(({ name, email }) => ({
      to: email,
      subject: title,
      ...renderMailBody({
        name,
        paragraphs: [title, body],
        button: { label: summaryTexts.mailButton, href: settings.baseUrl + (link ?? '/') },
        note: summaryTexts.mailNote,
      }),
    })),
  );
};

/** Mails the notification to those of its audience who chose to get such mail in their profile. */
export const mailNotification = (
  context: NotificationMailContext,
  notification: NewNotification<'everyone' | 'administrators', MailSetting>,
): Promise<void> => sendMails(context, notification);

/** Mails the notification of one user to that user, if they chose to get such mail in their profile. */
export const mailNotificationToUser = (
  context: NotificationMailContext,
  userId: number,
  notification: NewNotification<'user', MailSetting>,
): Promise<void> => sendMails(context, notification, userId);
