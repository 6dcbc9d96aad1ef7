import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { invoiceOcr, invoiceReference } from './reference.rules';

export interface InvoiceNumber {
  reference: string;
  ocr: string;
}

/**
 * Advances the business's counter by `count`. Returns the new numbers, except those that a person has already used as a
 * reference, or with two more digits as an OCR number. The counter's row stays locked until the transaction ends.
 */
const takeUnusedNumbers = async (tx: Tx, count: number): Promise<string[]> => {
  const unusedNumbers = await tx
    .with('counter', (query) =>
      query
        .insertInto('invoice_number')
        .values({ last_number: Number(invoiceReference(count)) })
        .onConflict((existing) =>
          existing
            .column('billable_id')
            .doUpdateSet({ last_number: sql<number>`invoice_number.last_number + ${count}` }),
        )
        .returning('last_number'),
    )
    .with('new_numbers', (query) =>
      query
        .selectFrom('counter')
        .select(
          sql<string>`generate_series(last_number - ${count}::bigint + 1, last_number)::text`.as('reference'),
        ),
    )
    .selectFrom('new_numbers')
    .select('reference')
    .where(
      sql<boolean>`not exists (
        select from invoicebase n where n.reference = new_numbers.reference
          or (n.ocr between new_numbers.reference || '00' and new_numbers.reference || '99'
              and length(n.ocr) = length(new_numbers.reference) + 2))`,
    )
    .execute();
  return unusedNumbers.map(({ reference }) => reference).sort((a, b) => Number(a) - Number(b));
};

/** The next references with their OCR numbers, in order. Skips numbers that people have chosen by hand. */
export const takeInvoiceNumbers = async (tx: Tx, count: number): Promise<InvoiceNumber[]> => {
  const references: string[] = [];
  while (references.length < count)
    references.push(...(await takeUnusedNumbers(tx, count - references.length)));
  return references.map((reference) => ({ reference, ocr: invoiceOcr(reference) }));
};

export const takeInvoiceNumber = async (tx: Tx): Promise<InvoiceNumber> => {
  const [number] = await takeInvoiceNumbers(tx, 1);
  if (number === undefined) throw new Error('No invoice number was returned');
  return number;
};
