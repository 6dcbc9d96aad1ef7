import type { DivergenceField } from '@husrum/contract/accounting-sync';
import type { LocalDate } from '@husrum/format';

export interface Difference {
  readonly field: DivergenceField;
  /** Öre, a date, or one of the states below. */
  readonly ours: string;
  readonly theirs: string;
  /** The key in the program of the payment or credit invoice that differs. */
  readonly serviceId: string | null;
}

/** The value of each side in a difference that is neither an amount nor a date. */
export type DifferenceState = 'YES' | 'NO';

interface OurInvoice {
  readonly payOre: number;
  readonly leftOre: number;
  /** Null while the date may still change, and for credit invoices. */
  readonly dueDate: LocalDate | null;
  readonly isCancelled: boolean;
  readonly isCredited: boolean;
  /** Credit was offset here, and will be registered in the program. */
  readonly isSettling: boolean;
  readonly isCredit: boolean;
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
 * The differences between an invoice here and in the accounting program, when it has no open tasks. A difference hides those
 * that follow from it: a cancelled invoice has no other difference. `theirs` is undefined if it is missing in the program.
 */
export const compareInvoice = (ours: OurInvoice, theirs: TheirInvoice | undefined): Difference[] => {
  if (theirs === undefined) return ours.isCancelled ? [] : [{ ...onlyHere, field: 'MISSING' }];
  if (ours.isCancelled !== theirs.isCancelled)
    return [{ ...(ours.isCancelled ? onlyHere : onlyThere), field: 'CANCELLED' }];
  if (ours.isCancelled) return [];
  if (theirs.creditedById !== null && !ours.isCredited)
    return [{ ...onlyThere, field: 'CREDITED', serviceId: theirs.creditedById }];
  const difference = (
    field: DivergenceField,
    our: number | string,
    their: number | string,
  ): readonly Difference[] =>
    our === their ? [] : [{ field, ours: String(our), theirs: String(their), serviceId: null }];
  const isUntouched = !ours.isCredited && theirs.creditedById === null && !ours.isSettling && !ours.isCredit;
  return [
    ...difference('AMOUNT', ours.payOre, theirs.payOre),
    ...(ours.dueDate === null ? [] : difference('DUE_DATE', ours.dueDate, theirs.dueDate)),
    ...(isUntouched && ours.payOre === theirs.payOre
      ? // An overpaid amount is the tenant's credit here.
        difference('LEFT', ours.leftOre, Math.max(theirs.leftOre, 0))
      : []),
  ];
};

interface KnownPayment {
  readonly serviceId: string;
  readonly amountOre: number;
}

/** Payments here that were removed or changed in the program. `theirs` must be all payments of the invoice there. */
export const comparePayments = (
  ours: readonly KnownPayment[],
  theirs: readonly KnownPayment[],
): Difference[] => {
  const amounts = new Map(theirs.map(({ serviceId, amountOre }) => [serviceId, amountOre]));
  return ours.flatMap(({ serviceId, amountOre }) => {
    const theirOre = amounts.get(serviceId) ?? 0;
    return theirOre === amountOre
      ? []
      : [{ field: 'PAYMENT' as const, ours: String(amountOre), theirs: String(theirOre), serviceId }];
  });
};
