import { sql } from 'kysely';
import {
  booleanColumn,
  dateColumn,
  enumColumn,
  instantColumn,
  integerColumn,
  textColumn,
} from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { receiptColumnTexts as texts } from './receipt-columns.texts';

export const receiptColumns: readonly ReportColumn[] = [
  textColumn('quittance.name', texts.name),
  enumColumn('quittance.type', texts.type, texts.types),
  integerColumn('quittance.quantity', texts.quantity),
  textColumn('quittance.marking', texts.marking),
  textColumn('quittance.description', texts.description),
  dateColumn('quittance.handout_date', texts.handoutDate),
  dateColumn('quittance.return_date', texts.returnDate),
  booleanColumn('quittance.is_returned', texts.isReturned, sql`(quittance.return_date is not null)`),
  instantColumn('quittance.created_at', texts.createdAt),
];
