import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { optionalDate, output, reference } from '../../../core/fields';
import { listQuery, page, sortBy } from '../../../core/list';
import { namedObject } from '../../../core/named';

/** Whether a statement ties: its balance with the one before, and each of its deposits with a decision. */
export const statementStates = ['RECONCILED', 'OPEN'] as const;
export type StatementState = (typeof statementStates)[number];
export const statementStateLabel: Readonly<Record<StatementState, string>> = {
  RECONCILED: 'Avstämt',
  OPEN: 'Inte avstämt',
};

/** The balances of an account in some days, usually one, as a camt.053 file states them, and what became of the deposits. */
export const bankStatement = namedObject('BankStatement', {
  id: output.id(),
  company: reference.required(),
  /** The account, as in the file. */
  account: output.text(),
  file: reference.required(),
  from_on: output.date(),
  to_on: output.date(),
  /** The booked balances before the first and after the last day, SEK. */
  opening: output.number(),
  closing: output.number(),
  /** The deposits, SEK: `booked`, `aside`, `elsewhere` and `undecided` are their parts. */
  deposits: output.number(),
  /** Registered on invoices here. */
  booked: output.number(),
  /** Put aside by a person. */
  aside: output.number(),
  /** Registered in an accounting program. */
  elsewhere: output.number(),
  undecided: output.number(),
  undecided_count: output.number(),
  /** Withdrawals and whatever else moved the balance, SEK. */
  other: output.number(),
  /** The payments in the books of the company on the same days, less `booked`, SEK: by hand, or to another account. */
  besides: output.number(),
  /** The number of entries that cannot be read. */
  unreadable: output.number(),
  /** The last day of the statement before. It is null for the first one. */
  previous_on: output.dateOrNull(),
  /** `opening` less the balance at the end of the statement before, SEK. */
  gap: output.number(),
  /** The days between the two that no statement has, if there is a bank day among them. */
  missing_from: output.dateOrNull(),
  missing_to: output.dateOrNull(),
  state: output.choice(statementStates),
});
export type BankStatement = yup.InferType<typeof bankStatement>;

/** What camt.053 files state of accounts, compared with the books. A file is read by `bankFile.upload`. */
export const bankStatementCalls = defineCalls('bankStatement', {
  list: call({
    method: 'GET',
    path: '/api/bankstatement',
    summary: 'Kontoutdrag och om de är avstämda',
    query: listQuery(sortBy('to_on', 'account'), {
      company_id: yup.number().integer().label('Företag'),
      account: yup.string().trim().max(100).label('Konto'),
      from: optionalDate('Från och med').optional(),
      to: optionalDate('Till och med').optional(),
    }),
    response: page(bankStatement.required()),
  }),
});
