import type { ActorContext } from '@husrum/api-platform';

/** Runs code in a transaction that is rolled back, and returns its result. */
export const previewInTransaction = async <T, C extends ActorContext>(
  transaction: <R>(run: (context: C) => Promise<R>) => Promise<R>,
  run: (context: C) => Promise<T>,
): Promise<T> => {
  const results: T[] = [];
  const rollback = new Error('The preview is rolled back');
  try {
    await transaction(async (context) => {
      results.push(await run(context));
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
  const [result] = results;
  if (result === undefined) throw new Error('The preview has no result');
  return result;
};
