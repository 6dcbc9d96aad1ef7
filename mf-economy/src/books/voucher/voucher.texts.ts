import { formatMonth, type LocalDate } from '@husrum/format';

export const voucherTexts = {
  title: 'Verifikationer',
  lead: 'Varje händelse med pengar, så som den är bokförd. Öppna en rad för att se konton och belopp.',
  books: 'Bokföring',
  day: 'Bokförd',
  voucher: 'Verifikation',
  company: 'Företag',
  bookedIn: 'Bokförs i',
  own: 'Egen bokföring',
  inProgram: 'Bokföringsprogram',
  amount: 'Belopp',
  bookedLater: (eventDay: LocalDate) => `Hände ${eventDay}, men ${formatMonth(eventDay)} var låst`,
  reversal: 'Återföring',

  account: 'Konto',
  debit: 'Debet',
  credit: 'Kredit',
  sum: 'Summa',
  lines: 'Konton och belopp',

  from: 'Från och med',
  to: 'Till och med',
  kind: 'Händelse',
  invoice: 'Avi',
  invoiceNumber: (reference: string | null | undefined, id: number) => reference ?? `nr ${id}`,
  accountExample: 'Till exempel 1510',
  notAnAccount: 'Ett konto har fyra siffror, till exempel 1510',
  none: 'Inga verifikationer',
  noneText: 'En verifikation skapas av sig själv när en avi skickas, krediteras eller betalas.',
  toInvoices: 'Visa hyresavier',
} as const;
