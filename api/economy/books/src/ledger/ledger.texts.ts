import type { NamedEntity } from '@husrum/contract/entity';
import { type AgedGrouping, agedColumnLabel, agedGroupingLabel } from '@husrum/contract/ledger';
import { formatEntityName, type LocalDate } from '@husrum/format';

export const ledgerTexts = {
  title: 'Reskontra',
  fileName: (tenant: string, day: LocalDate) => `Reskontra ${tenant} ${day}.xlsx`,
  pdfName: (tenant: string, day: LocalDate) => `Reskontra ${tenant} ${day}.pdf`,
  period: (from: LocalDate | null, to: LocalDate) =>
    from === null ? `Till och med ${to}` : `${from} till och med ${to}`,
  noEntries: 'Inga händelser',
  creditNote: 'Ett belopp under noll är hyresgästens tillgodohavande.',
  lease: (entity: NamedEntity) => `Uthyrning: ${formatEntityName(entity)}`,
  /** What the ledger of a lease leaves out, and what the tenant owes with it. */
  leaseNote: (balance: string) =>
    `Bara avier för uthyrningen och det som betalats på dem. Hyresgästens saldo med allt: ${balance}.`,
  printed: (day: LocalDate) => `Utskriven ${day}`,
  page: (page: number, count: number) => `Sida ${page} av ${count}`,
  opening: 'Ingående saldo',
  closing: 'Utgående saldo',
  tenantClosing: 'Hyresgästens saldo med allt',
  columns: {
    day: 'Datum',
    kind: 'Händelse',
    invoice: 'Avi',
    company: 'Företag',
    due: 'Förfallodag',
    amount: 'Belopp',
    balance: 'Saldo',
  },
  dayInFuture: 'Dagen får inte vara efter i dag',
} as const;

export const agedTexts = {
  title: (day: LocalDate) => `Kundfordringar ${day}`,
  fileName: (day: LocalDate) => `Kundfordringar ${day}.xlsx`,
  nameColumn: (by: AgedGrouping) => agedGroupingLabel[by],
  noName: 'Utan namn',
  columns: {
    ...agedColumnLabel,
    unsentCredits: 'Ej skickade kreditavier',
    booked: 'Bokfört på 1510',
  },
  total: 'Summa',
} as const;
