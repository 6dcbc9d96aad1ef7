import {
  type Job,
  nonTransactionalJob,
  type TransactionalJobContext,
  transactionalJob,
} from '@husrum/api-platform';
import { createStripeProvider } from '@husrum/api-ports';
import { notificationKinds } from '@husrum/contract/notification';
import { daysBetween } from '@husrum/format';
import { makeNotification } from '../notification/new-notification';
import { notifyUser } from '../notification/notification.store';
import { takeNewSubjects } from '../notification/notified-subject.store';
import { findTrialReminder } from './membership.rules';
import { enqueueMembershipJobs, listAdministrators, readMembership } from './membership.store';
import { membershipTexts, trialEndingMail } from './membership.texts';
import { refreshAccess, syncMembership } from './sync-membership';

const remindOfTrialEnd = async ({ tx, clock, outbox, settings }: TransactionalJobContext): Promise<void> => {
  const { member, trial_ends_on } = await readMembership(tx);
  if (member || settings.stripe === undefined) return;
  const daysLeft = daysBetween(clock.today(), trial_ends_on);
  const reminder = findTrialReminder(daysLeft);
  if (reminder === undefined) return;
  const newSubjects = await takeNewSubjects(tx, [`trial:${trial_ends_on}:${reminder}`]);
  if (newSubjects.size === 0) return;
  const notification = makeNotification(notificationKinds.trialEnding, membershipTexts.trialEnding(daysLeft));
  const link = settings.baseUrl + notificationKinds.trialEnding.link();
  for (const { id, name, email } of await listAdministrators(tx)) {
    await outbox.sendMail(trialEndingMail({ name, email }, trial_ends_on, link));
    await notifyUser(tx, id, notification);
  }
};

export const membershipJobs: readonly Job[] = [
  transactionalJob(
    'membership.daily',
    (_data, { tx, clock }) => enqueueMembershipJobs(tx, clock.today(), clock.now().toISOString()),
    { schedule: { at: '6:00' } },
  ),
  transactionalJob('membership.reminder', (_data, context) => remindOfTrialEnd(context)),
  nonTransactionalJob('membership.sync', async ({ billableId }, { db, clock, settings, log }) => {
    const transaction = <T>(run: Parameters<typeof db.forAccount<T>>[1]) =>
      db.forAccount(Number(billableId), run);
    await refreshAccess(transaction, clock.now());
    if (settings.stripe === undefined) return;
    log.debug({ billableId }, 'syncs the subscription');
    await syncMembership(transaction, createStripeProvider(settings.stripe), clock.now());
  }),
];
