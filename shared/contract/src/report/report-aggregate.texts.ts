import type { AggregateFunction, ReportFieldType } from './report.operators';

const functionLabels: Readonly<Record<AggregateFunction, string>> = {
  count: 'Antal',
  sum: 'Summa',
  avg: 'Medelvärde',
  min: 'Lägsta',
  max: 'Högsta',
};
const dateFunctionLabels: Partial<Record<AggregateFunction, string>> = { min: 'Tidigast', max: 'Senast' };

/** `Lägsta`, of dates `Tidigast`. */
export const aggregateFunctionLabel = (name: AggregateFunction, type: ReportFieldType): string =>
  (type === 'datetime' ? dateFunctionLabels[name] : undefined) ?? functionLabels[name];

/** Without its first capital, which an abbreviation keeps: `OCR-nummer`. */
export const toMidSentence = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase('sv') + label.slice(1);

/** `Summa hyra per år (kr)`, `Tidigast förfaller`. */
export const aggregateLabel = (
  name: AggregateFunction,
  { label, type }: { readonly label: string; readonly type: ReportFieldType },
): string => `${aggregateFunctionLabel(name, type)} ${toMidSentence(label)}`;

const rowCountLabel = 'Antal rader';

/** `Antal hyresavier`. Without a word for the rows, for example because a relationship repeats them, `Antal rader`. */
export const countLabel = (rows: string | null | undefined): string =>
  rows ? `Antal ${rows}` : rowCountLabel;
