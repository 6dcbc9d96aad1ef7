import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { latestDate } from '@husrum/format';
import { createLeaseInvoice } from '../invoice/create-lease-invoices';
import { lockInvoice } from '../invoice/invoice.store';
import { addInvoiceEvent } from '../invoice/invoice-event.store';
import { lockLeaseForInvoicing } from '../invoice/lease-for-invoicing.store';
import { recalculateInvoice } from '../invoice/recalculate-invoice';
import { insertInvoiceRows } from '../invoice/rows.store';
import { findEffectDifference, listSupplementRows } from './effect-difference.store';
import { findAdjustment, lockLeaseEffect, saveEffect } from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

/**
 * Creates the supplement for what the sent invoices of a lease lack after an adjustment (docs/domain-rules.md, D-15), with a
 * row and its explanation for each difference. It can be edited until it gets its number. An adjustment and lease have at most
 * one supplement that is neither cancelled nor credited. Returns the id of the supplement.
 */
export const createSupplement = async (
  context: RequestContext,
  id: number,
  leaseId: number,
): Promise<number> => {
  const { tx, clock, account } = context;
  const adjustment = orNotFound(await findAdjustment(tx, id));
  const lease = orNotFound(await lockLeaseForInvoicing(tx, leaseId));
  const effect = orNotFound(await lockLeaseEffect(tx, id, leaseId));
  const { differenceOre, supplementId, restored } = await findEffectDifference(tx, effect.id);
  if (restored) throw problem('conflict', { message: rentAdjustmentTexts.restoredDifference });
  if (supplementId !== null) throw problem('conflict', { message: rentAdjustmentTexts.hasSupplement });
  const differences = await listSupplementRows(tx, effect.id);
  const [first] = differences;
  if (first === undefined || differenceOre <= 0)
    throw problem('conflict', { message: rentAdjustmentTexts.noDifference });

  // The differences of a restoring adjustment can begin before its own day.
  const earliestStart = adjustment.restores_id === null ? adjustment.effective_on : null;
  const period = {
    start: latestDate(first.start, earliestStart ?? first.start),
    stop: latestDate(first.stop, ...differences.map(({ stop }) => stop)),
  };
  const { id: invoiceId } = await createLeaseInvoice(tx, {
    lease,
    kind: 'SUPPLEMENT',
    period,
    sendDate: clock.today(),
  });
  await insertInvoiceRows(
    tx,
    invoiceId,
    differences.map((row) => ({
      name: row.name,
      quantity: 1,
      fee_ore: row.net_ore,
      total_ore: row.net_ore,
      tax_rate: row.tax_rate,
      tax_ore: 0,
      explanation: rentAdjustmentTexts.supplementRow(row.reference, row.explanation),
    })),
  );
  await addInvoiceEvent(tx, invoiceId, { kind: 'CREATED', userId: account.userId });
  const invoice = orNotFound(await lockInvoice(tx, invoiceId));
  await recalculateInvoice(tx, invoice, { userId: account.userId, today: clock.today() });
  await saveEffect(tx, effect.id, { supplement_id: invoiceId });
  return invoiceId;
};
