import { formatCount, formatNumber } from '@husrum/format';
export const economyTexts = {
  title: 'Ekonomisk översikt',
  area: 'Ekonomi',
  overviewTab: 'Översikt',
  remindersTab: 'Påminnelser',
  agedTab: 'Kundfordringar',
  depositTab: 'Depositioner',
  vatTab: 'Momsrapport',
  booksTab: 'Bokföring',
  indexTab: 'Indexuppräkning',
  unbilledTab: 'Ofakturerade perioder',
  runsTab: 'Körningar',

  income: 'Intäkt per månad',
  incomeHint: (leases: number, max: string) =>
    `exklusive moms, ${formatCount(leases, 'uthyrning', 'uthyrningar')}, ${max} om allt vore uthyrt`,
  invoicedLastYear: 'Aviserat senaste 12 månaderna',
  invoicedLastYearHint: 'skickat till och med i dag, exklusive moms, minus krediterat',
  occupancy: 'Uthyrningsgrad',
  occupancyHint: (vacant: number, rentable: number, tenants: number) =>
    `${formatNumber(vacant)} av ${formatNumber(rentable)} objekt vakanta, ${formatCount(tenants, 'hyresgäst', 'hyresgäster')}`,
  rentPerSquareMetre: 'Hyra per m² och år',
  rentPerSquareMetreHint: (area: string) => `för uthyrda objekt, snittyta för alla objekt ${area}`,
  noValue: '–',

  noneSent: (months: readonly string[]) =>
    ['Inga hyresavier är skickade', months.join(' eller ')].filter(Boolean).join(' för '),
  rentalMonth: (month: string) => `Hyresmånaden ${month}`,
  rentalMonthHelp: 'En avi hör till den månad då dess period börjar. Belopp inklusive moms.',
  paidOfBilled: (billed: string) => `inbetalt av ${billed} aviserat`,
  paidShare: (share: string) => `${share} inbetalt`,
  amountLeft: (left: string) => `${left} kvar`,

  noProjection: 'Inga väntade intäkter',
  noProjectionText: 'De räknas fram ur avier som är skapade och avier som kommer att skapas automatiskt.',
  companiesLeftOut: 'Utan kommande avier, eftersom inga skapas automatiskt:',
  andMore: (count: string) => `och ${count} till`,
  excludingVat: 'exklusive moms, per hyresmånad från och med denna',
  barsInThousands: ', staplarna i tusental kronor',
  createdInvoices: 'Skapade avier',
  upcomingInvoices: 'Kommande avier',
  partlyUpcoming: (total: string, upcoming: string) => `${total}, varav ${upcoming} i kommande avier`,
  showTable: 'Visa som tabell',
  month: 'Månad',
  sumExcludingVat: 'Summa exklusive moms',
} as const;
