import type { Tx } from '../platform/db';

/** The subjects, such as `overdue:17`, that the users have not been told about before. Marks them as told. */
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
