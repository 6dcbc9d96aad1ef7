import type { TransactionalJobContext } from '@husrum/api-platform';
import { mailNotification, makeNotification, notifyUsers, takeNewSubjects } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { listUndecidedFiles } from './undecided-payment.store';
import { undecidedPaymentTexts } from './undecided-payment.texts';

/** Tells the users once of each bank file that leaves payments to decide the day after it was read. */
export const notifyUndecidedPayments = async (
  context: Pick<TransactionalJobContext, 'tx' | 'clock' | 'outbox' | 'settings'>,
): Promise<void> => {
  const { tx, clock } = context;
  const files = await listUndecidedFiles(tx, clock.today());
  const subjectOf = ({ id }: { readonly id: number }) => `bank-file-undecided:${id}`;
  const newSubjects = await takeNewSubjects(tx, files.map(subjectOf));
  const newFiles = files.filter((file) => newSubjects.has(subjectOf(file)));
  if (newFiles.length === 0) return;
  const text = undecidedPaymentTexts.waiting(newFiles);
  const notification = makeNotification(notificationKinds.bankFileUndecided, text);
  await notifyUsers(tx, notification);
  await mailNotification(context, notification);
};
