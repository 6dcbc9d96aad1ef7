import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { invoiceOcr, invoiceReference } from '../rent/reference.rules';

export interface InvoiceNumber {
  reference: string;
  ocr: string;
}

/**
 * The account's next numbers, less those that somebody has given by hand, as a reference or as an OCR number with
 * whichever check digits. The counter's row stays locked until the transaction ends.
 */
const drawFree = async (tx: Tx, count: number): Promise<string[]> => {
  const drawn = await tx
    .with('counter', (given) =>
      given
        .insertInto('invoice_number')
        .values({ last_number: Number(invoiceReference(count)) })
        .onConflict((known) =>
          known
            .column('billable_id')
            .doUpdateSet({ last_number: sql<number>`invoice_number.last_number + ${count}` }),
        )
        .returning('last_number'),
    )
    .with('drawn', (from) =>
      from
        .selectFrom('counter')
        .select(
          sql<string>`generate_series(last_number - ${count}::bigint + 1, last_number)::text`.as('reference'),
        ),
    )
    .selectFrom('drawn')
    .select('reference')
    .where(
      sql<boolean>`not exists (
        select from invoicebase n where n.reference = drawn.reference
          or (n.ocr between drawn.reference || '00' and drawn.reference || '99'
              and length(n.ocr) = length(drawn.reference) + 2))`,
    )
    .execute();
  return drawn.map(({ reference }) => reference).sort((a, b) => Number(a) - Number(b));
};

/** The next references with their OCR numbers, in order; those that people have given by hand are passed over. */
export const drawNumbers = async (tx: Tx, count: number): Promise<InvoiceNumber[]> => {
  const references: string[] = [];
  while (references.length < count) references.push(...(await drawFree(tx, count - references.length)));
  return references.map((reference) => ({ reference, ocr: invoiceOcr(reference) }));
};

export const drawNumber = async (tx: Tx): Promise<InvoiceNumber> => {
  const [number] = await drawNumbers(tx, 1);
  if (number === undefined) throw new Error('No number was drawn');
  return number;
};
