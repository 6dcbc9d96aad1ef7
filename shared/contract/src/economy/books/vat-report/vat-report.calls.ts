import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { choice, optionalMonth, output, reference } from '../../../core/fields';
import { listQuery, page, sortBy } from '../../../core/list';
import { namedObject, nameSchema } from '../../../core/named';
import { vatPeriodLengths } from './vat-period';

/** The boxes of the VAT return that letting fills in (docs/domain-rules.md, D-27), in the order of the form. */
export const vatBoxes = ['05', '08', '10', '11', '12'] as const;
export type VatBox = (typeof vatBoxes)[number];
export const vatBoxLabel: Readonly<Record<VatBox, string>> = {
  '05': 'Momspliktig försäljning',
  '08': 'Hyresinkomster vid frivillig beskattning',
  '10': 'Utgående moms 25 %',
  '11': 'Utgående moms 12 %',
  '12': 'Utgående moms 6 %',
};
/** The boxes of the base. */
export const vatBaseBoxes = ['05', '08'] as const;
export type VatBaseBox = (typeof vatBaseBoxes)[number];

/** Why the books and the VAT report of a period differ, in the order in which the page explains it. */
export const vatDifferences = [
  'REPORTED_LATER',
  'REPORTED_EARLIER',
  'BOOKED_EARLIER',
  'BOOKED_LATER',
  'CREDIT',
  'CANCELLED',
  'WRITE_OFF',
  'PROGRAM',
  'UNEXPLAINED',
] as const;
export type VatDifference = (typeof vatDifferences)[number];
export const vatDifferenceLabel: Readonly<Record<VatDifference, string>> = {
  REPORTED_LATER: 'Bokfört nu, redovisas senare',
  REPORTED_EARLIER: 'Bokfört nu, redovisat tidigare',
  BOOKED_EARLIER: 'Bokfört tidigare, redovisas nu',
  BOOKED_LATER: 'Redovisas nu, bokfört senare',
  CREDIT: 'Kreditavier',
  CANCELLED: 'Makulerade avier',
  WRITE_OFF: 'Avskrivna avier',
  PROGRAM: 'Bokförs i bokföringsprogrammet',
  UNEXPLAINED: 'Utan förklaring',
};

const vatPeriodFields = {
  /** A month of the period. */
  month: optionalMonth('Månad').required(),
  length: choice('Period', vatPeriodLengths),
};

const vatReport = namedObject('VatReport', {
  company: reference.required(),
  from: output.date(),
  to: output.date(),
  /** Whether the period has ended. Until then its amounts change with every payment. */
  has_ended: output.flag(),
  boxes: output.list(
    yup
      .object({
        box: output.choice(vatBoxes),
        /** SEK. */
        exact: output.number(),
        /** What to write in the box: whole SEK, without öre. */
        declared: output.number(),
      })
      .required(),
  ),
  /** The latest month last, and the highest rate first. SEK. */
  rows: output.list(
    yup
      .object({
        month: output.text(),
        tax_rate: output.number(),
        /** Null: without VAT, in none of the boxes. */
        box: output.choiceOrNull(vatBaseBoxes),
        base: output.number(),
        tax: output.number(),
      })
      .required(),
  ),
  /** The VAT accounts in the company's own books, and the VAT of the report, SEK. */
  accounts: output.list(
    yup
      .object({
        /** The standard account of the rate, and all that are used. */
        number: output.number(),
        numbers: output.list(output.number()),
        box: output.choice(vatBoxes),
        booked: output.number(),
        reported: output.number(),
      })
      .required(),
  ),
  booked: output.number(),
  reported: output.number(),
  /** They sum to what is reported minus what is booked, SEK. */
  differences: output.list(
    yup
      .object({
        difference: output.choice(vatDifferences),
        invoices: output.number(),
        amount: output.number(),
      })
      .required(),
  ),
});
export type VatReport = yup.InferType<typeof vatReport>;

/** An invoice whose VAT is booked and reported in different periods. SEK. */
export const vatDifferenceInvoice = namedObject('VatDifferenceInvoice', {
  id: output.id(),
  reference: output.textOrNull(),
  tenant_name: output.text(),
  sent_on: output.dateOrNull(),
  /** The VAT of the period in the company's own books, and in the report. */
  booked: output.number(),
  reported: output.number(),
  /** The part of the difference that has this name. */
  amount: output.number(),
});
export type VatDifferenceInvoice = yup.InferType<typeof vatDifferenceInvoice>;

/** The VAT of a company by month, rate and box of the VAT return, and how it ties to the books. */
export const vatReportCalls = defineCalls('vatReport', {
  overview: call({
    method: 'GET',
    path: '/api/company/{id}/vat',
    summary: 'Ett företags moms per ruta, månad och sats',
    query: yup.object(vatPeriodFields),
    response: vatReport,
  }),
  sheet: call({
    method: 'GET',
    path: '/api/company/{id}/vat/xlsx',
    summary: 'Ett företags moms som Excel-fil',
    query: yup.object(vatPeriodFields),
    responseType: 'file',
  }),
  invoices: call({
    method: 'GET',
    path: '/api/company/{id}/vat/invoice',
    summary: 'Avier vars moms bokförs och redovisas i olika perioder',
    query: listQuery(sortBy('reference', 'tenant', 'sent', 'amount'), {
      ...vatPeriodFields,
      difference: choice('Skillnad', vatDifferences),
    }),
    response: nameSchema('VatDifferenceInvoicePage', page(vatDifferenceInvoice.required())),
  }),
});
