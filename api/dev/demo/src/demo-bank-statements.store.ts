import { createHash } from 'node:crypto';
import {
  type BankEntry,
  insertBankFile,
  insertBankPayments,
  insertBankStatements,
  toNewBankPayments,
} from '@husrum/api-payments/testing';
import type { Tx } from '@husrum/api-platform';
import {
  addMonthsToMonth,
  endOfMonth,
  formatMonth,
  type LocalDate,
  type Month,
  monthOf,
  startOfMonth,
} from '@husrum/format';
import { sql } from 'kysely';
import { bankFileTexts } from './demo.texts';

const ACCOUNT = 'SE4550000000058398257466';
const OPENING_ORE = 21_450_000;
/** What other things than rents moved the balance in a month: bills, wages, charges. */
const OTHER_ORE = -8_412_350;
/** How many months before the current one have a statement. */
const MONTHS = 2;

interface RegisteredPayment {
  readonly id: number;
  readonly amountOre: number;
  readonly paidOn: LocalDate;
  readonly payer: string;
  readonly ocr: string | null;
}

/** The payments of the days that the company's own books have, and that nobody has undone. */
const listRegisteredPayments = async (
  tx: Tx,
  companyId: number,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<readonly RegisteredPayment[]> => {
  const { rows } = await sql<RegisteredPayment>`
    select payment.id, payment.amount_ore as "amountOre", payment.paid_at as "paidOn",
      upper(invoicebase.tenant_name) as payer, invoicebase.ocr
    from payment join invoicebase on invoicebase.id = payment.invoicebase_id
    where payment.company_id = ${companyId} and payment.paid_at between ${from} and ${to} and payment.amount_ore > 0
      and coalesce(invoicebase.invoice_type, 'MANUAL') = 'MANUAL'
      and not exists (select from payment undone where undone.reverses_id = payment.id)
      and not exists (select from bank_payment where bank_payment.payment_id = payment.id)
    order by payment.paid_at, payment.id`.execute(tx);
  return rows;
};

const toEntry = ({ id, amountOre, paidOn, payer, ocr }: RegisteredPayment): BankEntry => ({
  ...{ account: ACCOUNT, bankReference: `K${id}`, bookedOn: paidOn, amountOre, currency: 'SEK', payer },
  ...{ references: ocr === null ? [] : [{ reference: ocr, ore: null }], message: null, isReversal: false },
});

/** Inserts the statement of a month, whose payments are all registered. Returns the balance at its end. */
const insertStatement = async (
  tx: Tx,
  { companyId, month, openingOre }: { companyId: number; month: Month; openingOre: number },
): Promise<number> => {
  const days = { from: startOfMonth(`${month}-01`), to: endOfMonth(month) };
  const payments = await listRegisteredPayments(tx, companyId, days);
  const closingOre = payments.reduce((sum, { amountOre }) => sum + amountOre, openingOre + OTHER_ORE);
  const fileId = await insertBankFile(tx, {
    company_id: companyId,
    user_id: null,
    name: bankFileTexts.statement(formatMonth(month)),
    sha256: createHash('sha256').update(`demo statement ${companyId} ${month}`).digest('hex'),
    format: 'CAMT053',
    accounts: [ACCOUNT],
    unreadable: [],
  });
  const statement = { account: ACCOUNT, fromOn: days.from, toOn: days.to, openingOre, closingOre };
  await insertBankStatements(tx, { fileId, companyId }, [statement]);
  await insertBankPayments(tx, { fileId, companyId }, toNewBankPayments(payments.map(toEntry)));
  await sql`
    update bank_payment set payment_id = substr(bank_reference, 2)::bigint where file_id = ${fileId}`.execute(
    tx,
  );
  await sql`
    update bank_file set created_at = (${days.to}::date + interval '1 day 9 hours') at time zone 'Europe/Stockholm'
    where id = ${fileId}`.execute(tx);
  return closingOre;
};

/** Inserts the account statements of the last months of the first company, which agree with its books. */
export const insertDemoBankStatements = async (tx: Tx, today: LocalDate): Promise<void> => {
  const company = await tx.selectFrom('company').select('id').orderBy('id').executeTakeFirst();
  if (company === undefined) return;
  let openingOre = OPENING_ORE;
  for (let ago = MONTHS; ago > 0; ago -= 1)
    openingOre = await insertStatement(tx, {
      ...{ companyId: company.id, month: addMonthsToMonth(monthOf(today), -ago), openingOre },
    });
};
