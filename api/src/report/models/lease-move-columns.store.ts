import { dateColumn, enumColumn, monthColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { leaseMoveColumnTexts as texts } from './lease-move-columns.texts';

/** The first and the last day of each lease, as rows of their own. */
export const leaseMoveColumns: readonly ReportColumn[] = [
  dateColumn('lease_move.moved_on', texts.movedOn),
  monthColumn('lease_move.month', texts.month, 'lease_move.moved_on'),
  enumColumn('lease_move.kind', texts.kind, texts.kinds),
];
