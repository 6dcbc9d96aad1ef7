import { reportTexts } from './report.texts';

/** The server stops counting rows here. */
const MAX_COUNTED_ROWS = 10_000;

/** `ett`, `ett och två`, `ett, två och tre`. */
const joinWithAnd = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${reportTexts.and} ${texts.at(-1)}`;

interface SummaryInput {
  model: string;
  filters: readonly string[];
  columns: number;
  /** Undefined while loading. */
  rows: number | undefined;
}

/** Describes the report in one sentence: `Uthyrningar där Status är Aktiv, 6 kolumner, 128 rader`. */
export const summarizeReport = ({ model, filters, columns, rows }: SummaryInput): string => {
  const subject = filters.length === 0 ? model : reportTexts.modelWithFilters(model, joinWithAnd(filters));
  const parts = [subject, reportTexts.columnCount(columns)];
  if (rows !== undefined) {
    parts.push(
      rows >= MAX_COUNTED_ROWS ? reportTexts.atLeastRows(MAX_COUNTED_ROWS) : reportTexts.rowCount(rows),
    );
  }
  return parts.join(', ');
};
