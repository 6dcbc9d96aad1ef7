import { renderMailBody, type TransactionalJobContext } from '@husrum/api-platform';
import type { NewNotification } from './new-notification';
import {
  listNotificationMailRecipients,
  type NotificationAudience,
  type NotificationMailSetting,
} from './notification.store';
import { summaryTexts } from './summary.texts';

/** The context of the transaction in which the notification is mailed. */
export type NotificationMailContext = Pick<TransactionalJobContext, 'tx' | 'outbox' | 'settings'>;

/** Mails the notification to the users who chose to get such mail in their profile. */
export const mailNotification = async (
  { tx, outbox, settings }: NotificationMailContext,
  { title, body, link }: Omit<NewNotification, 'type'>,
  setting: NotificationMailSetting,
  audience: NotificationAudience = {},
): Promise<void> => {
  const recipients = await listNotificationMailRecipients(tx, setting, audience);
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
