import { reportTexts } from './report.texts';

/** Joins texts as in a sentence: `ett`, `ett och två`, `ett, två och tre`. */
const joinWithAnd = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${reportTexts.and} ${texts.at(-1)}`;

interface SummaryInput {
  /** The label of the model. */
  model: string;
  /** The label of each filter. */
  filters: readonly string[];
  /** The labels of the fields that the report is grouped by. */
  groups: readonly string[];
  /** The number of columns. */
  columns: number;
  /**
   * The number of rows, or of groups. It is undefined while loading. `isCapped` means that there are more than were counted.
   */
  rows: { count: number; isCapped: boolean } | undefined;
}

/**
 * Describes the report in one sentence, such as `Uthyrningar där Status är Aktiv, 6 kolumner, 128 rader`. The sentence about a
 * grouped report ends with the number of groups.
 */
export const summarizeReport = ({ model, filters, groups, columns, rows }: SummaryInput): string => {
  const subject = filters.length === 0 ? model : reportTexts.modelWithFilters(model, joinWithAnd(filters));
  const parts = [
    groups.length === 0 ? subject : reportTexts.groupedBy(subject, joinWithAnd(groups)),
    reportTexts.columnCount(columns),
  ];
  if (rows !== undefined) {
    const isGrouped = groups.length > 0;
    const count = isGrouped ? reportTexts.groupCount(rows.count) : reportTexts.rowCount(rows.count);
    parts.push(rows.isCapped ? reportTexts.moreThan(count) : count);
  }
  return parts.join(', ');
};
