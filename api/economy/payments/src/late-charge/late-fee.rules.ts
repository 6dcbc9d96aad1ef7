import { type LateChargeKind, maxLateFee } from '@husrum/contract/late-charge';
import { toOre } from '@husrum/format';

export type FeeKind = Exclude<LateChargeKind, 'INTEREST'>;

/** A late invoice, with what decides which fees it can have. */
export interface InvoiceForFee {
  readonly isSent: boolean;
  readonly isLate: boolean;
  readonly isInProgram: boolean;
  readonly hasLease: boolean;
  /** Whether the lease still has the tenant of the invoice. */
  readonly hasSameTenant: boolean;
  readonly isBusiness: boolean;
  /** Its charges that are not withdrawn. */
  readonly kinds: readonly LateChargeKind[];
}

export type FeeProblem =
  | 'NOT_SENT'
  | 'IN_PROGRAM'
  | 'NO_LEASE'
  | 'OTHER_TENANT'
  | 'NOT_LATE'
  | 'TOO_LARGE'
  | 'ONLY_BUSINESSES'
  | 'FEE_EXISTS'
  | 'COMPENSATED'
  | 'ALREADY_CHARGED';

/**
 * Why the invoice cannot have the fee, or null (docs/domain-rules.md, D-16). Compensation is only for businesses, once for an invoice,
 * and covers the fees for reminders and collection (lag 1981:739).
 */
export const findFeeProblem = (
  invoice: InvoiceForFee,
  { kind, amountOre }: { readonly kind: FeeKind; readonly amountOre: number },
): FeeProblem | null => {
  if (!invoice.isSent) return 'NOT_SENT';
  if (invoice.isInProgram) return 'IN_PROGRAM';
  if (!invoice.hasLease) return 'NO_LEASE';
  if (!invoice.hasSameTenant) return 'OTHER_TENANT';
  if (!invoice.isLate) return 'NOT_LATE';
  if (amountOre > toOre(maxLateFee[kind])) return 'TOO_LARGE';
  if (kind !== 'COMPENSATION') return invoice.kinds.includes('COMPENSATION') ? 'COMPENSATED' : null;
  if (!invoice.isBusiness) return 'ONLY_BUSINESSES';
  if (invoice.kinds.includes('COMPENSATION')) return 'ALREADY_CHARGED';
  return invoice.kinds.some((each) => each === 'REMINDER_FEE' || each === 'COLLECTION_FEE')
    ? 'FEE_EXISTS'
    : null;
};
