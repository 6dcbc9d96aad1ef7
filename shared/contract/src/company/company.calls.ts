import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { id, oneOf, optionalEmail, optionalText, out, text } from '../core/fields';
import { breadcrumb, done, listQuery, page, sortBy } from '../core/list';

export const generatePeriods = ['CURRENT_MONTH', 'NEXT_MONTH'] as const;
export type GeneratePeriod = (typeof generatePeriods)[number];
export const generatePeriodLabel: Readonly<Record<GeneratePeriod, string>> = {
  CURRENT_MONTH: 'Innevarande månad',
  NEXT_MONTH: 'Nästkommande månad',
};
export const paymentTerms = ['inactive', '0', '10', '15', '20', '30'] as const;
export type PaymentTerm = (typeof paymentTerms)[number];
/** `inactive` follows the law: last weekday before the month (JB 12:20). */
export const paymentTermLabel: Readonly<Record<PaymentTerm, string>> = {
  inactive: 'Enligt hyreslagen (sista vardagen före månaden)',
  '0': '0 dagar',
  '10': '10 dagar',
  '15': '15 dagar',
  '20': '20 dagar',
  '30': '30 dagar',
};

export const companyFields = {
  name: text('Namn'),
  organisation_number: text('Organisationsnummer', 20),
  address: text('Adress'),
  postal_code: text('Postnummer', 12),
  city: text('Ort', 100),
  country: text('Land', 100).default('Sverige'),
  phone: optionalText('Telefon', 40),
  email: optionalEmail(),
};
export const companyInput = yup.object(companyFields);
export type CompanyInput = yup.InferType<typeof companyInput>;

/** Said under the field when its check digit is wrong: by the form, and by the server. */
export const checkDigitText = {
  organisation_number: 'Organisationsnumret stämmer inte. Skriv det som NNNNNN-NNNN.',
  vat: 'Momsregistreringsnumret stämmer inte. Det är SE, tio siffror och 01.',
  bankgiro: 'Bankgironumret stämmer inte. Kontrollera siffrorna.',
  plusgiro: 'Plusgironumret stämmer inte. Kontrollera siffrorna.',
} as const;

const dayOfMonth = (label: string) => yup.number().integer().min(1).max(31).label(label).required();
const invoicingFields = {
  integration_id: yup.number().integer().nullable().default(null),
  terms_of_payment: oneOf('Betalningsvillkor', paymentTerms),
  vat: optionalText('Momsregistreringsnummer', 20),
  plusgiro: optionalText('Plusgiro', 20),
  bankgiro: optionalText('Bankgiro', 20),
  auto_enabled: yup.boolean().label('Skapa hyresavier automatiskt').required(),
  generate_day: dayOfMonth('Dag då avier skapas'),
  send_day: dayOfMonth('Dag då avier skickas'),
  generate_period: oneOf('Period som aviseras', generatePeriods),
  auto_require_review: yup.boolean().label('Kräv attestering före utskick').required(),
};
export const invoicingConfigInput = yup.object(invoicingFields);
export const invoicingConfigOut = yup.object({ company_id: out.id(), ...invoicingFields });
export type InvoicingConfig = yup.InferType<typeof invoicingConfigOut>;

export const companyRow = yup.object({
  id: out.id(),
  name: out.text(),
  organisation_number: out.text(),
  entities_count: out.number(),
  created_at: out.text(),
});
export const childRow = yup.object({
  id: out.id(),
  name: out.text(),
  type: out.text(),
  icon: out.text(),
  children_count: out.number(),
});
export const companyOut = yup.object({
  id: out.id(),
  name: out.text(),
  organisation_number: out.text(),
  address: out.text(),
  postal_code: out.text(),
  city: out.text(),
  country: out.text(),
  phone: out.textOrNull(),
  email: out.textOrNull(),
  entities_count: out.number(),
  favouritechildren: out.list(childRow.required()),
  invoicingconfig: invoicingConfigOut.required(),
  breadcrumb: breadcrumb(),
  created_at: out.text(),
  updated_at: out.text(),
});
export type Company = yup.InferType<typeof companyOut>;

export const companyCalls = callsOf('company', {
  list: call({
    method: 'GET',
    path: '/api/company',
    summary: 'Företag',
    query: listQuery(sortBy('name', 'organisation_number', 'entities_count', 'created_at'), {
      name: yup.string().trim().max(200),
    }),
    ok: page(companyRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/company/{id}', summary: 'Ett företag', ok: companyOut }),
  create: call({
    method: 'POST',
    path: '/api/company',
    summary: 'Skapa företag',
    body: yup.object({ company: companyInput.required() }),
    ok: yup.object({ company: companyOut.required() }),
  }),
  update: call({
    method: 'PATCH',
    path: '/api/company',
    summary: 'Ändra företag',
    body: yup.object({ id: id(), ...companyFields }),
    ok: companyOut,
  }),
  remove: call({ method: 'DELETE', path: '/api/company/{id}', summary: 'Ta bort företag', ok: done }),
  invoicing: call({
    method: 'GET',
    path: '/api/company/{id}/invoicingconfig',
    summary: 'Faktureringsinställningar',
    ok: invoicingConfigOut,
  }),
  updateInvoicing: call({
    method: 'PATCH',
    path: '/api/company/{id}/invoicingconfig',
    summary: 'Ändra faktureringsinställningar',
    body: invoicingConfigInput,
    ok: invoicingConfigOut,
  }),
});
