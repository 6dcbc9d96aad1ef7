import { createHash } from 'node:crypto';
import { firstOfDivision, isPaymentUndone } from '@husrum/api-invoicing';
import { equalsAny, insertRows, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { NewBankPayment } from './bank-entry.types';
import type { PaymentPart } from './divide-payment.rules';
import type { LearntPayer } from './learnt-payer.rules';

/** The key column is a hash of the identity, because that contains texts of any length. */
const toKey = (identity: string): string => createHash('sha256').update(identity).digest('hex');

export const insertBankPayments = (
  tx: Tx,
  { fileId, companyId }: { fileId: number; companyId: number },
  payments: readonly NewBankPayment[],
): Promise<void> =>
  insertRows(
    tx,
    'bank_payment',
    payments.map(
      (
        {
          identity,
          part,
          account,
          bankReference,
          bookedOn,
          amountOre,
          currency,
          payer,
          payerAccount = null,
          references,
          message,
          otherTexts = [],
          isReversal,
          isDaySum = false,
        },
        position,
      ) => ({
        file_id: fileId,
        company_id: companyId,
        position,
        key: toKey(identity),
        part,
        account,
        bank_reference: bankReference,
        booked_on: bookedOn,
        amount_ore: amountOre,
        currency,
        payer,
        payer_account: payerAccount,
        refs: references,
        message,
        other_texts: otherTexts,
        is_reversal: isReversal,
        is_day_sum: isDaySum,
        left_out: false,
      }),
    ),
  );

/**
 * The id of the first payment with the same key in an earlier file of the company. It is null when there is none. Of a
 * payment that one of the files splits into parts, any part counts.
 */
const firstWithSameKey = sql<number | null>`(select first.id from bank_payment first
  where first.billable_id = bank_payment.billable_id and first.company_id = bank_payment.company_id
    and first.key = bank_payment.key and first.file_id < bank_payment.file_id order by first.id limit 1)`;

/** All of a payment in öre, when its file splits it into parts. */
const wholeOre = sql<number>`(select sum(part.amount_ore) from bank_payment part
  where part.billable_id = bank_payment.billable_id and part.file_id = bank_payment.file_id
    and part.key = bank_payment.key)::bigint`;

/** What the invoices got of a registered payment that was divided. */
const bookedParts = sql<PaymentPart[]>`coalesce((
  select json_agg(json_build_object('invoiceId', part.invoicebase_id, 'ore', part.amount_ore) order by part.id)
  from payment part where part.division_id = bank_payment.payment_id), '[]')`;

/** What a person gives the invoices of a payment that they divided. */
const chosenParts = sql<PaymentPart[]>`coalesce((
  select json_agg(json_build_object('invoiceId', part.invoicebase_id, 'ore', part.amount_ore) order by part.id)
  from bank_payment_part part where part.bank_payment_id = bank_payment.id), '[]')`;

/** The first part of a sum of a day from Bankgirot, in the first other file that has payments of that sum. */
const dayPartId = sql<number | null>`case when bank_payment.is_day_sum then
  (select first_id from bank_day_sum where bank_day_sum.billable_id = bank_payment.billable_id
    and bank_day_sum.company_id = bank_payment.company_id and bank_day_sum.booked_on = bank_payment.booked_on
    and bank_day_sum.amount_ore = bank_payment.amount_ore and bank_day_sum.file_id <> bank_payment.file_id
    order by first_id limit 1) end`;

const selectPayments = (tx: Tx) =>
  tx
    .selectFrom('bank_payment')
    .leftJoin('payment', 'payment.id', 'bank_payment.payment_id')
    .selectAll('bank_payment')
    .select([
      'payment.invoicebase_id as booked_invoice_id',
      'payment.tenant_id as booked_tenant_id',
      firstWithSameKey.as('first_id'),
      wholeOre.as('whole_ore'),
      bookedParts.as('booked_parts'),
      chosenParts.as('chosen_parts'),
      dayPartId.as('day_part_id'),
    ]);

/** The payments of a file, in the order of the file. */
export const listBankPayments = (tx: Tx, fileId: number) =>
  selectPayments(tx).where('bank_payment.file_id', '=', fileId).orderBy('bank_payment.position').execute();
export type BankPaymentRecord = Awaited<ReturnType<typeof listBankPayments>>[number];

interface OtherFilesSearch {
  readonly companyId: number;
  /** The file whose payments are left out. */
  readonly fileId: number;
}

const selectPaymentsOfOtherFiles = (tx: Tx, { companyId, fileId }: OtherFilesSearch) =>
  selectPayments(tx)
    .where('bank_payment.company_id', '=', companyId)
    .where('bank_payment.file_id', '<>', fileId)
    // Duplicates in later files are left out, so that a reversal counts once.
    .where(sql<boolean>`${firstWithSameKey} is null`);

/** The reversals of these amounts in the company's other files. */
export const listReversalsInOtherFiles = (
  tx: Tx,
  { amountsOre, ...search }: OtherFilesSearch & { readonly amountsOre: readonly number[] },
): Promise<BankPaymentRecord[]> =>
  selectPaymentsOfOtherFiles(tx, search)
    .where('bank_payment.is_reversal', '=', true)
    .where(equalsAny('bank_payment.amount_ore', amountsOre))
    .orderBy('bank_payment.id')
    .execute();

/** The payments in the company's other files that have an amount, and a number of the bank or a reference, of the reversals. */
export const listPaymentsInOtherFiles = (
  tx: Tx,
  {
    amountsOre,
    bankReferences,
    references,
    ...search
  }: OtherFilesSearch & {
    readonly amountsOre: readonly number[];
    readonly bankReferences: readonly string[];
    /** They are without spaces. */
    readonly references: readonly string[];
  },
): Promise<BankPaymentRecord[]> =>
  selectPaymentsOfOtherFiles(tx, search)
    .where('bank_payment.is_reversal', '=', false)
    .where(equalsAny('bank_payment.amount_ore', amountsOre))
    .where(
      sql<boolean>`(bank_payment.bank_reference = any(${bankReferences}::text[])
        or regexp_replace(bank_payment.message, '\\s', '', 'g') = any(${references}::text[])
        or exists (select from jsonb_array_elements(bank_payment.refs) ref
          where regexp_replace(ref ->> 'reference', '\\s', '', 'g') = any(${references}::text[])))`,
    )
    .orderBy('bank_payment.id')
    .execute();

export const findBankPayment = (tx: Tx, id: number) =>
  tx
    .selectFrom('bank_payment')
    .select(['id', 'file_id', 'company_id', 'amount_ore', 'booked_on'])
    .where('id', '=', id)
    .executeTakeFirst();

export const saveChoice = async (
  tx: Tx,
  id: number,
  {
    invoiceId,
    isLeftOut,
    asideNote,
  }: { invoiceId: number | null; isLeftOut: boolean; asideNote: string | null },
): Promise<void> => {
  await tx
    .updateTable('bank_payment')
    .set({ invoicebase_id: invoiceId, left_out: isLeftOut, aside_note: isLeftOut ? asideNote : null })
    .where('id', '=', id)
    .execute();
};

/** Forgets how a person divided a payment. */
export const deleteChosenParts = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('bank_payment_part').where('bank_payment_id', '=', id).execute();
};

