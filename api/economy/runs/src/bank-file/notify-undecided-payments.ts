import type { TransactionalJobContext, Tx } from '@husrum/api-platform';
import { mailNotification, makeNotification, notifyUsers, takeNewSubjects } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { findFileName, listUndecidedFiles, type UndecidedFile } from './undecided-payment.store';
import { undecidedPaymentTexts } from './undecided-payment.texts';

type FileId = Pick<UndecidedFile, 'id'>;

/** Those of the files that are new by this subject. */
const takeNewFiles = async <File extends FileId>(
  tx: Tx,
  files: readonly File[],
  subjectOf: (file: FileId) => string,
): Promise<readonly File[]> => {
  const newSubjects = await takeNewSubjects(tx, files.map(subjectOf));
  return files.filter((file) => newSubjects.has(subjectOf(file)));
};

const makeUndecided = (files: readonly UndecidedFile[]) =>
  makeNotification(notificationKinds.bankFileUndecided, undecidedPaymentTexts.waiting(files));

/** Rings the bell for those of the files for which it has not rung. */
const ringOnce = async (tx: Tx, files: readonly UndecidedFile[]): Promise<void> => {
  const silent = await takeNewFiles(tx, files, ({ id }) => `bank-file-rung:${id}`);
  if (silent.length > 0) await notifyUsers(tx, makeUndecided(silent));
};

/** Rings the bell, for all users, when a file was read or registered and leaves payments that a person must decide. */
export const ringUndecidedFile = async (
  { tx }: Pick<TransactionalJobContext, 'tx'>,
  { fileId, count }: { readonly fileId: number; readonly count: number },
): Promise<void> => {
  const name = await findFileName(tx, fileId);
  if (name !== undefined) await ringOnce(tx, [{ id: fileId, name, count }]);
};

/** Tells the users once, by mail too, of each bank file that leaves payments to decide the day after it was read. */
export const notifyUndecidedPayments = async (
  context: Pick<TransactionalJobContext, 'tx' | 'clock' | 'outbox' | 'settings'>,
): Promise<void> => {
  const { tx, clock } = context;
  const files = await listUndecidedFiles(tx, clock.today());
  const newFiles = await takeNewFiles(tx, files, ({ id }) => `bank-file-undecided:${id}`);
  if (newFiles.length === 0) return;
  await ringOnce(tx, newFiles);
  await mailNotification(context, makeUndecided(newFiles));
};
