import { sql } from 'kysely';
import {
  amountColumn,
  booleanColumn,
  computedAmountColumn,
  dateColumn,
  decimalColumn,
  integerColumn,
  textColumn,
} from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { invoiceRowColumnTexts as texts } from './invoice-row-columns.texts';

export const invoiceRowColumns: readonly ReportColumn[] = [
  textColumn('invoice_row.name', texts.name),
  decimalColumn('invoice_row.quantity', texts.quantity, 4),
  textColumn('invoice_row.unit', texts.unit),
  amountColumn('invoice_row.fee', texts.fee, 'invoice_row.fee_ore'),
  amountColumn('invoice_row.total', texts.total, 'invoice_row.total_ore'),
  integerColumn('invoice_row.tax_rate', texts.taxRate),
  amountColumn('invoice_row.tax', texts.tax, 'invoice_row.tax_ore'),
  computedAmountColumn(
    'invoice_row.with_tax',
    texts.withTax,
    sql`invoice_row.total_ore + invoice_row.tax_ore`,
  ),
  dateColumn('invoice_row.start', texts.start),
  dateColumn('invoice_row.stop', texts.stop),
  booleanColumn('invoice_row.is_addon', texts.isAddon, sql`(invoice_row.lease_addon_id is not null)`),
];
