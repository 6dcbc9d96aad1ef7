import { dateColumn, enumColumn, monthColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { leaseMoveColumnTexts as texts } from './lease-move-columns.texts';

/** The view `lease_move` has a row for the first day of each lease and a row for its last day. */
export const leaseMoveColumns: readonly ReportColumn[] = [
  dateColumn('lease_move.moved_on', texts.movedOn),
  monthColumn('lease_move.month', texts.month, 'lease_move.moved_on'),
  enumColumn('lease_move.kind', texts.kind, texts.kinds),
];
