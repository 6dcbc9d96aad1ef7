import type { DivergenceField } from '@husrum/contract/accounting-sync';
import type { LocalDate } from '@husrum/format';

export interface FoundDivergence {
  readonly field: DivergenceField;
  /**
   * Öre, a date, or `YES` or `NO`: whether the invoice of that side is cancelled or credited or, for MISSING, exists.
   */
  readonly ours: string;
  readonly theirs: string;
  /** The key in the program of the payment or credit invoice that differs. */
  readonly serviceId: string | null;
}

interface OurInvoice {
  readonly payOre: number;
  readonly leftOre: number;
  /** It is null while the date may still change, and for credit invoices. */
  readonly dueDate: LocalDate | null;
  readonly isCancelled: boolean;
  /** Whether a credit invoice credits all or a part of it. */
  readonly hasCreditInvoice: boolean;
  /**
   * Whether the sync will still register credit in the program that was offset here. It is never pending in Spiris, which has
   * no call for it.
   */
  readonly isSettlementPending: boolean;
  readonly isCreditInvoice: boolean;
}
interface TheirInvoice {
  readonly payOre: number;
  readonly leftOre: number;
  readonly dueDate: LocalDate;
  readonly isCancelled: boolean;
  readonly creditedById: string | null;
}

const onlyHere = { ours: 'YES', theirs: 'NO', serviceId: null } as const;
const onlyThere = { ours: 'NO', theirs: 'YES', serviceId: null } as const;

/**
 * The divergences between an invoice here and in the accounting program. A divergence hides those that follow from it: a
 * cancelled invoice has no other divergence. `theirs` is undefined if it is missing in the program. While tasks of the invoice
 * are open, differences are expected; `compareAndStore` does not store them then.
 */
export const compareInvoice = (ours: OurInvoice, theirs: TheirInvoice | undefined): FoundDivergence[] => {
  if (theirs === undefined) return ours.isCancelled ? [] : [{ ...onlyHere, field: 'MISSING' }];
  if (ours.isCancelled !== theirs.isCancelled)
    return [{ ...(ours.isCancelled ? onlyHere : onlyThere), field: 'CANCELLED' }];
  if (ours.isCancelled) return [];
  if (theirs.creditedById !== null && !ours.hasCreditInvoice)
    return [{ ...onlyThere, field: 'CREDITED', serviceId: theirs.creditedById }];
  const compare = (
    field: DivergenceField,
    our: number | string,
    their: number | string,
  ): readonly FoundDivergence[] =>
    our === their ? [] : [{ field, ours: String(our), theirs: String(their), serviceId: null }];
  const isLeftComparable =
    !ours.hasCreditInvoice &&
    theirs.creditedById === null &&
    !ours.isSettlementPending &&
    !ours.isCreditInvoice;
  return [
    ...compare('AMOUNT', ours.payOre, theirs.payOre),
    ...(ours.dueDate === null ? [] : compare('DUE_DATE', ours.dueDate, theirs.dueDate)),
    ...(isLeftComparable && ours.payOre === theirs.payOre
      ? // An overpaid amount is the tenant's credit here.
        compare('LEFT', ours.leftOre, Math.max(theirs.leftOre, 0))
      : []),
  ];
};

interface ComparedPayment {
  readonly serviceId: string;
  readonly amountOre: number;
}

/** Payments here that were removed or changed in the program. `theirs` must be all payments of the invoice there. */
export const comparePayments = (
  ours: readonly ComparedPayment[],
  theirs: readonly ComparedPayment[],
): FoundDivergence[] => {
  const amounts = new Map(theirs.map(({ serviceId, amountOre }) => [serviceId, amountOre]));
  return ours.flatMap(({ serviceId, amountOre }) => {
    const theirOre = amounts.get(serviceId) ?? 0;
    return theirOre === amountOre
      ? []
      : [{ field: 'PAYMENT' as const, ours: String(amountOre), theirs: String(theirOre), serviceId }];
  });
};
