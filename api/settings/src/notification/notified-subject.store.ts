import type { Tx } from '@husrum/api-platform';

/** The subjects, such as `overdue:17`, that users have not been notified of before. Marks them as notified. */
export const takeNewSubjects = async (tx: Tx, subjects: readonly string[]): Promise<ReadonlySet<string>> => {
  if (subjects.length === 0) return new Set();
  const inserted = await tx
    .insertInto('notified_subject')
    .values(subjects.map((subject) => ({ subject })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .execute();
  return new Set(inserted.map(({ subject }) => subject));
};
