import { type IndexSeries, indexSeriesLabel } from '@husrum/contract/agreement';

export const indexValueTexts = {
  published: (year: number) => `Oktober ${year} finns redan i tabellen, med sin källa`,
  typed: (year: number) =>
    `Oktober ${year} är redan inskrivet. Ta bort det först, så kan du skriva in det igen.`,
  notYet: (year: number) => `Oktober ${year} har inte varit än`,
  ended: 'Serien med basår 1980 publiceras till och med 2030',
  notStarted: 'Serien med basår 2020 publiceras från 2026',
  used: 'Indextalet är använt i en uppräkning som gäller. Ångra den först.',
  removed: 'Indextalet är borttaget',
  typedBy: (note: string) => `Inskrivet: ${note}`,
  missing: (missing: readonly { readonly series: IndexSeries; readonly year: number }[]) =>
    `${missing.map(({ series, year }) => `Oktober ${year} (${indexSeriesLabel[series]})`).join(' och ')} saknas i indextabellen. Skriv in det där, eller undanta uthyrningarna.`,
} as const;
