import type { Tx } from '../platform/db';

/** The size in bytes of all files of the transaction's account: row-level security hides the others. */
export const sumFileBytes = async (tx: Tx): Promise<number> => {
  const { bytes } = await tx
    .selectFrom('file')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('size'), val(0)).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
};
