import type { AggregateFunction, ReportFieldType } from './report.operators';

const functionLabels: Readonly<Record<AggregateFunction, string>> = {
  count: 'Antal',
  sum: 'Summa',
  avg: 'Medelvärde',
  min: 'Lägsta',
  max: 'Högsta',
};
const dateFunctionLabels: Partial<Record<AggregateFunction, string>> = { min: 'Tidigast', max: 'Senast' };

/** The label of a function, such as `Lägsta`, or `Tidigast` for dates. */
export const aggregateFunctionLabel = (name: AggregateFunction, type: ReportFieldType): string =>
  (type === 'datetime' ? dateFunctionLabels[name] : undefined) ?? functionLabels[name];

/** A label as it is written inside a sentence: with a small first letter, unless an abbreviation begins it, such as `OCR-nummer`. */
export const toMidSentence = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase('sv') + label.slice(1);

/** The label of an aggregate, such as `Summa hyra per år (kr)` or `Tidigast förfaller`. */
export const aggregateLabel = (
  name: AggregateFunction,
  { label, type }: { readonly label: string; readonly type: ReportFieldType },
): string => `${aggregateFunctionLabel(name, type)} ${toMidSentence(label)}`;

const rowCountLabel = 'Antal rader';

/**
 * The label of the count of rows, such as `Antal hyresavier`. It is `Antal rader` without a word for the rows, for example because a
 * relationship repeats them.
 */
export const countLabel = (rows: string | null | undefined): string =>
  rows ? `Antal ${rows}` : rowCountLabel;
