import type { Tx } from '../platform/db';

/** The agreement that the file is the document of, if any. */
export const findAgreementOnFile = (tx: Tx, fileId: number) =>
  tx.selectFrom('agreement').select('name').where('file_id', '=', fileId).executeTakeFirst();
