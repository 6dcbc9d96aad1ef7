import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { date, output, reference } from '../../../core/fields';
import { listQuery, page, sortBy } from '../../../core/list';
import { namedObject, nameSchema } from '../../../core/named';
import { depositStates } from './deposit.kinds';
import { deposit, depositInput, depositSettings, repayDepositInput, useDepositInput } from './deposit.schema';

/** What a company holds of its tenants, SEK. */
const heldOfCompany = namedObject('HeldDeposits', {
  company: reference.nullable().defined(),
  count: output.number(),
  held: output.number(),
});
export type HeldDeposits = yup.InferType<typeof heldOfCompany>;

/** An invoice that a deposit can be used for, SEK. */
const invoiceToPay = namedObject('InvoiceOfDeposit', {
  id: output.id(),
  reference: output.textOrNull(),
  due_at: output.dateOrNull(),
  left: output.number(),
});

/** A page of deposits. `held` is what each company holds of all, not only of the page. */
const depositPage = nameSchema(
  'DepositPage',
  page(deposit.required()).shape({ held: output.list(heldOfCompany.required()) }),
);
const deposits = namedObject('DepositList', { data: output.list(deposit.required()) });

/** Deposits of tenants (docs/domain-rules.md, D-31). */
export const depositCalls = defineCalls('deposit', {
  list: call({
    method: 'GET',
    path: '/api/deposit',
    summary: 'Depositioner',
    query: listQuery(sortBy('due_at', 'tenant', 'asked', 'held'), {
      company_id: yup.number().integer().label('Företag'),
      state: yup.string().oneOf(depositStates).label('Status'),
    }),
    response: depositPage,
  }),
  listByLease: call({
    method: 'GET',
    path: '/api/deposit/lease/{id}',
    summary: 'Depositioner för en uthyrning',
    response: deposits,
  }),
  listByTenant: call({
    method: 'GET',
    path: '/api/deposit/tenant/{id}',
    summary: 'Depositioner från en hyresgäst',
    response: deposits,
  }),
  /** Asks for a deposit by an invoice of its own, which is then sent and paid as any other. */
  create: call({
    method: 'POST',
    path: '/api/deposit',
    summary: 'Begär en deposition',
    body: depositInput,
    response: deposit,
    idempotent: true,
  }),
  /** The unpaid invoices of the tenant that the deposit can be used for. */
  invoices: call({
    method: 'GET',
    path: '/api/deposit/{id}/invoices',
    summary: 'Obetalda avier som en deposition kan räknas av mot',
    response: namedObject('InvoicesOfDeposit', { data: output.list(invoiceToPay.required()) }),
  }),
  use: call({
    method: 'POST',
    path: '/api/deposit/{id}/use',
    summary: 'Använd en deposition mot en obetald avi eller för en kostnad',
    body: useDepositInput,
    response: deposit,
    idempotent: true,
  }),
  /** The agreed interest to the day. */
  previewInterest: call({
    method: 'GET',
    path: '/api/deposit/{id}/interest',
    summary: 'Vilken ränta en deposition har till en dag',
    query: yup.object({ day: date('Till och med') }),
    response: namedObject('DepositInterest', { amount: output.number() }),
  }),
  addInterest: call({
    method: 'POST',
    path: '/api/deposit/{id}/interest',
    summary: 'Lägg till avtalad ränta på en deposition',
    body: namedObject('DepositInterestInput', { day: date('Till och med') }),
    response: deposit,
    idempotent: true,
  }),
  repay: call({
    method: 'POST',
    path: '/api/deposit/{id}/repay',
    summary: 'Betala tillbaka en deposition',
    body: repayDepositInput,
    response: deposit,
    idempotent: true,
  }),
  undo: call({
    method: 'POST',
    path: '/api/deposit/entry/{id}/undo',
    summary: 'Ångra ränta, användning eller återbetalning av en deposition',
    response: deposit,
    idempotent: true,
  }),
  settings: call({
    method: 'GET',
    path: '/api/deposit/settings/{id}',
    summary: 'Konton för ett företags depositioner',
    response: depositSettings,
  }),
  saveSettings: call({
    method: 'POST',
    path: '/api/deposit/settings/{id}',
    summary: 'Spara konton för ett företags depositioner',
    body: depositSettings,
    response: depositSettings,
    idempotent: true,
  }),
});
