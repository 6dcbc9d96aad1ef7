import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { noticeOcr, noticeReference } from '../rent/reference.rules';
import { takenNumbers } from './invoicebase.store';

export interface NoticeNumber {
  reference: string;
  ocr: string;
}

/** The account's next number. Its row stays locked until the transaction ends. */
const draw = async (tx: Tx): Promise<string> => {
  const { last_number } = await tx
    .insertInto('invoice_number')
    .values({ last_number: Number(noticeReference(1)) })
    .onConflict((known) =>
      known.column('billable_id').doUpdateSet({ last_number: sql<number>`invoice_number.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return String(last_number);
};

/** The next reference with its OCR number; those that people have given by hand are passed over. */
export const drawNumber = async (tx: Tx): Promise<NoticeNumber> => {
  const reference = await draw(tx);
  const ocr = noticeOcr(reference);
  const taken = await takenNumbers(tx, [reference], [ocr]);
  return taken.size === 0 ? { reference, ocr } : drawNumber(tx);
};
