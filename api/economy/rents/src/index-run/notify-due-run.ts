import type { TransactionalJobContext } from '@husrum/api-platform';
import { makeNotification, notifyUsers, takeNewSubjects } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import type { LocalDate } from '@husrum/format';
import { countDueLeases } from './due-index-run.store';
import { indexRunTexts } from './index-run.texts';

/** Whether the index of October can exist: in November and December. */
export const isRunSeason = (today: LocalDate): boolean => today.slice(5, 7) >= '11';

/** Tells the users once a year that rents are due to be changed by their index clauses. */
export const notifyDueRun = async ({
  tx,
  clock,
}: Pick<TransactionalJobContext, 'tx' | 'clock'>): Promise<void> => {
  const today = clock.today();
  const year = Number(today.slice(0, 4)) + 1;
  const count = isRunSeason(today) ? await countDueLeases(tx, year) : 0;
  if (count === 0) return;
  const subject = `index-run-due:${year}`;
  if (!(await takeNewSubjects(tx, [subject])).has(subject)) return;
  await notifyUsers(
    tx,
    makeNotification(notificationKinds.indexRunDue, indexRunTexts.due(year, count), year),
  );
};
