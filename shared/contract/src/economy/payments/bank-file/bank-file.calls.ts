import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import {
  amount,
  id,
  optionalChoice,
  optionalId,
  optionalText,
  output,
  reference,
} from '../../../core/fields';
import { breadcrumb, listQuery, messageResponse, page, sortBy } from '../../../core/list';
import { namedObject } from '../../../core/named';
import { invoiceStatuses } from '../../invoicing/invoice/invoice.status';
import { largestBankFile, MAX_BANK_PAYMENTS, MAX_CSV_COLUMN } from './bank-file.limits';
import {
  bankFileFormats,
  bankFileWork,
  bankPaymentReasons,
  bankPaymentStates,
  unreadableReasons,
} from './bank-payment.state';
import { MAX_PAYMENT_PARTS } from './bank-payment-division';

const fileFields = {
  id: output.id(),
  /** The name of the uploaded file. */
  name: output.text(),
  format: output.choice(bankFileFormats),
  /** The bank of a CSV file whose header is known. */
  bank: output.textOrNull().optional(),
  company: reference.required(),
  /** The accounts or giro numbers that were paid to, as in the file. */
  accounts: output.list(yup.string().required()),
  /** The first and the last day on which the bank booked a payment. It is null for a file without payments. */
  first_on: output.dateOrNull(),
  last_on: output.dateOrNull(),
  /** The number of payments, including reversals. */
  payments: output.number(),
  /** The sum of the payments, SEK, without reversals and payments in other currencies. */
  amount: output.number(),
  /** The number of payments that are registered on invoices here. */
  booked: output.number(),
  /** The sum of the payments that are registered on invoices here, SEK. */
  booked_amount: output.number(),
  /** The number of payments that wait for a decision: neither registered nor put aside. */
  undecided: yup.number().optional(),
  /** The last day on which the file itself is kept, as it was uploaded. It is null when it is not, or not any more. */
  kept_until: output.dateOrNull().optional(),
  created_at: output.text(),
  /** The user who uploaded the file. It is null when the user has been removed. */
  user: output.textOrNull(),
};

export const bankFileRow = namedObject('BankFileRow', fileFields);
export type BankFileRow = yup.InferType<typeof bankFileRow>;

const bankPaymentGroup = namedObject('BankPaymentGroup', {
  state: output.choice(bankPaymentStates),
  /** The number of payments. */
  count: output.number(),
  /** The sum of the payments, SEK, without reversals and payments in other currencies. */
  amount: output.number(),
});
export type BankPaymentGroup = yup.InferType<typeof bankPaymentGroup>;

const unreadableEntry = namedObject('UnreadableEntry', {
  /** The entry as the bank names it, or its position in the file. */
  place: output.text(),
  reason: output.choice(unreadableReasons),
  booked_on: output.dateOrNull(),
  /** The amount with its currency, as in the file. */
  amount: output.textOrNull(),
});
export type UnreadableEntry = yup.InferType<typeof unreadableEntry>;

const detailFields = {
  ...fileFields,
  /** The number of withdrawals in the file. They are not stored. */
  withdrawals: output.number(),
  /** The number of payments that the bank has not booked yet. They are not stored. */
  pending: output.number(),
  /** Whether the balances of a CSV file show that it lacks rows, as when only the deposits were downloaded. */
  may_lack_rows: output.flag().optional(),
  /** The entries that cannot be read. Nothing is registered of them. */
  unreadable: output.list(unreadableEntry.required()).optional(),
  /** The number of payments to other companies of the business. They are not stored. */
  other_companies: output.number(),
  /** One entry for each state, also when it has no payments. */
  groups: output.list(bankPaymentGroup.required()),
  /** Only a file from which nothing is registered can be removed. */
  can_remove: output.flag(),
  /**
   * A digest of the payments that can be registered and their invoices as they match now. The page sends it back when the user
   * registers them, so that payments whose invoice has changed meanwhile are refused.
   */
  match_digest: output.text().optional(),
  breadcrumb: breadcrumb(),
};
export const bankFileDetail = namedObject('BankFileDetail', detailFields);
export type BankFile = yup.InferType<typeof bankFileDetail>;

