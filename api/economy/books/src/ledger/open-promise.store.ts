import { equalsAny, type Tx } from '@husrum/api-platform';
import { isPromiseBroken, type OpenPromise } from '@husrum/contract/payment-promise';
import { fromOre, type LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { isOfCompany } from './ledger.store';

interface StoredPromise {
  readonly id: number;
  readonly promisedOn: LocalDate;
  readonly amountOre: number | null;
}

const toOpenPromises = (rows: readonly StoredPromise[], today: LocalDate): ReadonlyMap<number, OpenPromise> =>
  new Map(
    rows.map(({ id, promisedOn, amountOre }) => [
      id,
      {
        promised_on: promisedOn,
        amount: amountOre === null ? null : fromOre(amountOre),
        is_broken: isPromiseBroken(promisedOn, today),
      },
    ]),
  );

/** The promises of these invoices that wait for money, by invoice. */
export const findPromisesOfInvoices = async (
  tx: Tx,
  ids: readonly number[],
  today: LocalDate,
): Promise<ReadonlyMap<number, OpenPromise>> => {
  const { rows } = await sql<StoredPromise>`
    select invoicebase_id as id, promised_on as "promisedOn", amount_ore as "amountOre"
    from open_payment_promise where ${equalsAny('invoicebase_id', ids)}`.execute(tx);
  return toOpenPromises(rows, today);
};

/** The promise of each tenant that ends first, with the company or with any. */
export const findPromisesOfTenants = async (
  tx: Tx,
  companyId: number | null,
  today: LocalDate,
): Promise<ReadonlyMap<number, OpenPromise>> => {
  const { rows } = await sql<StoredPromise>`
    select distinct on (tenant_id) tenant_id as id, promised_on as "promisedOn", amount_ore as "amountOre"
    from open_payment_promise where tenant_id is not null and ${isOfCompany('company_id', companyId)}
    order by tenant_id, promised_on, id`.execute(tx);
  return toOpenPromises(rows, today);
};
