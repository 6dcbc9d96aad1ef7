import type { Tx } from '@husrum/api-platform';

/** The agreement whose document is the file, if any. */
export const findAgreementOfFile = (tx: Tx, fileId: number) =>
  tx.selectFrom('agreement').select('name').where('file_id', '=', fileId).executeTakeFirst();
