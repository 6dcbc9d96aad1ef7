import { invoiceStatusLabel, invoiceTypeLabel } from '@husrum/contract/invoice';
import { sql } from 'kysely';
import { choice, date, instant, ore, text } from '../column.store';

export const invoiceColumns = [
  text('invoicebase.reference', 'Referens'),
  choice(
    'invoicebase.status',
    'Status',
    invoiceStatusLabel,
    sql`invoice_status(invoicebase.status, invoicebase.due_at)`,
  ),
  choice('invoicebase.invoice_type', 'Typ', invoiceTypeLabel),
  date('invoicebase.start', 'Från'),
  date('invoicebase.stop', 'Till'),
  date('invoicebase.send_date', 'Skickas'),
  instant('invoicebase.sent_at', 'Skickad'),
  date('invoicebase.due_at', 'Förfaller'),
  ore('invoicebase.fee', 'Belopp exkl. moms (kr)', 'invoicebase.fee_ore'),
  ore('invoicebase.tax', 'Moms (kr)', 'invoicebase.tax_ore'),
  ore('invoicebase.pay', 'Att betala (kr)', 'invoicebase.pay_ore'),
  ore('invoicebase.left', 'Kvar att betala (kr)', 'invoicebase.left_ore'),
  text('invoicebase.ocr', 'OCR-nummer'),
  instant('invoicebase.created_at', 'Skapad'),
];
