import { formatCount, formatNumber } from '@husrum/format';
export const economyTexts = {
  title: 'Ekonomisk översikt',
  area: 'Ekonomi',
  overviewTab: 'Översikt',
  unbilledTab: 'Ofakturerade perioder',
  runsTab: 'Körningar',

  income: 'Intäkt per månad',
  incomeHint: (leases: number, max: string) =>
    `${formatCount(leases, 'uthyrning', 'uthyrningar')}, ${max} om allt vore uthyrt`,
  invoicedLastYear: 'Aviserat senaste 12 månaderna',
  invoicedLastYearHint: 'skickade avier exklusive moms, minus krediterade',
  occupancy: 'Uthyrningsgrad',
  occupancyHint: (vacant: number, rentable: number, tenants: number) =>
    `${formatNumber(vacant)} av ${formatNumber(rentable)} objekt vakanta, ${formatCount(tenants, 'hyresgäst', 'hyresgäster')}`,
  rentPerSquareMetre: 'Hyra per m² och år',
  rentPerSquareMetreHint: (area: string) => `snittyta ${area}`,
  noValue: '–',

  noneDueThisMonth: 'Inga hyresavier förfaller denna månad',
  ofAmount: (billed: string) => `av ${billed}`,
  paidShare: (share: string) => `${share} inbetalt`,
  amountLeft: (left: string) => `${left} återstår`,

  noProjection: 'Inga väntade intäkter',
  noProjectionText: 'De räknas fram ur avier som är skapade och avier som kommer att skapas automatiskt.',
  companiesLeftOut: 'Utan kommande avier, eftersom inga skapas automatiskt:',
  andMore: (count: string) => `och ${count} till`,
  excludingVat: 'exklusive moms',
  barsInThousands: ', staplarna i tusental kronor',
  createdInvoices: 'Skapade avier',
  upcomingInvoices: 'Kommande avier',
  partlyUpcoming: (total: string, upcoming: string) => `${total}, varav ${upcoming} i kommande avier`,
  showTable: 'Visa som tabell',
  month: 'Månad',
  sumExcludingVat: 'Summa exklusive moms',
} as const;
