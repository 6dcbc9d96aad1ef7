import type { Tx } from '../platform/db';

/** Bytes that the account's files take. */
export const storedBytes = async (tx: Tx): Promise<number> => {
  const { bytes } = await tx
    .selectFrom('file')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('size'), val(0)).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
};
