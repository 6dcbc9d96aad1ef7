import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { optionalDate, optionalText, output, reference } from '../../../core/fields';
import { listQuery, page, sortBy } from '../../../core/list';
import { namedObject, nameSchema } from '../../../core/named';
import { namedEntity } from '../../../objects/entity/named-entity';
import { openPromise } from '../../payments/payment-promise/payment-promise.calls';
import { ledgerLineKinds } from './ledger.kinds';

/** A line of a tenant's ledger. */
export const ledgerEntry = namedObject('LedgerEntry', {
  /** The kind, and the id of the invoice, payment, rounding, payout or write-off: `PAYMENT-7`. */
  key: output.text(),
  kind: output.choice(ledgerLineKinds),
  day: output.date(),
  /** The invoice, or the one that the payment was registered on. */
  invoice: yup.object({ id: output.id(), reference: output.textOrNull() }).nullable().defined(),
  company: reference.nullable().defined(),
  /** The last day to pay of an invoice. */
  due_at: output.dateOrNull(),
  /** What it adds to what the tenant owes, SEK: negative for payments and credits. */
  amount: output.number(),
  /** What the tenant owes after it, SEK. Negative: the tenant is owed money. */
  balance: output.number(),
  /** Of an invoice: what the tenant has promised to pay, while it is not paid. */
  promise: openPromise.nullable().default(undefined).optional(),
});
export type LedgerEntry = yup.InferType<typeof ledgerEntry>;

const ledgerFilters = {
  company_id: yup.number().integer().label('Företag'),
  /** Only the invoices of a lease, with what was paid on them and credited of them. */
  lease_id: yup.number().integer().label('Uthyrning'),
  from: optionalDate('Från och med').optional(),
  to: optionalDate('Till och med')
    .optional()
    .test(
      'period',
      'Slutdagen är före startdagen',
      (value, { parent }) => !value || !parent.from || value >= parent.from,
    ),
};

const ledgerLease = namedObject('LedgerLease', { id: output.id(), entity: namedEntity.required() });
export type LedgerLease = yup.InferType<typeof ledgerLease>;

const ledgerPage = nameSchema(
  'LedgerPage',
  page(ledgerEntry.required()).shape({
    tenant: reference.required(),
    /** What the tenant owed before the first day, and after the last one, SEK. */
    opening: output.number(),
    closing: output.number(),
    /** The sum of credit invoices that are made and not sent yet: they are in the ledger from the day of their sending. */
    unsent_credits: output.number(),
    /** The email address to which the ledger is sent, or null. */
    tenant_email: output.textOrNull().optional(),
    /** The leases that the tenant has been sent invoices of. */
    leases: yup.array().of(ledgerLease.required()).optional(),
    /** What the tenant owes after the last day with all leases, and with what belongs to none, SEK. */
    tenant_closing: yup.number().optional(),
  }),
);
export type LedgerPage = yup.InferType<typeof ledgerPage>;

export const ledgerMailInput = namedObject('LedgerMailInput', {
  ...ledgerFilters,
  /** What the user writes to the tenant, before the sentence about the ledger. */
  text: optionalText('Meddelande', 2000),
});

/** What the rows of aged balances stand for. */
export const agedGroupings = ['TENANT', 'HOUSE', 'COMPANY'] as const;
export type AgedGrouping = (typeof agedGroupings)[number];
export const agedGroupingLabel: Readonly<Record<AgedGrouping, string>> = {
  TENANT: 'Hyresgäst',
  HOUSE: 'Fastighet',
  COMPANY: 'Företag',
};

/** What is left to pay of sent invoices, by how many days ago it was due. SEK. */
const agedAmounts = {
  /** Due on the day or later. */
  not_due: output.number(),
  days_30: output.number(),
  days_60: output.number(),
  days_90: output.number(),
  /** Due more than 90 days ago. */
  older: output.number(),
  /** What was paid or credited too much, and is not used yet. */
  credit: output.number(),
  /** What is left to pay minus the credit. */
  balance: output.number(),
  /** Credit invoices that are made and not sent yet, which are deducted from what is left to pay. */
  unsent_credits: output.number(),
  /** What the books have on the customers' account: the balance before unsent credit invoices. */
  booked: output.number(),
};
/** The columns of a table of aged balances. */
export const agedColumnLabel = {
  not_due: 'Ej förfallet',
  days_30: '1–30 dagar',
  days_60: '31–60 dagar',
  days_90: '61–90 dagar',
  older: 'Över 90 dagar',
  credit: 'Tillgodo',
  balance: 'Saldo',
} as const satisfies Partial<Record<keyof typeof agedAmounts, string>>;
const agedSum = namedObject('AgedSum', agedAmounts);
export type AgedSum = yup.InferType<typeof agedSum>;
export const agedRow = namedObject('AgedRow', {
  /** The id of the tenant or company, or the name of the house; empty for what has none. */
  key: output.text(),
  name: output.textOrNull(),
  tenant_id: output.idOrNull(),
  /** Of a tenant, today: the promise to pay that ends first. */
  promise: openPromise.nullable().default(undefined).optional(),
  ...agedAmounts,
});
export type AgedRow = yup.InferType<typeof agedRow>;

const agedFilters = {
  /** Left out: today. */
  day: optionalDate('Dag').optional(),
  by: yup.string().oneOf(agedGroupings).default('TENANT').label('Visa per'),
  company_id: yup.number().integer().label('Företag'),
};

/** What tenants owe: every invoice, payment and credit with the balance after it, and balances by age, also of past days. */
export const ledgerCalls = defineCalls('ledger', {
  ofTenant: call({
    method: 'GET',
    path: '/api/ledger/tenant/{id}',
    summary: 'En hyresgästs reskontra',
    query: listQuery(sortBy('day'), ledgerFilters),
    response: ledgerPage,
  }),
  sheetOfTenant: call({
    method: 'GET',
    path: '/api/ledger/tenant/{id}/xlsx',
    summary: 'En hyresgästs reskontra som Excel-fil',
    query: yup.object(ledgerFilters),
    responseType: 'file',
  }),
  pdfOfTenant: call({
    method: 'GET',
    path: '/api/ledger/tenant/{id}/pdf',
    summary: 'En hyresgästs reskontra som PDF',
    query: yup.object(ledgerFilters),
    responseType: 'file',
  }),
  /** The mail is one of the tenant's messages, and its PDF one of the tenant's files. */
  mailToTenant: call({
    method: 'POST',
    path: '/api/ledger/tenant/{id}/mail',
    summary: 'Skicka reskontran till hyresgästen',
    idempotent: true,
    body: ledgerMailInput,
    response: namedObject('LedgerMail', {
      /** The message to the tenant, whose page says whether it arrived. */
      message_id: output.id(),
      email: output.text(),
    }),
  }),
  aged: call({
    method: 'GET',
    path: '/api/ledger/aged',
    summary: 'Kundfordringar efter ålder',
    query: listQuery(sortBy('name', 'balance', 'older'), agedFilters),
    response: nameSchema(
      'AgedPage',
      page(agedRow.required()).shape({ day: output.date(), sum: agedSum.required() }),
    ),
  }),
  agedSheet: call({
    method: 'GET',
    path: '/api/ledger/aged/xlsx',
    summary: 'Kundfordringar efter ålder som Excel-fil',
    query: yup.object(agedFilters),
    responseType: 'file',
  }),
});
