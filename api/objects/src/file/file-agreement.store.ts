import type { Tx } from '../platform/db';

/** The agreement whose document is the file, if any. */
export const findAgreementOfFile = (tx: Tx, fileId: number) =>
  tx.selectFrom('agreement').select('name').where('file_id', '=', fileId).executeTakeFirst();
