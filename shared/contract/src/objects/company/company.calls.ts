import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { optionalPhone, postalCode } from '../../core/contact-fields';
import { choice, id, optionalEmail, optionalText, output, seenUpdatedAt, text } from '../../core/fields';
import { breadcrumb, listQuery, messageResponse, page, sortBy } from '../../core/list';
import { namedObject } from '../../core/named';

export const generatePeriods = ['CURRENT_MONTH', 'NEXT_MONTH'] as const;
export type GeneratePeriod = (typeof generatePeriods)[number];
/** The number of days from sending an invoice to its due date. `inactive`: the due date by law (docs/domain-rules.md, D-10). */
export const paymentTerms = ['inactive', '0', '10', '15', '20', '30'] as const;
export type PaymentTerm = (typeof paymentTerms)[number];
export const companyFields = {
  name: text('Namn'),
  organisation_number: text('Organisationsnummer', 20),
  address: text('Adress'),
  postal_code: postalCode(),
  city: text('Ort', 100),
  country: text('Land', 100).default('Sverige'),
  phone: optionalPhone(),
  email: optionalEmail(),
};
export const companyInput = namedObject('CompanyInput', companyFields);
export type CompanyInput = yup.InferType<typeof companyInput>;

const dayOfMonth = (label: string) => yup.number().integer().min(1).max(31).label(label).required();
/** The smallest and the largest value of `min_days`. */
const MIN_DAYS_RANGE = { least: 1, most: 60 } as const;
const invoicingFields = {
  /** The accounting program that invoices go through. Null: they are manual. */
  integration_id: yup.number().integer().label('Bokföringsprogram').nullable().default(null),
  terms_of_payment: choice('Betalningsvillkor', paymentTerms),
  vat: optionalText('Momsregistreringsnummer', 20),
  plusgiro: optionalText('Plusgiro', 20),
  bankgiro: optionalText('Bankgiro', 20),
  auto_enabled: yup.boolean().label('Skapa hyresavier automatiskt').required(),
  generate_day: dayOfMonth('Dag då avier skapas'),
  send_day: dayOfMonth('Dag då avier skickas'),
  generate_period: choice('Period som aviseras', generatePeriods),
  auto_require_review: yup.boolean().label('Kräv attestering före utskick').required(),
};
export const invoicingConfigInput = namedObject('InvoicingConfigInput', {
  ...invoicingFields,
  /**
   * The shortest time in days from sending to the due date of an invoice that is created by hand or sent late
   * (docs/domain-rules.md, D-10). Left out: unchanged.
   */
  min_days: yup
    .number()
    .integer()
    .min(MIN_DAYS_RANGE.least)
    .max(MIN_DAYS_RANGE.most)
    .label('Minst antal dagar att betala'),
  /** Whether invoices say "Godkänd för F-skatt". Left out: unchanged. */
  f_tax: yup.boolean().label('Godkänd för F-skatt'),
  /** The Swish number, to which tenants can pay with the OCR number as message. Left out: unchanged. */
  swish: yup
    .string()
    .trim()
    .max(20)
    .label('Swish-nummer')
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable(),
  updated_at: seenUpdatedAt(),
});
export const invoicingConfigSchema = namedObject('InvoicingConfig', {
  company_id: output.id(),
  ...invoicingFields,
  min_days: output.number(),
  f_tax: output.flag(),
  swish: output.textOrNull().optional(),
  /**
   * YYYY-MM: the month that the next run is for, the first that the runs have not invoiced. It is null without automatic
   * invoices.
   */
  next_run_month: output.textOrNull().optional(),
  updated_at: output.text(),
});
export type InvoicingConfig = yup.InferType<typeof invoicingConfigSchema>;

export const companyRow = namedObject('CompanyRow', {
  id: output.id(),
  name: output.text(),
  organisation_number: output.text(),
  entities_count: output.number(),
  created_at: output.text(),
});
export const companyChildRow = namedObject('CompanyChildRow', {
  id: output.id(),
  name: output.text(),
  type: output.text(),
  icon: output.text(),
  children_count: output.number(),
});
export const companyDetail = namedObject('CompanyDetail', {
  id: output.id(),
  name: output.text(),
  organisation_number: output.text(),
  address: output.text(),
  postal_code: output.text(),
  city: output.text(),
  country: output.text(),
  phone: output.textOrNull(),
  email: output.textOrNull(),
  entities_count: output.number(),
  /** An object of the company has, or has had, a lease: the company cannot be removed. */
  has_leases: output.flag(),
  /** A statutory inspection of one of its objects is registered: the company cannot be removed. */
  has_inspections: output.flag(),
  /** The first 15 top-level objects of the company, by name. */
  favouritechildren: output.list(companyChildRow.required()),
  invoicingconfig: invoicingConfigSchema.required(),
  /**
   * The numbers that the company's invoices get (docs/domain-rules.md, D-20): the last one, or null before the first, and the range of
   * them, which no other company of the business has. It is null until the company has a number.
   */
  invoice_series: yup
    .object({ first: output.number(), last: output.numberOrNull(), end: output.number() })
    .nullable()
    .default(undefined)
    .optional(),
  breadcrumb: breadcrumb(),
  created_at: output.text(),
  updated_at: output.text(),
});
export type Company = yup.InferType<typeof companyDetail>;

export const companyCalls = defineCalls('company', {
  list: call({
    method: 'GET',
    path: '/api/company',
    summary: 'Företag',
    query: listQuery(sortBy('name', 'organisation_number', 'entities_count', 'created_at'), {
      name: yup.string().trim().max(200),
    }),
    response: page(companyRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/company/{id}', summary: 'Ett företag', response: companyDetail }),
  create: call({
    method: 'POST',
    path: '/api/company',
    summary: 'Skapa företag',
    body: yup.object({ company: companyInput.label('Företag').required() }),
    response: yup.object({ company: companyDetail.required() }),
  }),
  update: call({
    method: 'PATCH',
    path: '/api/company',
    summary: 'Ändra företag',
    body: yup.object({ id: id(), ...companyFields, updated_at: seenUpdatedAt() }),
    response: companyDetail,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/company/{id}',
    summary: 'Ta bort företag',
    response: messageResponse,
  }),
  invoicingConfig: call({
    method: 'GET',
    path: '/api/company/{id}/invoicingconfig',
    summary: 'Faktureringsinställningar',
    response: invoicingConfigSchema,
  }),
  updateInvoicingConfig: call({
    method: 'PATCH',
    path: '/api/company/{id}/invoicingconfig',
    requires: 'economy.write',
    summary: 'Ändra faktureringsinställningar',
    body: invoicingConfigInput,
    response: invoicingConfigSchema,
  }),
});
