import { rentAdjustmentStatusLabel } from '@husrum/contract/rent-adjustment';
import { booleanColumn, dateColumn, decimalColumn, enumColumn, instantColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { rentAdjustmentColumnTexts as texts } from './rent-adjustment-columns.texts';

export const rentAdjustmentColumns: readonly ReportColumn[] = [
  decimalColumn('rent_adjustment.rate', texts.rate, 4),
  booleanColumn('rent_adjustment.addons', texts.addons),
  enumColumn('rent_adjustment.status', texts.status, rentAdjustmentStatusLabel),
  dateColumn('rent_adjustment.scheduled_at', texts.scheduledAt),
  dateColumn('rent_adjustment.effective_on', texts.effectiveOn),
  instantColumn('rent_adjustment.executed_at', texts.executedAt),
  instantColumn('rent_adjustment.created_at', texts.createdAt),
];
