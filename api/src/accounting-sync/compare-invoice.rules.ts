import type { DivergenceField } from '@husrum/contract/accounting-sync';
import type { LocalDate } from '@husrum/format';

export interface Difference {
  readonly field: DivergenceField;
  /** Öre, a date, or one of the states below. */
  readonly ours: string;
  readonly theirs: string;
  /** The key there of the payment or the credit invoice that it is about. */
  readonly serviceId: string | null;
}

/** What a difference that is no amount and no day says about each side. */
export type DifferenceState = 'YES' | 'NO';

interface OurInvoice {
  readonly payOre: number;
  readonly leftOre: number;
  /** Null while the day may still move, and on credit invoices. */
  readonly dueDate: LocalDate | null;
  readonly isCancelled: boolean;
  readonly isCredited: boolean;
  /** Credit that was offset here stands as a surplus on another invoice there. */
  readonly hasOffsets: boolean;
  readonly isCredit: boolean;
}
interface TheirInvoice {
  readonly payOre: number;
  readonly leftOre: number;
  readonly dueDate: LocalDate;
  readonly isCancelled: boolean;
  readonly creditedById: string | null;
}

const yes = { ours: 'YES', theirs: 'NO', serviceId: null } as const;
const no = { ours: 'NO', theirs: 'YES', serviceId: null } as const;

/**
 * What differs between an invoice here and in the accounting program, where nothing waits to be told. The bigger difference
 * hides those that follow from it: a cancelled invoice differs in nothing else. Undefined: it is not there.
 */
export const compareInvoice = (ours: OurInvoice, theirs: TheirInvoice | undefined): Difference[] => {
  if (theirs === undefined) return ours.isCancelled ? [] : [{ ...yes, field: 'MISSING' }];
  if (ours.isCancelled !== theirs.isCancelled)
    return [{ ...(ours.isCancelled ? yes : no), field: 'CANCELLED' }];
  if (ours.isCancelled) return [];
  if (theirs.creditedById !== null && !ours.isCredited)
    return [{ ...no, field: 'CREDITED', serviceId: theirs.creditedById }];
  const difference = (
    field: DivergenceField,
    a: number | string,
    b: number | string,
  ): readonly Difference[] =>
    a === b ? [] : [{ field, ours: String(a), theirs: String(b), serviceId: null }];
  const isUntouched = !ours.isCredited && theirs.creditedById === null && !ours.hasOffsets && !ours.isCredit;
  return [
    ...difference('AMOUNT', ours.payOre, theirs.payOre),
    ...(ours.dueDate === null ? [] : difference('DUE_DATE', ours.dueDate, theirs.dueDate)),
    ...(isUntouched && ours.payOre === theirs.payOre
      ? // What was paid too much is the tenant's credit here.
        difference('LEFT', ours.leftOre, Math.max(theirs.leftOre, 0))
      : []),
  ];
};

interface KnownPayment {
  readonly serviceId: string;
  readonly amountOre: number;
}

/** Payments that stand here and were removed or changed there. `theirs` must be all payments of the invoice there. */
export const comparePayments = (
  ours: readonly KnownPayment[],
  theirs: readonly KnownPayment[],
): Difference[] => {
  const amounts = new Map(theirs.map(({ serviceId, amountOre }) => [serviceId, amountOre]));
  return ours.flatMap(({ serviceId, amountOre }) => {
    const there = amounts.get(serviceId) ?? 0;
    return there === amountOre
      ? []
      : [{ field: 'PAYMENT' as const, ours: String(amountOre), theirs: String(there), serviceId }];
  });
};
