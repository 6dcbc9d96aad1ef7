import type { BilledElsewhereMark } from '@husrum/contract/unbilled-period';
import { formatCount, formatDate, formatNumber } from '@husrum/format';

interface PeriodsToBill {
  name: string;
  count: number;
  first: string;
  last: string;
  fee: string;
}

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
  createPerPeriodTitle: (count: number) => `Skapa ${formatNumber(count)} avier?`,
  createPerPeriodQuestion: ({ name, count, first, last, fee }: PeriodsToBill) =>
    `${name} får ${formatNumber(count)} avier, en för varje period från ${first} till ${last}, tillsammans ${fee} exklusive moms. De får nummer och förfaller tidigast med ordinarie betalningsvillkor från i dag. Inget skickas förrän du skickar dem.`,
  createPerPeriodConfirm: (count: number) => `Skapa ${formatNumber(count)} avier`,
  created: (references: readonly string[]) =>
    references.length === 1
      ? `Avi ${references[0]} är skapad`
      : `${formatNumber(references.length)} avier är skapade`,

  billedElsewhere: 'Fakturerad på annat sätt',
  billedElsewhereQuestion: (name: string, until: string) =>
    `Dagarna för ${name} till och med ${until} räknas som fakturerade på annat sätt och får ingen avi. Det går att ångra under Fakturerat på annat sätt, tills dagarna har fått en avi.`,
  markAll: 'Fakturerat på annat sätt …',
  markAllText:
    'För dagar som fakturerades innan ni började med Husrum, som längst till slutet av den pågående perioden. De får inga avier och visas inte längre här.',
  markAllSubmit: 'Markera som fakturerade',
  allCompanies: 'Alla företag',
  marks: 'Markerat tidigare',
  mark: ({ until, leases, who, marked_at }: BilledElsewhereMark) =>
    [
      `Till och med ${until}`,
      formatCount(leases, 'uthyrning', 'uthyrningar'),
      [who, formatDate(new Date(marked_at))].filter(Boolean).join(' '),
    ].join(' · '),
  marksLeft: (count: number) => `och ${formatNumber(count)} tidigare`,
  undo: 'Ångra',
  undoMark: (until: string) => `Ångra till och med ${until}`,
  markBilled: 'Dagarna har fått en avi',

  count: (count: number) => formatCount(count, 'ofakturerad period', 'ofakturerade perioder'),
} as const;
