import type { ActorContext } from '@husrum/api-platform';
import type { Period } from '@husrum/api-rent';
import { isDisconnected } from './accounting-changes';
import { type Invoice, insertInvoice } from './invoice.store';
import { addInvoiceEvent } from './invoice-event.store';
import { takeInvoiceNumber } from './invoice-number.store';
import { insertInvoiceRows, type NewRow } from './rows.store';

/** A credit invoice to store. Its amounts in öre are already negated. */
export interface NewCreditInvoice {
  rows: readonly NewRow[];
  period: Period;
  reason: string | null;
  feeOre: number;
  taxOre: number;
  roundedOre: number;
  payOre: number;
}

export interface CreatedCreditInvoice {
  readonly id: number;
  readonly reference: string;
}

/** Inserts a numbered credit invoice for the same tenant, lease and company, ready to send. */
export const insertCreditInvoice = async (
  { tx, clock, account }: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  invoice: Invoice,
  { rows, period, reason, feeOre, taxOre, roundedOre, payOre }: NewCreditInvoice,
): Promise<CreatedCreditInvoice> => {
  const { reference } = await takeInvoiceNumber(tx, invoice.company_id);
  const id = await insertInvoice(tx, {
    kind: 'CREDIT',
    is_deposit: invoice.is_deposit,
    credits_id: invoice.id,
    credit_reason: reason,
    // Without the connection it can never be booked in the program, so it must not wait for that.
    invoice_type: (await isDisconnected(tx, invoice)) ? 'MANUAL' : invoice.invoice_type,
    reference,
    company_id: invoice.company_id,
    company_name: invoice.company_name,
    lease_id: invoice.lease_id,
    entity_id: invoice.entity_id,
    entity_name: invoice.entity_name,
    tenant_id: invoice.tenant_id,
    tenant_name: invoice.tenant_name,
    start: period.start,
    stop: period.stop,
    stage: 'READY',
    // It is locked at once: its rows are copies that nobody may edit.
    locked_at: clock.now().toISOString(),
    fee_ore: feeOre,
    tax_ore: taxOre,
    rounded_ore: roundedOre,
    pay_ore: payOre,
  });
  await insertInvoiceRows(tx, id, rows);
  await addInvoiceEvent(tx, id, { kind: 'GENERATED', userId: account.userId, detail: reference });
  return { id, reference };
};
