import type { Tx } from '../platform/db';

/** The size of all files of the account, in bytes. */
export const sumFileBytes = async (tx: Tx): Promise<number> => {
  const { bytes } = await tx
    .selectFrom('file')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('size'), val(0)).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
};
