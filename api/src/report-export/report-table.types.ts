import type { ReportField, ReportTotal } from '@husrum/contract/report';
import type { LocalDate } from '@husrum/format';
import type { PlannedChart } from '../report/plan-chart.rules';
import type { CellValue } from '../spreadsheet/sheet.types';

export type ReportRow = readonly CellValue[];

/** A report that is being read: its rows come in chunks, and its totals are those of all rows. */
export interface ReportTable {
  readonly columns: readonly Pick<ReportField, 'key' | 'label' | 'type' | 'decimals'>[];
  /** Null without a chart. */
  readonly chart: PlannedChart | null;
  readonly totals: readonly Pick<ReportTotal, 'key' | 'field' | 'function' | 'value'>[];
  readonly chunks: AsyncIterable<readonly ReportRow[]> | Iterable<readonly ReportRow[]>;
}

/** A report with all its rows, and what stands around its table. */
export interface PdfReport extends Pick<ReportTable, 'columns' | 'chart' | 'totals'> {
  readonly title: string;
  /** The name of the business. */
  readonly author: string;
  readonly rows: readonly ReportRow[];
  readonly today: LocalDate;
}
