import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { intersect } from '@husrum/api-rent';
import type { ResponseOf } from '@husrum/contract/core';
import { toInvoiceTypeParam } from '@husrum/contract/invoice';
import type { CreditDecision, proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { enqueueCredit } from '../invoice/accounting-changes';
import { toNewRow } from '../invoice/create-lease-invoices';
import { creditInvoice } from '../invoice/credit-invoice';
import { adjustEditedRows } from '../invoice/edited-rows';
import { generateInvoices } from '../invoice/generate-invoices';
import { findInvoice, type Invoice } from '../invoice/invoice.store';
import { canCredit } from '../invoice/invoice-status.rules';
import { type LeaseForInvoicing, lockLeaseForInvoicing } from '../invoice/lease-for-invoicing.store';
import { recalculateInvoice } from '../invoice/recalculate-invoice';
import { requireInvoice } from '../invoice/require-invoice';
import { deleteRow, insertInvoiceRows, lastPosition, listRows } from '../invoice/rows.store';
import { planRowsAfterChange } from '../invoice/rows-after-change.rules';
import { lockProposal, saveDecision } from './proposed-credit.store';
import { proposedCreditTexts } from './proposed-credit.texts';

type DecideCall = typeof proposedCreditCalls.decide;

/**
 * Copies the manual and edited rows, which are not calculated from the lease. A copy of an edited row replaces the calculated
 * row in the new invoice, for the days that are left. Rows for other days stay.
 */
const copyManualRows = async (
  { tx, clock, account }: RequestContext,
  lease: LeaseForInvoicing,
  { from, to }: { readonly from: Invoice; readonly to: Invoice },
): Promise<void> => {
  const rows = await listRows(tx, from.id);
  const manualRows = rows.filter((row) => row.explanation === null);
  if (manualRows.length === 0) return;
  const editedAddonIds = new Set(
    manualRows.flatMap((row) => (row.written_ore === null ? [] : [row.lease_addon_id])),
  );
  for (const row of await listRows(tx, to.id))
    if (editedAddonIds.has(row.lease_addon_id)) await deleteRow(tx, row.id);
  const calculated = planRowsAfterChange(
    lease,
    from,
    to,
    rows.filter((row) => row.explanation !== null),
  ).filter(({ addonId }) => editedAddonIds.has(addonId));
  const copies = manualRows.map(({ id: _id, invoicebase_id: _invoice, position: _position, ...row }) => row);
  const kept = [...calculated.map(toNewRow), ...copies];
  await insertInvoiceRows(tx, to.id, kept, (await lastPosition(tx, to.id)) + 1);
  await adjustEditedRows(tx, to.id, from, to);
  await recalculateInvoice(tx, to, { userId: account.userId, today: clock.today() });
};

/** Creates the invoice for the days of a credited invoice that are inside the lease; null if there are none. */
const createInvoiceForDaysLeft = async (
  context: RequestContext,
  credited: Invoice,
): Promise<Invoice | null> => {
  const { tx, clock, account } = context;
  if (credited.lease_id === null) return null;
  const lease = orNotFound(await lockLeaseForInvoicing(tx, credited.lease_id));
  const period = intersect(credited, lease);
  if (period === null) return null;
  const today = clock.today();
  const [created] = await generateInvoices(tx, [{ lease, period, sendOn: today }], {
    today,
    userId: account.userId,
  });
  const invoice = orNotFound(created && (await findInvoice(tx, created.id)));
  await copyManualRows(context, lease, { from: credited, to: invoice });
  return invoice;
};

/**
 * Decides a proposed credit, once. Crediting reverses the whole invoice (docs/domain-rules.md, D-13) and creates a new one for
 * the days that are left; what was paid is offset against it, and the rest is the tenant's credit.
 */
export const decideCredit = async (
  context: RequestContext,
  id: number,
  decision: CreditDecision,
): Promise<ResponseOf<DecideCall>> => {
  const { tx, clock, account } = context;
  const proposal = orNotFound(await lockProposal(tx, id));
  if (proposal.decided_at !== null)
    throw problem('conflict', { message: proposedCreditTexts.alreadyDecided });
  const decided = { decision, decided_at: clock.now().toISOString(), user_id: account.userId };
  await saveDecision(tx, id, decided);
  if (decision === 'DISMISSED') return { message: proposedCreditTexts.dismissed, invoicebase: null };

  const invoice = await requireInvoice(context, proposal.invoicebase_id);
  if (!canCredit(invoice)) throw problem('conflict', { message: proposedCreditTexts.notCreditable });
  const credit = await creditInvoice(context, { type: toInvoiceTypeParam(invoice), id: invoice.id });
  await enqueueCredit(tx, invoice, credit, account.userId);
  const created = await createInvoiceForDaysLeft(context, invoice);
  if (created === null) return { message: proposedCreditTexts.credited, invoicebase: null };
  return {
    message: proposedCreditTexts.creditedWithNew(created.reference ?? ''),
    invoicebase: { id: created.id, reference: created.reference },
  };
};
