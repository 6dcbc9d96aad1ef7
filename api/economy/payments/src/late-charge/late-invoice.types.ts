import type { LateChargeBilling, LateChargeKind } from '@husrum/contract/late-charge';
import type { LocalDate } from '@husrum/format';
import type { LatePayment } from './late-days.rules';

/** An invoice, with what decides what it can be charged for. */
export interface LateInvoice {
  readonly id: number;
  readonly reference: string | null;
  readonly companyId: number | null;
  readonly companyName: string;
  readonly tenantName: string;
  readonly leaseId: number | null;
  readonly dueAt: LocalDate | null;
  readonly leftOre: number;
  readonly writtenOffOre: number;
  /** It is sent, no credit invoice, and neither cancelled nor wholly credited. */
  readonly isClaimed: boolean;
  /** It is in an accounting program, or new invoices of its company are. */
  readonly isInProgram: boolean;
  readonly hasSameTenant: boolean;
  /** Whether the lease gets more invoices. */
  readonly hasNextInvoice: boolean;
  readonly isBusiness: boolean;
  /** What it asks for after credits, without the late charges that it bills. */
  readonly claimOre: number;
  /** The day of a promise to pay that waits for money. */
  readonly promisedOn: LocalDate | null;
  /** The last day for which interest is charged. */
  readonly chargedThrough: LocalDate | null;
  /** Its charges that are not withdrawn. */
  readonly kinds: readonly LateChargeKind[];
  readonly billing: LateChargeBilling;
  readonly minInterestOre: number;
  readonly payments: readonly LatePayment[];
}
