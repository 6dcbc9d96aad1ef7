import { type AgedGrouping, agedColumnLabel, agedGroupingLabel } from '@husrum/contract/ledger';
import type { LocalDate } from '@husrum/format';

export const ledgerTexts = {
  title: 'Reskontra',
  fileName: (tenant: string, day: LocalDate) => `Reskontra ${tenant} ${day}.xlsx`,
  opening: 'Ingående saldo',
  closing: 'Utgående saldo',
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
