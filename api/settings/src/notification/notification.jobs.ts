import {
  type Job,
  renderMailBody,
  type TransactionalJobContext,
  transactionalJob,
} from '@husrum/api-platform';
import { routes } from '@husrum/contract/routes';
import { notifyUsers } from './notification.store';
import { buildSummary } from './summary.rules';
import { enqueueSummaries, listSummaryRecipients, takeSummaryFacts } from './summary.store';
import { summaryTexts } from './summary.texts';

const sendSummary = async ({ tx, clock, outbox, settings }: TransactionalJobContext): Promise<void> => {
  const notifications = buildSummary(await takeSummaryFacts(tx, clock.today()));
  for (const notification of notifications) await notifyUsers(tx, notification);
  for (const { name, email, settingsOn } of await listSummaryRecipients(tx)) {
    const wanted = notifications.filter(({ mail }) => settingsOn.includes(mail));
    if (wanted.length === 0) continue;
    await outbox.sendMail({
      to: email,
      subject: summaryTexts.mailSubject,
      ...renderMailBody({
        name,
        paragraphs: wanted.map(({ title, body }) => `${title}\n${body}`),
        button: { label: summaryTexts.mailButton, href: settings.baseUrl + routes.home.dashboard() },
        note: summaryTexts.mailNote,
      }),
    });
  }
};

/** The daily summary for all users, as notifications and by mail. */
export const notificationJobs: readonly Job[] = [
  transactionalJob(
    'notification.summaries',
    (_data, { tx, clock }) => enqueueSummaries(tx, clock.today(), clock.now().toISOString()),
    { schedule: { at: '7:00' } },
  ),
  transactionalJob('notification.summary', (_data, context) => sendSummary(context)),
];
