import * as yup from 'yup';
import { amount, date, id, optionalId, optionalText, output, reference, text } from '../../../core/fields';
import { namedObject } from '../../../core/named';
import { invoiceStatuses } from '../../invoicing/invoice/invoice.status';
import { depositEntryKinds, depositStates, isDepositAccount } from './deposit.kinds';

const depositEntry = namedObject('DepositEntry', {
  id: output.id(),
  what: output.choice(depositEntryKinds),
  /** SEK. */
  amount: output.number(),
  day: output.date(),
  /** What it was used for, in the words of the user. */
  reason: output.textOrNull(),
  /** The bank account that the money went to, as the user wrote it. */
  to_account: output.textOrNull(),
  /** The invoice that it paid. */
  invoice: yup.object({ id: output.id(), reference: output.textOrNull() }).nullable().defined(),
  by: output.textOrNull(),
  /** The day on which it was undone. */
  undone_on: output.dateOrNull(),
});
export type DepositEntry = yup.InferType<typeof depositEntry>;

/** A deposit with what became of it. SEK. */
export const deposit = namedObject('Deposit', {
  id: output.id(),
  state: output.choice(depositStates),
  company: reference.nullable().defined(),
  tenant: reference.nullable().defined(),
  lease_id: output.idOrNull(),
  /** The name of the object that is let. */
  entity_name: output.text(),
  /** The invoice that asks for it. */
  invoice: namedObject('DepositInvoice', {
    id: output.id(),
    reference: output.textOrNull(),
    status: output.choice(invoiceStatuses),
    is_sent: output.flag(),
  }).required(),
  due_at: output.dateOrNull(),
  asked: output.number(),
  received: output.number(),
  /** The last day on which something of it came in. */
  received_on: output.dateOrNull(),
  interest: output.number(),
  used: output.number(),
  repaid: output.number(),
  /** What is received, with interest, and neither used nor repaid. */
  held: output.number(),
  /** Interest for a year, in percent. Null: none is agreed. */
  interest_rate: output.numberOrNull(),
  /** The latest first. */
  entries: output.list(depositEntry.required()),
});
export type Deposit = yup.InferType<typeof deposit>;

/** An amount above 0. */
const positiveAmount = () => amount('Belopp').min(0.01, 'Belopp måste vara större än 0');

export const depositInput = namedObject('DepositInput', {
  lease_id: id('Uthyrning'),
  /** Whole kronor, as invoices ask for. */
  amount: positiveAmount().integer('Belopp ska vara i hela kronor'),
  due_at: date('Förfallodag'),
  interest_rate: yup
    .number()
    .label('Ränta per år')
    .min(0.01, 'Ränta per år måste vara större än 0')
    .max(100)
    .test(
      'decimals',
      'Ränta per år får ha högst två decimaler',
      (value) => typeof value !== 'number' || Number(value.toFixed(2)) === value,
    )
    .nullable()
    .default(null),
});
export type DepositInput = yup.InferType<typeof depositInput>;

/** Against an invoice, or for what the reason says. */
export const useDepositInput = namedObject('UseDepositInput', {
  invoice_id: optionalId('Avi'),
  amount: positiveAmount(),
  paid_at: date('Dag'),
  reason: text('Orsak'),
});

export const repayDepositInput = namedObject('RepayDepositInput', {
  amount: positiveAmount(),
  paid_at: date('Utbetalningsdag'),
  to_account: optionalText('Mottagarkonto', 50),
});

const accountOf = (label: string, isAllowed: (account: number) => boolean, refusal: string) =>
  yup
    .number()
    .integer()
    .max(9999)
    .label(label)
    .required()
    .test('range', refusal, (account) => typeof account !== 'number' || isAllowed(account));

/** The accounts of a company. They are of what is asked for and booked from now on. */
export const depositSettings = namedObject('DepositSettings', {
  account: accountOf('Konto för depositioner', isDepositAccount, 'Konto ska vara 2390–2399 eller 2890–2899'),
  interest_account: accountOf(
    'Konto för ränta',
    (account) => account >= 8400 && account <= 8499,
    'Konto ska vara ett räntekonto, 8400–8499',
  ),
  cost_account: accountOf(
    'Konto för ersättningar',
    (account) => account >= 3000 && account <= 3999,
    'Konto ska vara ett intäktskonto, 3000–3999',
  ),
});
export type DepositSettings = yup.InferType<typeof depositSettings>;
