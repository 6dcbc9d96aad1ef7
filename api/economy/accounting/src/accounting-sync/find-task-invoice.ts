import {
  type AccountingInvoiceRecord,
  type AccountingTask,
  accountingInvoices,
} from '@husrum/api-connections';
import { type Invoice, lockInvoice } from '@husrum/api-invoicing';
import type { Tx } from '@husrum/api-platform';

export interface TaskInvoice {
  readonly invoice: Invoice;
  readonly record: AccountingInvoiceRecord;
}

/**
 * The invoice of a task, and its record in the program. The result is undefined when it is removed here, or not connected any
 * more.
 */
export const findTaskInvoice = async (
  tx: Tx,
  { invoicebase_id }: Pick<AccountingTask, 'invoicebase_id'>,
): Promise<TaskInvoice | undefined> => {
  if (invoicebase_id === null) return undefined;
  const invoice = await lockInvoice(tx, invoicebase_id);
  const record = await accountingInvoices.find(tx, invoicebase_id);
  return invoice === undefined || record === undefined || record.integration_id === null
    ? undefined
    : { invoice, record };
};
