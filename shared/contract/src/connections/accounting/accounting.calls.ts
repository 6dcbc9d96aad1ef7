import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { choice, id, optionalText, output, taxRate, taxRates, text } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';
import { integrationRow } from '../integration/integration.calls';
import { invoiceValueDeciders } from './accounting.rules';

const login = namedObject('AccountingLogin', {
  /** The page of the accounting program where the user gives consent. */
  url: output.text(),
});
/** `integration_id`: an existing connection to log in to again. Without it, a new one is created. */
const loginQuery = yup.object({ integration_id: yup.number().integer().min(1) });
const code = () => text('Kod', 4000);
const state = () => yup.string().trim().max(200).label('Inloggning');

/** Accounts have four digits in the Swedish standard chart of accounts (BAS). */
const accountNumber = () => yup.number().integer().min(1000).max(9999).label('Konto').required();
export const accountingAccountsInput = namedObject('AccountingAccountsInput', {
  accounts: yup
    .array()
    .of(yup.object({ tax_rate: taxRate(), account_number: accountNumber() }).required())
    .min(1)
    .max(taxRates.length)
    .required(),
});

export const dimensionOwners = ['company', 'entity'] as const;
export type DimensionOwner = (typeof dimensionOwners)[number];
export const accountingDimensionInput = namedObject('AccountingDimensionInput', {
  type: choice('Typ', dimensionOwners),
  id: id('Företag eller objekt'),
  /** When both are empty, the parent object's or the company's apply. */
  cost_center: optionalText('Kostnadsställe', 20),
  project: optionalText('Projekt', 20),
});
export type AccountingDimensionInput = yup.InferType<typeof accountingDimensionInput>;
const dimensionRow = namedObject('AccountingDimensionRow', {
  type: output.choice(dimensionOwners),
  id: output.id(),
  name: output.text(),
  /** The company of an object. It is null in the row of a company. */
  company: output.textOrNull(),
  cost_center: output.textOrNull(),
  project: output.textOrNull(),
});
export type AccountingDimensionRow = yup.InferType<typeof dimensionRow>;

const settings = namedObject('AccountingSettings', {
  integration: integrationRow.required(),
  /** Whether we or the accounting program decides each value of an invoice. */
  decides: yup
    .object({
      number: output.choice(invoiceValueDeciders),
      ocr: output.choice(invoiceValueDeciders),
      due_date: output.choice(invoiceValueDeciders),
    })
    .required(),
  accounts: output.list(
    yup
      .object({
        tax_rate: taxRate(),
        account_number: output.number(),
        /** The account that is used when the user has chosen none. */
        standard_number: output.number(),
      })
      .required(),
  ),
  /** The companies that invoice through the connection, and the objects that have their own row. */
  dimensions: output.list(dimensionRow.required()),
});
export type AccountingSettings = yup.InferType<typeof settings>;

const dimension = yup.object({ code: output.text(), name: output.text() });
const chart = namedObject('AccountingChart', {
  accounts: output.list(
    yup.object({ number: output.number(), name: output.text(), is_active: output.flag() }).required(),
  ),
  cost_centers: output.list(dimension.required()),
  projects: output.list(dimension.required()),
});
export type AccountingChart = yup.InferType<typeof chart>;

/** The accounting programs, Fortnox and Spiris (Visma): how they are connected, and how invoices are booked there. */
export const accountingCalls = defineCalls('accounting', {
  loginFortnox: call({
    method: 'GET',
    path: '/api/fortnox/login',
    summary: 'Börja ansluta Fortnox',
    requires: 'administration.write',
    needsState: true,
    query: loginQuery,
    response: login,
  }),
  authenticateFortnox: call({
    method: 'POST',
    path: '/api/fortnox/authenticate',
    summary: 'Anslut Fortnox med koden från inloggningen',
    body: yup.object({ state: state().required(), code: code() }),
    response: integrationRow,
  }),
  loginVisma: call({
    method: 'GET',
    path: '/api/visma/login',
    summary: 'Börja ansluta Spiris (Visma)',
    requires: 'administration.write',
    needsState: true,
    query: loginQuery,
    response: login,
  }),
  authenticateVisma: call({
    method: 'POST',
    path: '/api/visma/authenticate',
    summary: 'Anslut Spiris (Visma) med koden från inloggningen',
    body: yup.object({ code: code(), state: state() }),
    response: integrationRow,
  }),
  settings: call({
    method: 'GET',
    path: '/api/accounting/{id}',
    summary: 'Hur hyresavier bokförs i bokföringsprogrammet',
    response: settings,
  }),
  /** It is read from the accounting program. */
  chart: call({
    method: 'GET',
    path: '/api/accounting/{id}/chart',
    summary: 'Kontoplan, kostnadsställen och projekt i bokföringsprogrammet',
    needsIntegration: true,
    response: chart,
  }),
  updateAccounts: call({
    method: 'PATCH',
    path: '/api/accounting/{id}/accounts',
    summary: 'Ändra konto för varje momssats',
    body: accountingAccountsInput,
    response: messageResponse,
  }),
  updateDimension: call({
    method: 'PATCH',
    path: '/api/accounting/{id}/dimension',
    summary: 'Ändra kostnadsställe och projekt för ett företag eller ett objekt',
    body: accountingDimensionInput,
    response: messageResponse,
  }),
});
