import { billLateCharges } from '@husrum/api-invoicing';
import { problem, type RequestContext, type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { lateChargeCalls } from '@husrum/contract/late-charge';
import { withdrawLateCharges } from './add-late-charges';
import { chargeCompensation, chargeInterest } from './charge-interest';
import { findLateCharges } from './late-charge.store';
import { lateChargeTexts } from './late-charge.texts';
import { readLateChargeSettings, saveLateChargeSettings } from './late-charge-settings.store';
import { listLateInvoiceIds, listLateInvoices } from './late-invoice-list.store';
import { findStoredCharge, listLateCharges, readLateChargesOfInvoice } from './read-late-charges';

/** Bills open charges on invoices of their own, also those that wait for the next one. */
const billCharges = async (context: RequestContext, ids: readonly number[]) => {
  const charges = await findLateCharges(context.tx, ids);
  if (charges.length === 0) throw problem('notFound');
  const leaseIds = new Set(charges.flatMap(({ leaseId }) => leaseId ?? []));
  const invoiceIds = await billLateCharges(context, [...leaseIds], ids);
  if (invoiceIds.length === 0) throw problem('conflict', { message: lateChargeTexts.notBilled });
  return { invoice_ids: invoiceIds };
};

export const lateChargeRoutes: readonly Route[] = [
  serveReadOnly(lateChargeCalls.list, ({ query }, context) => listLateCharges(context, query)),
  serveReadOnly(lateChargeCalls.lateInvoices, ({ query }, context) => listLateInvoices(context, query)),
  serveReadOnly(lateChargeCalls.lateInvoiceIds, ({ query }, context) => listLateInvoiceIds(context, query)),
  serveReadOnly(lateChargeCalls.ofInvoice, ({ params }, context) =>
    readLateChargesOfInvoice(context, params.id),
  ),
  serve(lateChargeCalls.chargeInterest, ({ body }, context) => chargeInterest(context, body.invoice_ids)),
  serve(lateChargeCalls.chargeCompensation, ({ body }, context) =>
    chargeCompensation(context, body.invoice_id),
  ),
  serve(lateChargeCalls.bill, ({ body }, context) => billCharges(context, body.ids)),
  serve(lateChargeCalls.withdraw, async ({ params, body }, context) => {
    await findStoredCharge(context, params.id);
    await withdrawLateCharges(context, [params.id], body.reason);
    return findStoredCharge(context, params.id);
  }),
  serveReadOnly(lateChargeCalls.settings, ({ params }, context) =>
    readLateChargeSettings(context, params.id),
  ),
  serve(lateChargeCalls.saveSettings, ({ params, body }, context) =>
    saveLateChargeSettings(context, params.id, body),
  ),
];
