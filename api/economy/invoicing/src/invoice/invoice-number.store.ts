import { groupBy, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { invoiceOcr, nextRange } from './reference.rules';

export interface InvoiceNumber {
  reference: string;
  ocr: string;
}

/** The range that a company takes numbers from, locked until the transaction ends: undefined if it has none with numbers left. */
const lockRange = (tx: Tx, companyId: number | null) =>
  tx
    .selectFrom('invoice_series')
    .select(['id', 'last_number', 'end_number'])
    .where(sql<boolean>`company_id is not distinct from ${companyId}::bigint`)
    .whereRef('last_number', '<', 'end_number')
    .orderBy('first_number')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/**
 * Gives the company the range above all that the business has. Does nothing if another transaction has just given it one, or takes that
 * range for another company: then a later one is free.
 */
const claimRange = async (tx: Tx, companyId: number | null): Promise<void> => {
  const { highest, has_range } = await tx
    .selectFrom('invoice_series')
    .select(({ fn }) => fn.max('end_number').as('highest'))
    .select(
      sql<
        boolean | null
      >`bool_or(company_id is not distinct from ${companyId}::bigint and last_number < end_number)`.as(
        'has_range',
      ),
    )
    .executeTakeFirstOrThrow();
  if (has_range === true) return;
  const { first, end } = nextRange(highest === null ? null : Number(highest));
  await tx
    .insertInto('invoice_series')
    .values({ company_id: companyId, first_number: first, last_number: first - 1, end_number: end })
    .onConflict((existing) => existing.columns(['billable_id', 'first_number']).doNothing())
    .execute();
};

/** Those of the numbers that no person has used as a reference, or with two more digits as an OCR number, in order. */
const listUnused = async (tx: Tx, first: number, last: number): Promise<string[]> => {
  const { rows } = await sql<{ reference: string }>`
    select number::text as reference from generate_series(${first}::bigint, ${last}::bigint) number
    where not exists (
      select from invoicebase n where n.reference = number::text
        or (n.ocr between number::text || '00' and number::text || '99' and length(n.ocr) = length(number::text) + 2))
    order by number`.execute(tx);
  return rows.map(({ reference }) => reference);
};

/**
 * The next numbers of a company's series, in order (docs/domain-rules.md, D-20). Skips numbers that people have chosen by hand. The
 * series stays locked until the transaction ends, so that no number is given twice and none is lost.
 */
const takeNumbers = async (tx: Tx, companyId: number | null, count: number): Promise<InvoiceNumber[]> => {
  const references: string[] = [];
  while (references.length < count) {
    const range = await lockRange(tx, companyId);
    if (range === undefined) {
      await claimRange(tx, companyId);
      continue;
    }
    const last = Math.min(range.last_number + count - references.length, range.end_number);
    await tx.updateTable('invoice_series').set({ last_number: last }).where('id', '=', range.id).execute();
    references.push(...(await listUnused(tx, range.last_number + 1, last)));
  }
  return references.map((reference) => ({ reference, ocr: invoiceOcr(reference) }));
};

/** A number for each invoice, from the series of its company; null: that of the invoices without one. */
export const takeInvoiceNumbers = async (
  tx: Tx,
  companyIds: readonly (number | null)[],
): Promise<InvoiceNumber[]> => {
  const numbers: InvoiceNumber[] = [];
  const byCompany = groupBy([...companyIds.entries()], ([, companyId]) => companyId);
  // In the order of ids, so that two transactions cannot wait for each other.
  for (const [companyId, entries] of [...byCompany].sort(([a], [b]) => (a ?? 0) - (b ?? 0))) {
    const taken = await takeNumbers(tx, companyId, entries.length);
    for (const [position, number] of taken.entries()) {
      const [index] = entries[position] ?? [];
      if (index !== undefined) numbers[index] = number;
    }
  }
  return numbers;
};

export const takeInvoiceNumber = async (tx: Tx, companyId: number | null): Promise<InvoiceNumber> => {
  const [number] = await takeInvoiceNumbers(tx, [companyId]);
  if (number === undefined) throw new Error('No invoice number was returned');
  return number;
};
