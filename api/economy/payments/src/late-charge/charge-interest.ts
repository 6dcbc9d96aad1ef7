import { problem, type RequestContext, requireRow } from '@husrum/api-platform';
import {
  type ChargeOutcome,
  interestProblemLabel,
  type LateCharge,
  maxLateFee,
} from '@husrum/contract/late-charge';
import { toOre } from '@husrum/format';
import { findHalfYearRates } from '../reference-rate/manage-reference-rates';
import { type Actor, addLateCharges, lockLateInvoices, storeLateCharges } from './add-late-charges';
import type { NewCharge } from './late-charge.store';
import { previewInterest } from './preview-interest.rules';
import { findStoredCharge } from './read-late-charges';

/** `Referensränta saknas (2026-07-01)` */
const describe = (label: string, detail: string | null): string =>
  detail === null ? `${label}.` : `${label} (${detail}).`;

/**
 * Charges the interest of invoices through today, or through the day on which they were paid (docs/domain-rules.md, D-16). Each succeeds or
 * fails on its own. Throws 404 when none of them exists.
 */
export const chargeInterest = async (
  context: Actor,
  invoiceIds: readonly number[],
): Promise<ChargeOutcome> => {
  const invoices = await lockLateInvoices(
    context.tx,
    [...new Set(invoiceIds)].sort((a, b) => a - b),
  );
  if (invoices.size === 0) throw problem('notFound');
  const rates = await findHalfYearRates(context);
  const charges: NewCharge[] = [];
  const failures: ChargeOutcome['failures'] = [];
  for (const invoice of invoices.values()) {
    const { id, reference } = invoice;
    const preview = previewInterest(invoice, rates, context.clock.today());
    if (preview.problem === null)
      charges.push({ invoiceId: id, kind: 'INTEREST', amountOre: preview.interestOre, parts: preview.parts });
    else
      failures.push({
        id,
        reference,
        message: describe(interestProblemLabel[preview.problem], preview.detail),
      });
  }
  const stored = await storeLateCharges(context, charges, invoices);
  return { done: charges.length, failures, invoice_ids: [...stored.invoiceIds] };
};

/** Charges compensation for the lateness of an invoice between businesses. Throws 409 when the law does not allow it. */
export const chargeCompensation = async (context: RequestContext, invoiceId: number): Promise<LateCharge> => {
  await requireRow(context.tx, 'invoicebase', invoiceId);
  const [added] = await addLateCharges(context, [
    { invoiceId, kind: 'COMPENSATION', amountOre: toOre(maxLateFee.COMPENSATION) },
  ]);
  if (added === undefined || added.id === null) throw problem('conflict', { message: added?.refusal ?? '' });
  return findStoredCharge(context, added.id);
};
