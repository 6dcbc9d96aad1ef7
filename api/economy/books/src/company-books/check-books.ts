import { orNotFound, type RequestContext, requireRow, type Tx } from '@husrum/api-platform';
import type { BooksCheck } from '@husrum/contract/company-books';
import { fromOre, type LocalDate } from '@husrum/format';
import { bookedOre } from '../ledger/aged.rules';
import { sumAged } from '../ledger/read-aged';
import { agrees, type BooksFault, type BooksFigure } from './books-check.rules';
import { findFaults, sumBooks } from './books-check.store';
import { findBooksCheck, type StoredCheck, saveBooksCheck } from './company-books.store';

const toBooksCheck = ({ at, figures, faults }: StoredCheck): BooksCheck => ({
  at,
  agrees: agrees(figures, faults),
  figures: figures.map(({ name, expectedOre, bookedOre: ore }) => ({
    ...{ name, expected: fromOre(expectedOre), booked: fromOre(ore) },
  })),
  faults: faults.map(({ kind, id, reference, expectedOre, bookedOre: ore }) => ({
    ...{ kind, id, reference, expected: fromOre(expectedOre), booked: fromOre(ore) },
  })),
});

interface Checked {
  readonly figures: readonly BooksFigure[];
  readonly faults: readonly BooksFault[];
}

/**
 * Compares the journal of a company with its invoices and payments, and with what its tenants owe by allocations (docs/domain-rules.md,
 * D-24): three ways to the same figures.
 */
const compareBooks = async (
  tx: Tx,
  { companyId, today }: { readonly companyId: number; readonly today: LocalDate },
): Promise<Checked> => {
  const { owedOre, ...sums } = await sumBooks(tx, companyId);
  const aged = await sumAged(tx, { day: today, by: 'COMPANY', companyId });
  return {
    figures: [
      { name: 'INVOICES', ...sums.INVOICES },
      { name: 'PAYMENTS', ...sums.PAYMENTS },
      { name: 'LEDGER', expectedOre: bookedOre(aged), bookedOre: owedOre },
      { name: 'RECEIVABLES', ...sums.RECEIVABLES },
      { name: 'DEPOSITS', ...sums.DEPOSITS },
    ],
    faults: await findFaults(tx, companyId),
  };
};

/** Checks the books of a company and remembers the result. */
export const checkBooks = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  companyId: number,
): Promise<BooksCheck> => {
  await requireRow(tx, 'company', companyId);
  const checked = await compareBooks(tx, { companyId, today: clock.today() });
  await saveBooksCheck(tx, companyId, checked);
  return toBooksCheck(orNotFound(await findBooksCheck(tx, companyId)));
};

export const readBooksCheck = async (
  { tx }: Pick<RequestContext, 'tx'>,
  companyId: number,
): Promise<{ data: BooksCheck | null }> => {
  await requireRow(tx, 'company', companyId);
  const stored = await findBooksCheck(tx, companyId);
  return { data: stored ? toBooksCheck(stored) : null };
};
