import type { ActorContext } from '@husrum/api-platform';
import {
  mailNotification,
  mailNotificationToUser,
  makeNotification,
  notifyUser,
  notifyUsers,
  takeNewSubjects,
} from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { countByHand, listFailures, type Run } from '../job-run/job-run.store';
import { runTitle } from '../job-run/job-run.texts';
import type { RunContext } from '../job-run/run-context';
import { listDocumentIds } from '../job-run/run-documents.store';
import type { ListedLateInvoice } from './late-invoice.store';
import { readPlan } from './preview-reminders';
import type { ReminderLine } from './reminder.rules';
import { reminderTexts } from './reminder.texts';

/** An invoice is told of once for each level. */
const subjectOf = ({ id, level }: ReminderLine): string => `reminder-due:${id}:${level}`;

const notifyCompany = async (
  { tx, outbox }: ActorContext,
  { settings }: Pick<RunContext, 'settings'>,
  lines: readonly (ListedLateInvoice & ReminderLine)[],
): Promise<void> => {
  const newSubjects = await takeNewSubjects(tx, lines.map(subjectOf));
  const [first] = lines;
  if (first?.companyId == null || !lines.some((line) => newSubjects.has(subjectOf(line)))) return;
  const owedOre = lines.reduce((sum, { leftOre }) => sum + leftOre, 0);
  const text = reminderTexts.dueNotification(first.company, lines.length, owedOre);
  const notification = makeNotification(notificationKinds.remindersDue, text, first.companyId);
  await notifyUsers(tx, notification);
  await mailNotification({ tx, outbox, settings }, notification);
};

/**
 * Tells the users of the reminders that can be sent, one notification for each company, when an invoice has become due for one since the
 * last time. Nothing is sent by itself.
 */
export const notifyDueReminders = (context: RunContext): Promise<void> =>
  context.transaction(async (actor) => {
    const { plans } = await readPlan(actor);
    const companyIds = [...new Set(plans.map(({ companyId }) => companyId))];
    for (const companyId of companyIds)
      await notifyCompany(
        actor,
        context,
        plans.filter((plan) => plan.companyId === companyId).flatMap(({ lines }) => lines),
      );
  });

/** Tells the user who started a run that it is done. Of failures everybody is told. */
export const notifySentReminders = (context: RunContext, run: Run): Promise<void> =>
  context.transaction(async ({ tx, outbox }) => {
    if (run.started_by === null || (await listFailures(tx, run.id)).length > 0) return;
    if ((await takeNewSubjects(tx, [`reminders-sent:${run.id}`])).size === 0) return;
    const made = await listDocumentIds(tx, run.id, { key: 'reminderId', outcome: 'MADE' });
    const text = reminderTexts.doneNotification(
      runTitle(run.kind, run.period),
      made.length,
      await countByHand(tx, run.id),
    );
    const notification = makeNotification(notificationKinds.remindersSent, text, run.id);
    await notifyUser(tx, run.started_by, notification);
    await mailNotificationToUser({ tx, outbox, settings: context.settings }, run.started_by, notification);
  });
