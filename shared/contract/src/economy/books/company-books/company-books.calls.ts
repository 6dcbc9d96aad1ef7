import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { date, flag, longText, optionalDate, output, reference } from '../../../core/fields';
import { listQuery, page, sortBy } from '../../../core/list';
import { namedObject } from '../../../core/named';
import { booksSettings, booksSettingsInput, costCentre, costCentreInput } from './books-settings.schema';

/** What a person did with the books of a company. */
export const booksEventKinds = ['LOCKED', 'UNLOCKED', 'EXPORTED', 'SETTINGS'] as const;
export type BooksEventKind = (typeof booksEventKinds)[number];

export const booksMonth = namedObject('BooksMonth', {
  /** YYYY-MM */
  month: output.text(),
  is_locked: output.flag(),
  /** How many vouchers are booked in the month, and the sum of their debits, SEK. */
  vouchers: output.number(),
  turnover: output.number(),
  /** The last export of all its days. */
  exported: yup.object({ at: output.date(), by: output.textOrNull() }).nullable().defined(),
  /** How many of its vouchers came after that export. */
  booked_since: output.number(),
});
export type BooksMonth = yup.InferType<typeof booksMonth>;

export const booksEvent = namedObject('BooksEvent', {
  id: output.id(),
  what: output.choice(booksEventKinds),
  /** The days of an export. A lock has the last locked day; without one, no month is locked any more. */
  from: output.dateOrNull(),
  to: output.dateOrNull(),
  reason: output.textOrNull(),
  by: output.textOrNull(),
  at: output.date(),
});
export type BooksEvent = yup.InferType<typeof booksEvent>;

/** What a check of the books compares. */
export const booksFigureNames = ['INVOICES', 'PAYMENTS', 'LEDGER', 'RECEIVABLES', 'DEPOSITS'] as const;
export type BooksFigureName = (typeof booksFigureNames)[number];
export const booksFigureLabel: Readonly<Record<BooksFigureName, string>> = {
  INVOICES: 'Skickade avier och kreditavier',
  PAYMENTS: 'Inbetalningar',
  LEDGER: 'Vad hyresgästerna är skyldiga',
  RECEIVABLES: 'Konto 1510 i den egna bokföringen',
  DEPOSITS: 'Depositioner: begärt och ränta, minus använt och återbetalt',
};

export const booksCheck = namedObject('BooksCheck', {
  at: output.date(),
  /** Whether all figures agree. */
  agrees: output.flag(),
  /** SEK. */
  figures: output.list(
    namedObject('BooksFigure', {
      name: output.choice(booksFigureNames),
      expected: output.number(),
      booked: output.number(),
    }).required(),
  ),
  /** Invoices and payments of which the journal has another amount, SEK. At most 50. */
  faults: output.list(
    namedObject('BooksFault', {
      kind: output.choice(['INVOICE', 'PAYMENT']),
      id: output.id(),
      reference: output.textOrNull(),
      expected: output.number(),
      booked: output.number(),
    }).required(),
  ),
});
export type BooksCheck = yup.InferType<typeof booksCheck>;

/** The books of a company. */
export const companyBooks = namedObject('CompanyBooks', {
  company: reference.required(),
  /** The last locked day. Null: no month is locked. */
  locked_through: output.dateOrNull(),
  /** Whether a payment that differs from what is left by less than a krona settles an invoice. */
  rounds_payments: output.flag(),
  /** The first month of the fiscal year, 1–12. Null: not known. */
  fiscal_year_start: output.numberOrNull(),
});
export type CompanyBooks = yup.InferType<typeof companyBooks>;

/** The books of companies: which months are locked, and what was done with them. */
export const companyBooksCalls = defineCalls('companyBooks', {
  list: call({
    method: 'GET',
    path: '/api/books',
    summary: 'Företagens bokföring och låsta månader',
    response: yup.object({ data: output.list(companyBooks.required()) }),
  }),
  months: call({
    method: 'GET',
    path: '/api/books/{id}/months',
    summary: 'Ett företags bokföring månad för månad',
    query: listQuery(sortBy('month')),
    response: page(booksMonth.required()),
  }),
  events: call({
    method: 'GET',
    path: '/api/books/{id}/events',
    summary: 'Vem som har låst, låst upp och hämtat bokföringen',
    query: listQuery(sortBy('at')),
    response: page(booksEvent.required()),
  }),
  /** The last check: whether invoices, payments, ledger and journal agree. It is made every night. */
  check: call({
    method: 'GET',
    path: '/api/books/{id}/check',
    summary: 'Senaste avstämningen av bokföringen',
    response: yup.object({ data: booksCheck.nullable().defined() }),
  }),
  runCheck: call({
    method: 'POST',
    path: '/api/books/{id}/check',
    summary: 'Stäm av bokföringen nu',
    response: booksCheck,
  }),
  setRounding: call({
    method: 'POST',
    path: '/api/books/{id}/rounding',
    summary: 'Välj om ören som skiljer avrundas bort',
    body: namedObject('BooksRoundingInput', { rounds_payments: flag('Avrunda ören') }),
    response: companyBooks,
  }),
  settings: call({
    method: 'GET',
    path: '/api/books/{id}/settings',
    summary: 'Hur ett företag bokför',
    response: booksSettings,
  }),
  /** They apply to what is booked from now on. */
  saveSettings: call({
    method: 'POST',
    path: '/api/books/{id}/settings',
    summary: 'Spara hur ett företag bokför',
    body: booksSettingsInput,
    response: booksSettings,
  }),
  costCentres: call({
    method: 'GET',
    path: '/api/books/{id}/cost-centres',
    summary: 'Kostnadsställen för ett företags fastigheter',
    query: listQuery(sortBy('name', 'code')),
    response: page(costCentre.required()),
  }),
  saveCostCentre: call({
    method: 'POST',
    path: '/api/books/{id}/cost-centres/{entityId}',
    summary: 'Spara kostnadsstället för en fastighet',
    body: costCentreInput,
    response: costCentre,
  }),
  /** Locks all months to the day, which is the last of a month that has passed. */
  lock: call({
    method: 'POST',
    path: '/api/books/{id}/lock',
    summary: 'Lås månader',
    body: namedObject('LockMonthsInput', { through: date('Till och med') }),
    response: companyBooks,
  }),
  /** Unlocks the months after the day; without a day, all. */
  unlock: call({
    method: 'POST',
    path: '/api/books/{id}/unlock',
    summary: 'Lås upp månader',
    requires: 'administration.write',
    body: namedObject('UnlockMonthsInput', {
      through: optionalDate('Låst till och med'),
      reason: longText('Orsak'),
    }),
    response: companyBooks,
  }),
});
