import { formatCount, formatNumber } from '@husrum/format';
export const unbilledPeriodTexts = {
  title: 'Ofakturerade perioder',
  lead: 'Dagar som ingen hyresavi täcker, fast de borde ha fått en.',
  none: 'Alla dagar har en hyresavi',
  noneText: 'Här visas dagar i en uthyrning som ingen hyresavi täcker.',
  sum: 'Summa i urvalet',

  lease: 'Uthyrning',
  company: 'Företag',
  period: 'Period',
  days: 'Dagar',
  excludingVat: 'Exklusive moms',
  create: 'Skapa',

  createOne: 'Skapa avi',
  createForWhole: 'En avi',
  createPerPeriod: (count: number) => `En per period (${formatNumber(count)})`,
  created: (references: readonly string[]) =>
    references.length === 1
      ? `Avi ${references[0]} är skapad`
      : `${formatNumber(references.length)} avier är skapade`,

  billedElsewhere: 'Fakturerad på annat sätt',
  billedElsewhereQuestion: (name: string, until: string) =>
    `Dagarna för ${name} till och med ${until} räknas som fakturerade på annat sätt och får ingen avi. Det går inte att ångra.`,
  markAll: 'Fakturerat på annat sätt …',
  markAllText:
    'För dagar som fakturerades innan ni började med Husrum. De får inga avier och visas inte längre här. Det går inte att ångra.',
  markAllSubmit: 'Markera som fakturerade',
  allCompanies: 'Alla företag',

  count: (count: number) => formatCount(count, 'ofakturerad period', 'ofakturerade perioder'),
} as const;