/** A file of a ZIP: its id when it was read, or else why not. */
const archiveFile = namedObject('BankArchiveFile', {
  name: output.text(),
  id: output.idOrNull(),
  /** The number of payments. */
  payments: output.number(),
  /** Whether the file was read before. */
  is_known: output.flag(),
  error: output.textOrNull(),
});
export type BankArchiveFile = yup.InferType<typeof archiveFile>;

/** The position of a column of a CSV file, from 0. */
const columnFields = {
  day_column: output.numberOrNull(),
  amount_column: output.numberOrNull(),
  text_column: output.numberOrNull(),
  reference_column: output.numberOrNull(),
  payer_column: output.numberOrNull(),
};

const csvColumns = namedObject('BankCsvColumns', {
  /** The titles of the columns. One without a title is empty, and so are all of a file without a header. */
  titles: output.list(yup.string().defined()),
  /** The first rows, with a cell for each column. */
  rows: output.list(yup.array().of(yup.string().defined()).required()),
  /** Whether the choice is remembered for the next file with these titles. */
  is_remembered: output.flag(),
  /** What the columns probably are. */
  ...columnFields,
});
export type BankCsvColumns = yup.InferType<typeof csvColumns>;

const column = (label: string) => yup.number().integer().min(0).max(MAX_CSV_COLUMN).label(label).nullable();

const invoiceFields = {
  id: output.id(),
  reference: output.textOrNull(),
  status: output.choice(invoiceStatuses),
  tenant: output.text(),
  entity: output.text(),
  tenant_id: output.idOrNull().optional(),
  /** What is left to pay before this payment, SEK. */
  left: output.number(),
};
const bankPaymentInvoice = namedObject('BankPaymentInvoice', invoiceFields);

/** An invoice that a payment of several invoices names. */
const bankPaymentPart = namedObject('BankPaymentPart', {
  ...invoiceFields,
  /** What the invoice gets of the payment, SEK: 0 if it is paid already. It is null while a person must decide. */
  amount: output.numberOrNull(),
});
export type BankPaymentPart = yup.InferType<typeof bankPaymentPart>;

export const bankPayment = namedObject('BankPayment', {
  id: output.id(),
  /** The day on which the bank booked the payment. */
  booked_on: output.date(),
  amount: output.number(),
  currency: output.text(),
  payer: output.textOrNull(),
  /** The reference as read, usually an OCR number. */
  reference: output.textOrNull(),
  /** The payer's message. */
  message: output.textOrNull(),
  /** The bank's own number of the payment. */
  bank_reference: output.textOrNull(),
  state: output.choice(bankPaymentStates),
  reason: output.choice(bankPaymentReasons),
  /** The invoice that was found, proposed, chosen or paid. For a reversal: the invoice on which the reversed payment is registered. */
  invoice: bankPaymentInvoice.nullable().defined(),
  /** Whether a person chose the invoice, or divided the payment among invoices. */
  is_chosen: output.flag(),
  /**
   * The invoices of a payment that names several; empty otherwise. Registering divides the payment among them, each with its
   * `amount`; it cannot be registered on only one of them. `invoice` is then the first of them, or the one because of which the
   * payment cannot be registered.
   */
  parts: output.list(bankPaymentPart.required()).optional(),
  /** By how much the payment exceeds what is left of the invoice, SEK. */
  surplus: output.number(),
  /** Whether the payment can be registered on `invoice`. */
  can_book: output.flag(),
  /** Why a person put the payment aside, in their own words. */
  aside_note: output.textOrNull().optional(),
  /** The day on which a person chose the tenant for the same payer, if the invoice is proposed for that reason. */
  learnt_on: output.dateOrNull().optional(),
  /** Whether it is the sum of a day from Bankgirot: `other_file` has its parts, or no file that has been read. */
  is_day_sum: output.flag().optional(),
  /** The account that was paid to, if it is not the company's and a person is asked about it for that reason. */
  other_account: output.textOrNull().optional(),
  /** Whether the bank has taken the payment back, according to this file or another file of the company. */
  is_reversed: output.flag().optional(),
  /**
   * Another file that explains the reason. It is null for reasons that are not listed here.
   *
   * - DUPLICATE: the file that has the payment first.
   * - SIMILAR: the file with the equal payment. It is null when that was registered by hand.
   * - Any other reason, if `is_reversed`: the file with the reversal. It is null when that is this file.
   * - REVERSAL: the file with the payment that is reversed. It is null when that is this file.
   */
  other_file: reference.nullable().defined(),
});
export type BankPayment = yup.InferType<typeof bankPayment>;

