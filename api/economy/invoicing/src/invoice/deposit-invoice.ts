import { invalidInput, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { findDueDateError } from './change-due-date';
import { createLeaseInvoice } from './create-lease-invoices';
import { generateManualInvoice } from './generate-manual-invoice';
import { changeInvoice, type Invoice, lockInvoice } from './invoice.store';
import { invoiceTexts } from './invoice.texts';
import { addInvoiceEvent } from './invoice-event.store';
import { lockLeaseForInvoicing } from './lease-for-invoicing.store';
import { recalculateInvoice } from './recalculate-invoice';
import { insertInvoiceRows } from './rows.store';

interface DepositInvoiceCommand {
  readonly leaseId: number;
  readonly amountOre: number;
  readonly dueAt: LocalDate;
}

/**
 * Creates the invoice that asks for a deposit (docs/domain-rules.md, D-31): one row without VAT, ready to send or to be reviewed. It is
 * a manual one also where the company has an accounting program, which knows no deposits. Returns its id.
 */
export const createDepositInvoice = async (
  context: RequestContext,
  { leaseId, amountOre, dueAt }: DepositInvoiceCommand,
): Promise<number> => {
  const { tx, clock, account } = context;
  const lease = orNotFound(await lockLeaseForInvoicing(tx, leaseId));
  if (lease.tenant === null) throw invalidInput({ lease_id: [invoiceTexts.depositWithoutTenant] });
  const today = clock.today();
  const error = findDueDateError({ sent_at: null, stop: today }, dueAt, today);
  if (error !== undefined) throw invalidInput({ due_at: [error] });
  const period = { start: dueAt, stop: dueAt };
  const { id } = await createLeaseInvoice(tx, { lease, kind: 'DEPOSIT', period, sendDate: today });
  await changeInvoice(tx, id, { due_at: dueAt, due_by_hand: true });
  await insertInvoiceRows(tx, id, [
    {
      ...{ name: invoiceTexts.depositRow, quantity: 1, fee_ore: amountOre, total_ore: amountOre },
      ...{ tax_rate: 0, tax_ore: 0, explanation: null },
    },
  ]);
  await addInvoiceEvent(tx, id, { kind: 'CREATED', userId: account.userId });
  const invoice = orNotFound(await lockInvoice(tx, id));
  await recalculateInvoice(tx, invoice, { userId: account.userId, today });
  await generateManualInvoice(context, id, { reference: null, ocr: null });
  return id;
};

/** Only what has not come in of a deposit is credited: what has is repaid or used, so that its account follows. */
export const requireDepositKept = (
  { is_deposit, left_ore }: Pick<Invoice, 'is_deposit' | 'left_ore'>,
  creditedOre: number,
): void => {
  if (is_deposit && creditedOre > left_ore)
    throw problem('conflict', { message: invoiceTexts.depositReceived });
};
