import type { JobContext } from '../platform/jobs/job';
import { renderMailBody } from '../ports/mail/render-mail-body';
import type { NewNotification } from './new-notification';
import { listMaintenanceReaders } from './notification.store';
import { summaryTexts } from './summary.texts';

/** Mails the notification to the users who want mail about late maintenance, or only to one of them. */
export const mailMaintenanceNotice = async (
  { tx, outbox, settings }: Pick<JobContext, 'tx' | 'outbox' | 'settings'>,
  { title, body, link }: Omit<NewNotification, 'type'>,
  onlyUserId?: number,
): Promise<void> => {
  const readers = await listMaintenanceReaders(tx, onlyUserId);
  await outbox.sendMails(
    readers.map(({ name, email }) => ({
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