export const insertChosenParts = (tx: Tx, id: number, parts: readonly PaymentPart[]): Promise<void> =>
  insertRows(
    tx,
    'bank_payment_part',
    parts.map(({ invoiceId, ore }) => ({ bank_payment_id: id, invoicebase_id: invoiceId, amount_ore: ore })),
  );

interface EarlierSearch {
  readonly fileId: number;
  readonly companyId: number;
  /** The amounts of the payments in the file. */
  readonly amountsOre: readonly number[];
  /** The days in which an equal payment may be the same. */
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/**
 * The payments that were registered within the days, by hand or from other files, and are not undone: those of the invoices, and those
 * of the company that have one of the amounts, because a proposal may be for another invoice of the tenant.
 */
export const listRegisteredBefore = (
  tx: Tx,
  {
    fileId,
    companyId,
    from,
    to,
    amountsOre,
    invoiceIds,
  }: EarlierSearch & { readonly invoiceIds: readonly number[] },
) =>
  tx
    .selectFrom('payment')
    .leftJoin('bank_payment', (join) => join.on('bank_payment.payment_id', '=', firstOfDivision))
    .select([
      'payment.invoicebase_id',
      'payment.tenant_id',
      'payment.amount_ore',
      'payment.paid_at',
      'bank_payment.id as bank_payment_id',
      'bank_payment.key',
      sql<number>`coalesce(${wholeOre}, payment.amount_ore)::bigint`.as('whole_ore'),
    ])
    .where(({ or, and, eb }) =>
      or([
        equalsAny('payment.invoicebase_id', invoiceIds),
        and([eb('payment.company_id', '=', companyId), equalsAny('payment.amount_ore', amountsOre)]),
      ]),
    )
    .where('payment.paid_at', '>=', from)
    .where('payment.paid_at', '<=', to)
    .where('bank_payment.file_id', 'is distinct from', fileId)
    .where(({ not }) => not(isPaymentUndone))
    .execute();

/**
 * The payments in kronor of other files of the company within the days that have one of the amounts as a whole: those that are
 * registered, and those that an earlier file has.
 */
export const listEqualInOtherFiles = (
  tx: Tx,
  { companyId, fileId, from, to, amountsOre }: EarlierSearch,
): Promise<BankPaymentRecord[]> =>
  selectPaymentsOfOtherFiles(tx, { companyId, fileId })
    .where('bank_payment.booked_on', '>=', from)
    .where('bank_payment.booked_on', '<=', to)
    .where('bank_payment.is_reversal', '=', false)
    .where('bank_payment.currency', '=', 'SEK')
    .where(sql<boolean>`${wholeOre} = any(${amountsOre}::bigint[])`)
    .where(({ eb, or }) =>
      or([eb('bank_payment.payment_id', 'is not', null), eb('bank_payment.file_id', '<', fileId)]),
    )
    .orderBy('bank_payment.id')
    .execute();

/** Stores for each payment of the bank the payment of an invoice that it has become, the first one if it was divided. */
export const saveBooked = async (
  tx: Tx,
  booked: readonly { readonly id: number; readonly paymentId: number }[],
): Promise<void> => {
  await sql`update bank_payment set payment_id = booked."paymentId"
    from jsonb_to_recordset(${JSON.stringify(booked)}::jsonb) as booked (id bigint, "paymentId" bigint)
    where bank_payment.id = booked.id`.execute(tx);
};

/** The files that the payments of the bank are in, by the id of the payment. */
export const findFilesOfPayments = async (
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { id: number; name: string }>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('bank_payment')
    .innerJoin('bank_file', 'bank_file.id', 'bank_payment.file_id')
    .select(['bank_payment.id as payment_id', 'bank_file.id', 'bank_file.name'])
    .where('bank_payment.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ payment_id, id, name }) => [payment_id, { id, name }]));
};

/**
 * The payers of the company's files for whom a person chose an invoice, the latest first: those with one of the accounts or names. A
 * payment that was undone has no registered payment any more, so it is forgotten.
 */
export const listLearntPayers = async (
  tx: Tx,
  {
    companyId,
    accounts,
    names,
  }: { companyId: number; accounts: readonly string[]; names: readonly string[] },
): Promise<LearntPayer[]> => {
  const rows = await tx
    .selectFrom('bank_payment')
    .innerJoin('payment', 'payment.id', 'bank_payment.payment_id')
    .select([
      sql<string | null>`coalesce(bank_payment.payer, bank_payment.message)`.as('payer'),
      'bank_payment.payer_account',
      'payment.tenant_id',
      sql<LocalDate>`(payment.created_at at time zone 'Europe/Stockholm')::date`.as('learnt_on'),
    ])
    .where('bank_payment.company_id', '=', companyId)
    .where('bank_payment.invoicebase_id', 'is not', null)
    .where(
      sql<boolean>`(bank_payment.payer_account = any(${accounts}::text[])
        or lower(coalesce(bank_payment.payer, bank_payment.message)) = any(${names.map((name) => name.toLowerCase())}::text[]))`,
    )
    .orderBy('payment.id', 'desc')
    .execute();
  return rows.flatMap(({ payer, payer_account, tenant_id, learnt_on }) =>
    tenant_id === null
      ? []
      : [{ payer, payerAccount: payer_account, tenantId: tenant_id, learntOn: learnt_on }],
  );
};
