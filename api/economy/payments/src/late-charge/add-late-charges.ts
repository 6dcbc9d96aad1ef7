import { billLateCharges, lockInvoices, lockLeasesForInvoicing } from '@husrum/api-invoicing';
import { type ActorContext, problem } from '@husrum/api-platform';
import { lateChargeKindLabel, maxLateFee } from '@husrum/contract/late-charge';
import {
  findLateCharges,
  insertLateCharges,
  lockLateCharges,
  type NewCharge,
  saveWithdrawals,
} from './late-charge.store';
import { lateChargeTexts } from './late-charge.texts';
import { type FeeKind, type FeeProblem, findFeeProblem } from './late-fee.rules';
import { findLateInvoices } from './late-invoice.store';
import type { LateInvoice } from './late-invoice.types';
import { listLateDays } from './preview-interest.rules';

export type Actor = Pick<ActorContext, 'tx' | 'clock' | 'account'>;

/** A fee to charge for the lateness of an invoice. */
export interface NewLateCharge {
  readonly invoiceId: number;
  readonly kind: FeeKind;
  readonly amountOre: number;
  /** The reminder that asks for it. */
  readonly reminderId?: number | null;
}

/** What became of it: the id of the charge, or why the invoice cannot have it, in Swedish. */
export type AddedLateCharge =
  | { readonly invoiceId: number; readonly id: number; readonly refusal: null }
  | { readonly invoiceId: number; readonly id: null; readonly refusal: string };

export const findFeeRefusal = (
  invoice: LateInvoice,
  fee: Pick<NewLateCharge, 'kind' | 'amountOre'>,
  today: string,
): string | null => {
  const found = findFeeProblem(
    {
      ...{ isSent: invoice.isClaimed, isInProgram: invoice.isInProgram, hasLease: invoice.leaseId !== null },
      ...{ hasSameTenant: invoice.hasSameTenant, isBusiness: invoice.isBusiness, kinds: invoice.kinds },
      isLate: listLateDays(invoice, today).length > 0,
    },
    fee,
  );
  if (found === null) return null;
  const texts: Readonly<Record<FeeProblem, string>> = {
    NOT_SENT: lateChargeTexts.notSent,
    IN_PROGRAM: lateChargeTexts.inProgram,
    NO_LEASE: lateChargeTexts.noLease,
    OTHER_TENANT: lateChargeTexts.otherTenant,
    NOT_LATE: lateChargeTexts.notLate,
    TOO_LARGE: lateChargeTexts.tooLarge(lateChargeKindLabel[fee.kind], maxLateFee[fee.kind]),
    ONLY_BUSINESSES: lateChargeTexts.onlyBusinesses,
    FEE_EXISTS: lateChargeTexts.feeExists,
    COMPENSATED: lateChargeTexts.compensated,
    ALREADY_CHARGED: lateChargeTexts.alreadyCharged,
  };
  return texts[found];
};

/** Locks invoices and, before them, their leases, in the order of everything that invoices. Returns them as they are then, by id. */
export const lockLateInvoices = async (
  tx: Actor['tx'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, LateInvoice>> => {
  const leaseIds = (await findLateInvoices(tx, ids)).flatMap(({ leaseId }) => leaseId ?? []);
  await lockLeasesForInvoicing(tx, [...new Set(leaseIds)]);
  await lockInvoices(tx, ids);
  return new Map((await findLateInvoices(tx, ids)).map((invoice) => [invoice.id, invoice]));
};

/**
 * Stores charges of invoices that are locked, and bills those that do not wait for the next invoice: also of leases that get no more
 * invoices. Returns the ids of the charges in the given order, and those of the new invoices.
 */
export const storeLateCharges = async (
  context: Actor,
  charges: readonly NewCharge[],
  invoices: ReadonlyMap<number, LateInvoice>,
): Promise<{ readonly ids: readonly number[]; readonly invoiceIds: readonly number[] }> => {
  const { tx, account } = context;
  const ids = await insertLateCharges(tx, charges, account.userId);
  const leaseIds = charges.flatMap(({ invoiceId }) => {
    const invoice = invoices.get(invoiceId);
    return invoice !== undefined && (invoice.billing === 'OWN_INVOICE' || !invoice.hasNextInvoice)
      ? (invoice.leaseId ?? [])
      : [];
  });
  return { ids, invoiceIds: await billLateCharges(context, [...new Set(leaseIds)], ids) };
};

/**
 * Charges fees for the lateness of invoices (docs/domain-rules.md, D-16), and bills them as their companies want: on invoices of their own
 * at once, or on the next ones of the leases. A fee that the law does not allow is refused, and the others are charged. Returns what became
 * of each, in the given order.
 */
export const addLateCharges = async (
  context: Actor,
  charges: readonly NewLateCharge[],
): Promise<readonly AddedLateCharge[]> => {
  const invoices = new Map(
    await lockLateInvoices(
      context.tx,
      charges.map(({ invoiceId }) => invoiceId),
    ),
  );
  const decided = charges.map((charge) => {
    const invoice = invoices.get(charge.invoiceId);
    if (invoice === undefined) return { charge, refusal: lateChargeTexts.notSent };
    const refusal = findFeeRefusal(invoice, charge, context.clock.today());
    // The next fee of the same invoice knows of this one.
    if (refusal === null) invoices.set(invoice.id, { ...invoice, kinds: [...invoice.kinds, charge.kind] });
    return { charge, refusal };
  });
  const added = decided.filter(({ refusal }) => refusal === null).map(({ charge }) => charge);
  const { ids } = await storeLateCharges(context, added, invoices);
  return decided.map(({ charge, refusal }) => {
    const { invoiceId } = charge;
    if (refusal !== null) return { invoiceId, id: null, refusal };
    const id = ids[added.indexOf(charge)];
    if (id === undefined) throw new Error('A late charge was not stored');
    return { invoiceId, id, refusal: null };
  });
};

/** Withdraws charges that no invoice has billed. Throws 409 for one that is billed or withdrawn already. */
export const withdrawLateCharges = async (
  { tx, clock, account }: Actor,
  ids: readonly number[],
  reason: string,
): Promise<void> => {
  await lockLateCharges(tx, ids);
  for (const { withdrawnAt, billedId, billedReference } of await findLateCharges(tx, ids)) {
    if (withdrawnAt !== null) throw problem('conflict', { message: lateChargeTexts.withdrawn });
    if (billedId !== null) throw problem('conflict', { message: lateChargeTexts.billed(billedReference) });
  }
  await saveWithdrawals(tx, ids, { at: clock.now().toISOString(), userId: account.userId, reason });
};
