import { chartTexts } from './chart.texts';

/** A chart draws at most this many groups. The others are summed as one more group, or left out. */
export const CHART_MAX_GROUPS = 30;

type Cell = string | number | boolean | null;

export interface ChartGroup<Label> {
  readonly label: Label;
  readonly value: number | null;
}
export interface ChartGroups {
  /** The first groups of the report, in its order. The label is the cells of the group. */
  readonly groups: ChartGroup<Cell[]>[];
  /** How many other groups the report has. */
  readonly other_count: number;
  /** The sum of the others as one more group. It is null if there are none, or if the chart leaves them out. */
  readonly other_value: number | null;
}

/** A number of more than 15 digits is a string in the report. A chart rounds it to a JavaScript number. */
const toNumber = (cell: Cell | undefined): number | null => {
  const value = typeof cell === 'string' && cell !== '' ? Number(cell) : cell;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** Removes the rounding errors of floating-point sums: kronor and m² have at most six decimals. */
const roundSum = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The groups that a chart draws. A row contains the cells of a group, and then its aggregates. */
export const toChartGroups = (
  rows: readonly (readonly Cell[])[],
  columns: {
    readonly groupColumnCount: number;
    /** The index of the cell with the aggregate that is drawn. */
    readonly valueIndex: number;
    /** Whether the groups after the first are summed as one more group. */
    readonly sumsRemainingGroups: boolean;
  },
): ChartGroups => {
  const { groupColumnCount, valueIndex } = columns;
  const rest = rows.slice(CHART_MAX_GROUPS);
  return {
    groups: rows.slice(0, CHART_MAX_GROUPS).map((row) => ({
      label: row.slice(0, groupColumnCount),
      value: toNumber(row[valueIndex]),
    })),
    other_count: rest.length,
    other_value:
      columns.sumsRemainingGroups && rest.length > 0
        ? roundSum(rest.reduce((sum, row) => sum + (toNumber(row[valueIndex]) ?? 0), 0))
        : null,
  };
};

/** The groups with their labels as strings, and the group Övriga last if the other groups are summed. */
export const labelChartGroups = (
  { groups, other_value }: ChartGroups,
  formatCell: (cell: Cell, index: number) => string,
): ChartGroup<string>[] => {
  const labelled = groups.map(({ label, value }) => ({
    label: label.map((cell, index) => formatCell(cell, index) || chartTexts.noValue).join(' · '),
    value,
  }));
  return other_value === null ? labelled : [...labelled, { label: chartTexts.others, value: other_value }];
};

/**
 * The sentence that tells the user that other groups are summed or left out. The result is null when the chart draws all
 * groups.
 */
export const describeOthers = ({ groups, other_count, other_value }: ChartGroups): string | null => {
  if (other_count === 0) return null;
  return other_value === null
    ? chartTexts.omittedOthers(groups.length, other_count)
    : chartTexts.summedOthers(groups.length, other_count);
};
