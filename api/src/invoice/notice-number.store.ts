import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { noticeOcr, noticeReference } from '../rent/reference.rules';

export interface NoticeNumber {
  reference: string;
  ocr: string;
}

/**
 * The account's next number, and whether somebody has given it by hand, as a reference or as an OCR number with whichever
 * check digits. Its row stays locked until the transaction ends.
 */
const draw = (tx: Tx): Promise<{ reference: string; taken: boolean }> =>
  tx
    .with('drawn', (given) =>
      given
        .insertInto('invoice_number')
        .values({ last_number: Number(noticeReference(1)) })
        .onConflict((known) =>
          known
            .column('billable_id')
            .doUpdateSet({ last_number: sql<number>`invoice_number.last_number + 1` }),
        )
        .returning(sql<string>`last_number::text`.as('reference')),
    )
    .selectFrom('drawn')
    .select([
      'reference',
      sql<boolean>`exists (
        select from invoicebase n where n.reference = drawn.reference
          or (n.ocr between drawn.reference || '00' and drawn.reference || '99'
              and length(n.ocr) = length(drawn.reference) + 2))`.as('taken'),
    ])
    .executeTakeFirstOrThrow();

/** The next reference with its OCR number; those that people have given by hand are passed over. */
export const drawNumber = async (tx: Tx): Promise<NoticeNumber> => {
  const { reference, taken } = await draw(tx);
  return taken ? drawNumber(tx) : { reference, ocr: noticeOcr(reference) };
};
