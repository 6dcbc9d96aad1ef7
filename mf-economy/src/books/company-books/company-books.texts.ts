import type { BooksEvent } from '@husrum/contract/company-books';
import {
  capitalize,
  formatCount,
  formatDateTime,
  formatKronor,
  formatMonth,
  type LocalDate,
  type Month,
} from '@husrum/format';

const voucherCount = (count: number) => formatCount(count, 'verifikation', 'verifikationer');
const by = (name: string | null) => (name === null ? '' : ` av ${name}`);

export const companyBooksTexts = {
  title: 'Bokföring',
  economy: 'Ekonomisk översikt',
  company: 'Företag',
  lockedThrough: (day: LocalDate | null) =>
    day === null ? 'Ingen månad är låst' : `Låst till och med ${day}`,
  vouchers: 'Verifikationer',
  sie: 'SIE-fil',

  months: 'Månader',
  month: 'Månad',
  monthName: (month: Month) => capitalize(formatMonth(month)),
  turnover: 'Summa debet',
  state: 'Status',
  locked: 'Låst',
  open: 'Öppen',
  exported: 'Senast hämtad',
  notExported: 'Inte hämtad',
  exportedBy: (at: string, name: string | null) => `${formatDateTime(at)}${by(name)}`,
  bookedSince: (count: number) => `${voucherCount(count)} efter hämtningen`,
  nothingBooked: 'Inget är bokfört än',
  nothingBookedText:
    'Avier, krediteringar och inbetalningar bokförs här av sig själva. Börja med att skicka en hyresavi.',
  toInvoices: 'Visa hyresavier',
  noCompanies: 'Det finns inte några företag',
  noCompaniesText: 'Bokföringen hör till ett företag.',
  createCompany: 'Skapa företag',

  lock: 'Lås månader',
  lockTo: (day: LocalDate) => `Lås till och med ${day}`,
  lockSubmit: 'Lås',
  lockText:
    'I en låst månad bokförs inget mer. Det som registreras senare men hände i en låst månad bokförs den första dagen som inte är låst, och det syns på verifikationen. Lås en månad när den är avstämd och läst in i bokföringsprogrammet.',
  lockUndoText: 'En administratör kan låsa upp med en orsak.',
  lockedNow: (day: LocalDate | null) => (day === null ? 'Inget är låst' : `Låst till och med ${day}`),
  unlock: 'Lås upp',
  unlockText:
    'Månaderna efter den valda dagen kan ändras igen. Det som redan har bokförts senare på grund av låset ligger kvar där. Har månaden lästs in i ett bokföringsprogram behöver det som tillkommer läsas in också.',
  unlockAll: 'Alla månader låses upp',

  check: 'Avstämning',
  runCheck: 'Stäm av nu',
  notChecked: 'Bokföringen stäms av varje natt. Den har inte stämts av än.',
  agrees: (at: string) =>
    `Bokföringen stämmer med avier, inbetalningar och reskontra (${formatDateTime(at)})`,
  disagrees: (at: string) =>
    `Bokföringen stämmer inte (${formatDateTime(at)}). Kontakta supporten och ange raderna nedan.`,
  figure: 'Jämförelse',
  expected: 'Ska vara',
  booked: 'Bokfört',
  fault: (kind: 'INVOICE' | 'PAYMENT', reference: string | null, expected: number, booked: number) =>
    `${kind === 'INVOICE' ? 'Avi' : 'Inbetalning på avi'} ${reference ?? 'utan nummer'}: ska vara ${formatKronor(expected)}, bokfört ${formatKronor(booked)}`,

  rounding: 'Öresavrundning',
  roundsPayments: 'Avrunda ören som skiljer',
  roundingText:
    'En inbetalning som skiljer mindre än en krona från det som är kvar betalar avin helt. Skillnaden bokförs på 3740 och blir varken skuld eller tillgodo. Gäller inte avier i Fortnox och Spiris.',
  roundingReadOnly: 'Din roll får se inställningen men inte ändra den.',

  history: 'Historik',
  at: 'Tid',
  what: 'Händelse',
  who: 'Av',
  reason: 'Orsak',
  event: ({ what, from, to }: Pick<BooksEvent, 'what' | 'from' | 'to'>) =>
    ({
      LOCKED: `Låste till och med ${to}`,
      UNLOCKED: to === null ? 'Låste upp alla månader' : `Låste upp månaderna efter ${to}`,
      SETTINGS: 'Ändrade inställningarna',
      EXPORTED: `Hämtade SIE-fil för ${from} – ${to}`,
    })[what],
  noHistory: 'Ingen har låst eller hämtat något än',

  exportedBefore: 'Det här är redan hämtat',
  exportedMonth: (
    month: Month,
    { at, by: name }: { readonly at: string; readonly by: string | null },
    since: number,
  ) =>
    `${capitalize(formatMonth(month))} hämtades ${formatDateTime(at)}${by(name)}.${
      since === 0
        ? ' Inget har bokförts i månaden efter det.'
        : ` Efter det har ${voucherCount(since)} bokförts i månaden.`
    }`,
  lockOffer: (day: LocalDate) =>
    `Filen är hämtad. Lås till och med ${day}, så ändras inte månaden efter att den har lästs in.`,

  thePayment: 'Inbetalningen',
  /** Says where something with a day in a locked month is booked. With several companies, the locked one is named. */
  bookedLater: (
    day: LocalDate,
    { what, bookedOn, company }: { what: string; bookedOn: LocalDate; company?: string | undefined },
  ) =>
    `${capitalize(formatMonth(day))} är låst${company === undefined ? '' : ` i ${company}`}. ${what} bokförs ${bookedOn}.`,
  someBookedLater: (lockedThrough: LocalDate, bookedOn: LocalDate) =>
    `Till och med ${lockedThrough} är låst. Inbetalningar från den tiden bokförs ${bookedOn}.`,
} as const;
