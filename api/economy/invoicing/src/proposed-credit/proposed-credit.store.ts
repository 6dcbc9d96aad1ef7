import type { Tx } from '@husrum/api-platform';
import { countDays, intersect, type Period, type Span } from '@husrum/api-rent';
import type { CreditDecision, ProposedCredit } from '@husrum/contract/proposed-credit';
import { fromOre } from '@husrum/format';
import type { Insertable } from 'kysely';
import { sumCreditedByInvoice } from '../invoice/credit-invoice.store';
import { tooMuchAfterCredits } from '../invoice/credited-difference.rules';
import type { ProposedCreditTables } from './proposed-credit.tables';

type NewProposedCredit = Insertable<ProposedCreditTables['proposed_credit']>;

const countDaysOutside = (invoice: Period, lease: Span): number => {
  const inside = intersect(invoice, lease);
  return countDays(invoice) - (inside === null ? 0 : countDays(inside));
};

/**
 * The proposals of a lease that nobody has decided, and whose invoices are neither credited nor cancelled. What a partial credit
 * has given back is not proposed again.
 */
export const listOpenProposals = async (tx: Tx, leaseId: number): Promise<ProposedCredit[]> => {
  const rows = await tx
    .selectFrom('proposed_credit')
    .innerJoin('invoicebase', 'invoicebase.id', 'proposed_credit.invoicebase_id')
    .innerJoin('lease', 'lease.id', 'proposed_credit.lease_id')
    .select([
      'proposed_credit.id',
      'proposed_credit.lease_id',
      'proposed_credit.start',
      'proposed_credit.stop',
      'proposed_credit.amount_ore',
      'proposed_credit.left_ore',
      'invoicebase.id as invoice_id',
      'invoicebase.reference',
      'invoicebase.start as invoice_start',
      'invoicebase.stop as invoice_stop',
      'lease.start as lease_start',
      'lease.stop as lease_stop',
    ])
    .where('proposed_credit.lease_id', '=', leaseId)
    .where('proposed_credit.decided_at', 'is', null)
    .where('invoicebase.cancelled_at', 'is', null)
    .where('invoicebase.credited_at', 'is', null)
    .orderBy('proposed_credit.start')
    .execute();
  const creditedByInvoice = await sumCreditedByInvoice(
    tx,
    rows.map(({ invoice_id }) => invoice_id),
  );
  const proposals = rows.map(({ amount_ore, ...row }) => ({
    ...row,
    tooMuchOre: tooMuchAfterCredits(amount_ore, creditedByInvoice.get(row.invoice_id) ?? 0),
  }));
  const open = proposals.filter(({ tooMuchOre }) => tooMuchOre > 0);
  return open.map(({ id, lease_id, start, stop, tooMuchOre, left_ore, ...invoice }) => ({
    id,
    lease_id,
    invoicebase: {
      id: invoice.invoice_id,
      reference: invoice.reference,
      start: invoice.invoice_start,
      stop: invoice.invoice_stop,
    },
    start,
    stop,
    days: countDaysOutside(
      { start: invoice.invoice_start, stop: invoice.invoice_stop },
      { start: invoice.lease_start, stop: invoice.lease_stop },
    ),
    amount: fromOre(tooMuchOre),
    left: fromOre(left_ore),
  }));
};

/** Locks the proposal until the transaction ends, so that it is decided once. */
export const lockProposal = (tx: Tx, id: number) =>
  tx.selectFrom('proposed_credit').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const saveDecision = async (
  tx: Tx,
  id: number,
  decision: { decision: CreditDecision; decided_at: string; user_id: number | null },
): Promise<void> => {
  await tx.updateTable('proposed_credit').set(decision).where('id', '=', id).execute();
};

/** Replaces the undecided proposals of a lease. Days that were dismissed are not proposed again. */
export const replaceOpenProposals = async (
  tx: Tx,
  leaseId: number,
  proposals: readonly NewProposedCredit[],
): Promise<void> => {
  const dismissed = await tx
    .selectFrom('proposed_credit')
    .select(['invoicebase_id', 'start', 'stop'])
    .where('lease_id', '=', leaseId)
    .where('decision', '=', 'DISMISSED')
    .execute();
  const isDismissed = (proposal: NewProposedCredit) =>
    dismissed.some(
      ({ invoicebase_id, start, stop }) =>
        invoicebase_id === proposal.invoicebase_id && start === proposal.start && stop === proposal.stop,
    );
  await tx
    .deleteFrom('proposed_credit')
    .where('lease_id', '=', leaseId)
    .where('decided_at', 'is', null)
    .execute();
  const open = proposals.filter((proposal) => !isDismissed(proposal));
  if (open.length > 0) await tx.insertInto('proposed_credit').values(open).execute();
};

export const listLeaseIdsOfEntities = async (tx: Tx, entityIds: readonly number[]): Promise<number[]> => {
  if (entityIds.length === 0) return [];
  const rows = await tx
    .selectFrom('lease')
    .select('id')
    .where('entity_id', 'in', entityIds)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** The leases of an object that have, or have had, a rent per square metre. */
export const listLeaseIdsPerSquareMetre = async (tx: Tx, entityId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('lease')
    .select('id')
    .where('entity_id', '=', entityId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('rent_version')
          .select('rent_version.id')
          .whereRef('rent_version.lease_id', '=', 'lease.id')
          .where('rent_version.fee_as_m2', '=', true),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
