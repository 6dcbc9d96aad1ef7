import { sql } from 'kysely';
import { amountColumn, computedAmountColumn, integerColumn, textColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { vatBaseColumnTexts as texts } from './vat-base-columns.texts';

/**
 * The VAT of an invoice, with a row for each rate and month in which it is reported (docs/domain-rules.md, D-12). What is paid
 * by the end of the period is reported in the month of payment, the rest in the month in which the period ends. A credit
 * invoice is reported in the month in which it is sent, or in that in which its period ends if that is later.
 */
export const vatBaseColumns: readonly ReportColumn[] = [
  textColumn('vat_base.month', texts.month),
  integerColumn('vat_base.tax_rate', texts.taxRate),
  amountColumn('vat_base.base', texts.base, 'vat_base.base_ore'),
  amountColumn('vat_base.tax', texts.tax, 'vat_base.tax_ore'),
  computedAmountColumn('vat_base.with_tax', texts.withTax, sql`vat_base.base_ore + vat_base.tax_ore`),
];
