import { latest } from '@husrum/format';
import { lockBilledLease } from '../invoice/billed-lease.store';
import { lockInvoice } from '../invoice/invoice.store';
import { addEvent } from '../invoice/invoice-event.store';
import { insertRows } from '../invoice/invoice-row.store';
import { makeInvoice } from '../invoice/make-invoice';
import { recountInvoice } from '../invoice/recount-invoice';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { findAdjustment, liveDifferences, lockLeaseEffect, writeEffect } from './rent-adjustment.store';

/**
 * A supplement that asks for what the sent invoices of a lease lack after an adjustment (D-15): a row for each, explained.
 * It is edited like any other before it is generated. Once; gives its id.
 */
export const supplementDifference = async (
  context: RequestContext,
  id: number,
  leaseId: number,
): Promise<number> => {
  const { tx, clock, account } = context;
  const adjustment = orNotFound(await findAdjustment(tx, id));
  const lease = orNotFound(await lockBilledLease(tx, leaseId));
  const effect = orNotFound(await lockLeaseEffect(tx, id, leaseId));
  if (effect.supplement_id !== null)
    throw problem('conflict', { message: 'Det finns redan en tilläggsavi för mellanskillnaden.' });
  const lacking = await liveDifferences(tx, effect.id);
  const [first] = lacking;
  const sum = lacking.reduce((total, row) => total + row.net_ore, 0);
  if (first === undefined || sum <= 0)
    throw problem('conflict', { message: 'Det finns ingen mellanskillnad att ta ut.' });

  const period = {
    start: latest(first.start, adjustment.effective_on ?? first.start),
    stop: lacking.at(-1)?.stop ?? first.stop,
  };
  const { id: invoiceId } = await makeInvoice(tx, {
    lease,
    kind: 'SUPPLEMENT',
    period,
    sendDate: clock.today(),
  });
  await insertRows(
    tx,
    invoiceId,
    lacking.map((row) => ({
      name: row.name,
      quantity: 1,
      fee_ore: row.net_ore,
      total_ore: row.net_ore,
      tax_rate: row.tax_rate,
      tax_ore: 0,
      explanation: row.reference === null ? row.explanation : `Avi ${row.reference}: ${row.explanation}`,
    })),
  );
  await addEvent(tx, invoiceId, { what: 'CREATED', userId: account.userId });
  const invoice = orNotFound(await lockInvoice(tx, invoiceId));
  await recountInvoice(tx, invoice, { userId: account.userId, today: clock.today() });
  await writeEffect(tx, effect.id, { supplement_id: invoiceId });
  return invoiceId;
};
