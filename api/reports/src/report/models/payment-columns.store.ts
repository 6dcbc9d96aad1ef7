import { sql } from 'kysely';
import { amountColumn, booleanColumn, dateColumn, instantColumn, monthColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { paymentColumnTexts as texts } from './payment-columns.texts';

/** The reversal of a payment is a row of its own with the negative amount, so that sums are right. */
export const paymentColumns: readonly ReportColumn[] = [
  dateColumn('payment.paid_at', texts.paidAt),
  monthColumn('payment.month', texts.month, 'payment.paid_at'),
  amountColumn('payment.amount', texts.amount, 'payment.amount_ore'),
  booleanColumn('payment.is_reversal', texts.isReversal, sql`(payment.reverses_id is not null)`),
  instantColumn('payment.created_at', texts.createdAt),
];
