import type { NamedEntity } from '@husrum/contract/entity';
import { type AgedGrouping, agedColumnLabel, agedGroupingLabel } from '@husrum/contract/ledger';
import { formatEntityName, type LocalDate } from '@husrum/format';

interface LedgerMail {
  /** What the user wrote. */
  readonly text: string | null;
  readonly to: LocalDate;
  readonly balance: string;
  /** The object of the lease that the ledger is about, or null. */
  readonly entity: NamedEntity | null;
}

const creditNoteInMail = 'Ett belopp under noll har du till godo.';

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
  noAddress:
    'Hyresgästen har ingen mejladress. Lägg till den på hyresgästens sida, eller skriv ut reskontran som PDF',
  mailSubject: (to: LocalDate) => `Reskontra till och med ${to}`,
  /** `[namn]` becomes the name of the tenant. */
  mailBody: ({ text, to, balance, entity }: LedgerMail) =>
    [
      'Hej [namn]!',
      ...(text === null ? [] : [text]),
      `Här är din reskontra till och med ${to}${entity === null ? '' : ` för ${formatEntityName(entity)}`}, med varje avi, kreditering och inbetalning. Saldot är ${balance}. ${creditNoteInMail}`,
    ].join('\n\n'),
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
