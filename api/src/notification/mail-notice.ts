import type { JobContext } from '../platform/jobs/job';
import { renderMailBody } from '../ports/mail/render-mail-body';
import type { NewNotification } from './new-notification';
import { listNoticeReaders, type NoticeAudience, type NoticeMailSetting } from './notification.store';
import { summaryTexts } from './summary.texts';

/** What is needed to mail a notice, in the transaction that decides it. */
export type NoticeMailContext = Pick<JobContext, 'tx' | 'outbox' | 'settings'>;

/** Mails the notification to the users who chose to get such mail in their profile. */
export const mailNotice = async (
  { tx, outbox, settings }: NoticeMailContext,
  { title, body, link }: Omit<NewNotification, 'type'>,
  setting: NoticeMailSetting,
  audience: NoticeAudience = {},
): Promise<void> => {
  const readers = await listNoticeReaders(tx, setting, audience);
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