/** An invoice that can be chosen for a payment. */
const nearestInvoice = namedObject('BankPaymentNearestInvoice', {
  ...invoiceFields,
  /** Null: it is not sent yet. */
  due_at: output.dateOrNull(),
});

/** A payment that a person ticked, with the invoice that the page showed for it. */
const tickedPayment = yup.object({ id: id('Betalning'), invoice_id: id('Avi') }).required();

/** Files of payments from a bank, and their payments, which become payments of invoices outside accounting programs. */
export const bankFileCalls = defineCalls('bankFile', {
  list: call({
    method: 'GET',
    path: '/api/bankfile',
    summary: 'Inlästa bankfiler',
    query: listQuery(sortBy('created_at', 'name', 'company', 'first_on', 'payments', 'amount', 'booked'), {
      company_id: yup.number().integer(),
      work: optionalChoice(bankFileWork, 'Arbete'),
    }),
    response: page(bankFileRow.required()),
  }),
  /**
   * Reads and checks a file. Registers nothing. If the same file has been uploaded before, the response is the stored one.
   *
   * The columns of a CSV file are known by its header. For a header that is not known, the response is 422 with a text for
   * `day_column`. `columns` then answers what the file has, and the next upload states the columns, which are remembered for the header.
   *
   * Each file of a ZIP is read as if it had been uploaded alone, with its result in `files`. The response is the first one that could be
   * read. If there is none, it is 422 with a text for each.
   */
  upload: call({
    method: 'POST',
    path: '/api/bankfile',
    summary: 'Läs in en bankfil',
    multipart: true,
    largestFile: largestBankFile,
    perMinute: 30,
    /** Without `company_id`: the company whose bankgiro or plusgiro the file states, or the only company of the business. */
    body: yup.object({
      company_id: optionalId('Företag'),
      day_column: column('Dag'),
      amount_column: column('Belopp'),
      text_column: column('Text'),
      reference_column: column('Referens'),
      payer_column: column('Betalare'),
    }),
    response: namedObject('BankFileUploadResponse', {
      ...detailFields,
      is_known: output.flag(),
      /** The files of a ZIP, in its order. It is left out for any other file. */
      files: output.list(archiveFile.required()).optional(),
    }),
  }),
  /** The columns of a CSV file, for a user to say what they are. Stores nothing. */
  columns: call({
    method: 'POST',
    path: '/api/bankfile/columns',
    summary: 'Kolumnerna i en CSV-fil från banken',
    multipart: true,
    largestFile: largestBankFile,
    perMinute: 30,
    response: csvColumns,
  }),
  detail: call({
    method: 'GET',
    path: '/api/bankfile/{id}',
    summary: 'En bankfil',
    response: bankFileDetail,
  }),
  /** The file as it was uploaded; one of a ZIP alone. The response is 409 when it is not kept: see `kept_until`. */
  file: call({
    method: 'GET',
    path: '/api/bankfile/{id}/file',
    summary: 'En bankfil som den lästes in',
    needsState: true,
    responseType: 'file',
  }),
  payments: call({
    method: 'GET',
    path: '/api/bankfile/{id}/payment',
    summary: 'Betalningarna i en bankfil',
    query: listQuery(sortBy('booked_on', 'amount', 'payer'), { state: optionalChoice(bankPaymentStates) }),
    response: page(bankPayment.required()),
  }),
  /** Chooses the invoice of a payment, or leaves the payment out. With neither, the payment is matched by its reference again. */
  choose: call({
    method: 'PATCH',
    path: '/api/bankfile/payment/{id}',
    summary: 'Välj avi för en betalning, eller lämna den utanför',
    idempotent: true,
    body: yup.object({
      invoice_id: optionalId('Avi'),
      left_out: yup.boolean().default(false).label('Lägg åt sidan'),
      /** Why it is left out. It is forgotten when the payment is taken in again. */
      aside_note: optionalText('Anteckning'),
    }),
    response: bankPayment,
  }),
  /** The open invoices on which a payment can be registered, the nearest by amount and day first. */
  nearest: call({
    method: 'GET',
    path: '/api/bankfile/payment/{id}/invoice',
    summary: 'Avierna som en betalning kan gälla, de närmaste först',
    query: listQuery(sortBy('due_at', 'left')),
    response: page(nearestInvoice.required()),
  }),
  /**
   * Divides a payment among invoices of the company. Registers nothing: the payment is then among those that are READY. `choose` takes
   * it back. The response is 422 with a text for the part that exceeds what is left of its invoice, or for `parts`.
   */
  divide: call({
    method: 'POST',
    path: '/api/bankfile/payment/{id}/division',
    summary: 'Dela en betalning på flera avier',
    idempotent: true,
    body: yup.object({
      parts: yup
        .array()
        .of(yup.object({ invoice_id: id('Avi'), amount: amount('Belopp') }).required())
        .min(1, 'Välj minst en avi')
        .max(MAX_PAYMENT_PARTS, `Välj högst ${MAX_PAYMENT_PARTS} avier`)
        .label('Avier')
        .required(),
    }),
    response: bankPayment,
  }),
  /**
   * Registers payments on their invoices, in one transaction: those that are READY, except `except_ids`, and the ticked ones in `also`.
   * If a ticked one no longer matches its invoice, the response is 409.
   */
  book: call({
    method: 'POST',
    path: '/api/bankfile/{id}/book',
    summary: 'Registrera betalningarna i en bankfil',
    idempotent: true,
    body: yup.object({
      except_ids: yup.array().of(id('Betalning')).max(MAX_BANK_PAYMENTS).default([]).label('Betalningar'),
      also: yup.array().of(tickedPayment).max(MAX_BANK_PAYMENTS).default([]).label('Betalningar'),
      /** The number of payments to register, as the page showed it, and their sum. If they differ now, the response is 409. */
      count: yup
        .number()
        .integer()
        .min(1, 'Välj minst en betalning')
        .max(MAX_BANK_PAYMENTS)
        .label('Antal')
        .required(),
      amount: amount('Belopp'),
      /** `match_digest` of the page that the user saw. If it differs now, the response is 409. Left out: not compared. */
      match_digest: yup.string().max(100),
    }),
    response: namedObject('BankFileBookResponse', {
      /** The number of registered payments. */
      count: output.number(),
      /** The sum of the registered payments, SEK. */
      amount: output.number(),
      /** What exceeded the invoices, in SEK. It has settled other invoices of the tenants, or become their credit. */
      surplus: output.number(),
    }),
  }),
  /** Removes a file, if nothing from it is registered. */
  remove: call({
    method: 'DELETE',
    path: '/api/bankfile/{id}',
    summary: 'Ta bort en bankfil',
    idempotent: true,
    response: messageResponse,
  }),
});
