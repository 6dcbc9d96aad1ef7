import { toMidSentence } from '@husrum/contract/report';

/** Texts that the screen and the PDF show at a chart. */
export const chartTexts = {
  /** The groups of a report beyond those that are drawn. */
  others: 'Övriga',
  noValue: '–',
  /** `Summa hyra per år (kr) per bolag och hus`. */
  title: (value: string, groups: readonly string[]): string =>
    `${value} per ${groups.map(toMidSentence).join(' och ')}`,
  summedOthers: (drawn: number, others: number): string =>
    `Diagrammet visar de ${drawn} första grupperna i rapportens ordning. De övriga (${others}) är summerade som Övriga.`,
  omittedOthers: (drawn: number, others: number): string =>
    `Diagrammet visar de ${drawn} första grupperna i rapportens ordning. De övriga (${others}) ritas inte.`,
  noGroups: 'Det finns inga grupper att rita.',
  noShares: 'Andelar kan bara ritas när alla värden är noll eller mer och summan är större än noll.',
} as const;
