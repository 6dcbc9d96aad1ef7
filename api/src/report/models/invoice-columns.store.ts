import { invoiceStatusLabel, invoiceTypeLabel } from '@husrum/contract/invoice';
import { sql } from 'kysely';
import { amountColumn, dateColumn, enumColumn, instantColumn, textColumn } from '../column.store';
import { invoiceColumnTexts } from './invoice-columns.texts';

export const invoiceColumns = [
  textColumn('invoicebase.reference', invoiceColumnTexts.reference),
  enumColumn(
    'invoicebase.status',
    invoiceColumnTexts.status,
    invoiceStatusLabel,
    sql`invoice_status(invoicebase.status, invoicebase.due_at)`,
  ),
  enumColumn('invoicebase.invoice_type', invoiceColumnTexts.invoiceType, invoiceTypeLabel),
  dateColumn('invoicebase.start', invoiceColumnTexts.start),
  dateColumn('invoicebase.stop', invoiceColumnTexts.stop),
  dateColumn('invoicebase.send_date', invoiceColumnTexts.sendDate),
  instantColumn('invoicebase.sent_at', invoiceColumnTexts.sentAt),
  dateColumn('invoicebase.due_at', invoiceColumnTexts.dueAt),
  amountColumn('invoicebase.fee', invoiceColumnTexts.fee, 'invoicebase.fee_ore'),
  amountColumn('invoicebase.tax', invoiceColumnTexts.tax, 'invoicebase.tax_ore'),
  amountColumn('invoicebase.pay', invoiceColumnTexts.pay, 'invoicebase.pay_ore'),
  amountColumn('invoicebase.left', invoiceColumnTexts.left, 'invoicebase.left_ore'),
  textColumn('invoicebase.ocr', invoiceColumnTexts.ocr),
  instantColumn('invoicebase.created_at', invoiceColumnTexts.createdAt),
];
