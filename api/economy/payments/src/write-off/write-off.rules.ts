import type { TaxRate } from '@husrum/contract/core';
import { addDays, type LocalDate, latestDate } from '@husrum/format';

/** What of a write-off belongs to a VAT rate, in öre. */
export interface WriteOffPart {
  readonly taxRate: TaxRate;
  readonly baseOre: number;
  readonly taxOre: number;
}

/** What an invoice asks for after partial credits, in öre. */
export interface Claim {
  readonly payOre: number;
  readonly rates: readonly WriteOffPart[];
}

/** `ore × part / whole`, rounded half away from zero as invoices are. The products are larger than a number holds exactly. */
const shareOf = (ore: number, part: number, whole: number): number => {
  if (whole === 0) return 0;
  const product = BigInt(ore) * BigInt(part);
  const size = (2n * (product < 0n ? -product : product) + BigInt(whole)) / (2n * BigInt(whole));
  return Number(product < 0n ? -size : size);
};

/**
 * What each rate gets when `writtenOffOre` of a claim are written off in all (docs/domain-rules.md, D-28) and `before` of them were
 * already: by what the claim is in all, so that the parts sum to its rates however often it is written off and recovered.
 */
export const splitWriteOff = (
  { payOre, rates }: Claim,
  writtenOffOre: number,
  before: readonly WriteOffPart[],
): WriteOffPart[] =>
  rates.map(({ taxRate, baseOre, taxOre }) => {
    const earlier = before.find((part) => part.taxRate === taxRate);
    return {
      taxRate,
      baseOre: shareOf(baseOre, writtenOffOre, payOre) - (earlier?.baseOre ?? 0),
      taxOre: shareOf(taxOre, writtenOffOre, payOre) - (earlier?.taxOre ?? 0),
    };
  });

export const sumTax = (parts: readonly WriteOffPart[]): number =>
  parts.reduce((sum, { taxOre }) => sum + taxOre, 0);

/** An invoice, with what decides whether it can be written off. */
export interface InvoiceToWriteOff {
  readonly isCreditInvoice: boolean;
  readonly isDeposit: boolean;
  readonly isInProgram: boolean;
  /** It is sent, and neither cancelled nor wholly credited. */
  readonly isClaimed: boolean;
  readonly dueAt: LocalDate | null;
  readonly leftOre: number;
  readonly writtenOffOre: number;
  /** The last day on which something of it was written off or taken back, or a payment was undone. */
  readonly changedOn: LocalDate | null;
}

/** The first day on which the invoice can be written off: it is late, and what happened before is as it was. */
export const earliestWriteOffDay = ({
  dueAt,
  changedOn,
}: Pick<InvoiceToWriteOff, 'dueAt' | 'changedOn'>): LocalDate | null => {
  if (dueAt === null) return changedOn;
  const late = addDays(dueAt, 1);
  return changedOn === null ? late : latestDate(late, changedOn);
};

export type WriteOffProblem =
  | 'CREDIT_INVOICE'
  | 'DEPOSIT'
  | 'IN_PROGRAM'
  | 'NOT_SENT'
  | 'WRITTEN_OFF'
  | 'NOTHING_LEFT'
  | 'NOT_OVERDUE';

/** Why nothing of the invoice can be written off today, or null. */
export const findWriteOffProblem = (invoice: InvoiceToWriteOff, today: LocalDate): WriteOffProblem | null => {
  if (invoice.isCreditInvoice) return 'CREDIT_INVOICE';
  // What a tenant does not leave is no loss: it is credited.
  if (invoice.isDeposit) return 'DEPOSIT';
  if (invoice.isInProgram) return 'IN_PROGRAM';
  if (!invoice.isClaimed) return 'NOT_SENT';
  if (invoice.leftOre <= 0) return invoice.writtenOffOre > 0 ? 'WRITTEN_OFF' : 'NOTHING_LEFT';
  return invoice.dueAt === null || today <= invoice.dueAt ? 'NOT_OVERDUE' : null;
};

/** How much of a payment that is applied to an invoice recovers what is written off of it: what exceeds the rest of the claim. */
export const recoveredOre = (appliedOre: number, leftOre: number): number =>
  Math.max(0, appliedOre - leftOre);
