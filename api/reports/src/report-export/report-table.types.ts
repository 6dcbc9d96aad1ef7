import type { CellValue } from '@husrum/api-platform';
import type { ReportField, ReportTotal } from '@husrum/contract/report';
import type { LocalDate } from '@husrum/format';
import type { PlannedChart } from '../report/plan-chart.rules';

export type ReportRow = readonly CellValue[];

/** A report whose rows are read in chunks. Its totals are those of all rows. */
export interface ReportTable {
  readonly columns: readonly Pick<ReportField, 'key' | 'label' | 'type' | 'decimals'>[];
  /** It is null without a chart. */
  readonly chart: PlannedChart | null;
  readonly totals: readonly Omit<ReportTotal, 'counts_once'>[];
  readonly chunks: AsyncIterable<readonly ReportRow[]> | Iterable<readonly ReportRow[]>;
}

/** A report with all its rows in memory, and the texts around its table. */
export interface PdfReport extends Pick<ReportTable, 'columns' | 'chart' | 'totals'> {
  readonly title: string;
  /** The name of the business. */
  readonly author: string;
  readonly rows: readonly ReportRow[];
  readonly today: LocalDate;
}
