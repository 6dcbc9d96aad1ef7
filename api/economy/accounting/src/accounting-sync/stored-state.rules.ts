import type { AccountingInvoice } from '@husrum/api-ports';

/** The state of an invoice in the program, as stored columns. */
export const toStoredState = (invoice: AccountingInvoice, now: string) => ({
  service_id: invoice.id,
  number: invoice.number,
  state: invoice.isCancelled
    ? ('CANCELLED' as const)
    : invoice.isBooked
      ? ('BOOKED' as const)
      : ('DRAFT' as const),
  pay_ore: invoice.payOre,
  tax_ore: invoice.taxOre,
  left_ore: invoice.leftOre,
  due_at: invoice.dueDate,
  is_sent: invoice.isSent,
  synced_at: now,
  sync_error: null,
});
