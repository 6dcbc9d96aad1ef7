import { equalsAny, type Tx } from '@husrum/api-platform';
import type { PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { RowTerms } from './index-row.rules';

/** A letter that can be sent, or has been: its row of a run. */
export interface LetterRow {
  readonly id: number;
  readonly runId: number;
  readonly to: string | null;
  readonly hasTenant: boolean;
  readonly sent_at: string | null;
  readonly send_count: number;
  readonly mail_wanted_at: string | null;
}

/** Locks the letters of rents that a run has changed, in the order of their ids. */
export const lockLetters = async (tx: Tx, ids: readonly number[]): Promise<LetterRow[]> => {
  const { rows } = await sql<LetterRow>`
    select row.id, row.index_run_id as "runId", tenant.email as to, tenant.id is not null as "hasTenant", row.sent_at, row.send_count, row.mail_wanted_at
    from index_run_row row
    left join lease_tenant on lease_tenant.lease_id = row.lease_id and lease_tenant.is_primary
    left join tenant on tenant.id = lease_tenant.tenant_id
    where ${equalsAny('row.id', ids)} and row.state = 'DONE' and row.rent_adjustment_id is not null
    order by row.id for update of row`.execute(tx);
  return rows;
};

export const findStoredLetter = (tx: Tx, id: number) =>
  tx.selectFrom('index_run_row').select(['pdf_key', 'pdf_name']).where('id', '=', id).executeTakeFirst();

/** Asks for the letters of a run that are not sent to be mailed, where the tenant has an address. Returns how many. */
export const wantLetters = async (tx: Tx, runId: number, now: string): Promise<number> => {
  const { rows } = await sql`
    update index_run_row row set mail_wanted_at = ${now}, mail_error = null
    from lease_tenant join tenant on tenant.id = lease_tenant.tenant_id
    where row.index_run_id = ${runId} and row.state = 'DONE' and row.rent_adjustment_id is not null
      and (row.sent_at is null or row.mail_error is not null)
      and lease_tenant.lease_id = row.lease_id and lease_tenant.is_primary and tenant.email is not null
    returning row.id`.execute(tx);
  return rows.length;
};

/** The letters of a run that wait to be mailed: asked for after they were last sent. */
export const listWantedLetters = async (tx: Tx, runId: number, limit: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from index_run_row where index_run_id = ${runId} and state = 'DONE' and mail_error is null
      and mail_wanted_at is not null and (sent_at is null or sent_at < mail_wanted_at)
    order by id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
};

export interface LetterSource extends RowTerms {
  readonly id: number;
  readonly year: number;
  readonly sent_at: string | null;
  readonly pdf_key: string | null;
  readonly pdf_name: string | null;
  readonly reference: string | null;
  readonly tax_rate: number;
  readonly new_total_ore: number | null;
  readonly interval: PaymentInterval;
  readonly sender_name: string;
  readonly organisation_number: string;
  readonly sender_address: string;
  readonly sender_postal_code: string;
  readonly sender_city: string;
  readonly phone: string | null;
  readonly sender_email: string | null;
  readonly tenant_name: string | null;
  readonly tenant_address: string | null;
  readonly tenant_postal_code: string | null;
  readonly tenant_city: string | null;
  readonly entity_name: string;
  readonly entity_address: string;
  readonly entity_postal_code: string;
  readonly entity_city: string;
  readonly version: string;
}

/** All that letters are printed from, each with its version: a hash that changes when the letter would. */
export const findLetterSources = async (
  tx: Tx,
  ids: readonly number[],
  today: LocalDate,
): Promise<LetterSource[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<LetterSource>`
    select source.*, md5(case when source.sent_at is not null then source.pdf_key else concat(${today}::text, source::text) end) as version
    from (
      select row.id, row.year, row.sent_at, row.pdf_key, row.pdf_name, row.base_rent_ore, row.share::text, row.series,
        row.base_value::text, row.base_year, row.may_fall, row.conversion, row.index_value::text, row.index_source,
        row.old_supplement_ore, row.new_supplement_ore, row.old_year_ore, row.new_year_ore, row.old_fee::text, row.new_fee::text,
        row.payment_interval, row.payment_interval as interval, effect.new_total_ore, lease.reference, lease.tax_rate,
        company.name as sender_name, company.organisation_number, company.address as sender_address,
        company.postal_code as sender_postal_code, company.city as sender_city, company.phone, company.email as sender_email,
        tenant.name as tenant_name, address.address as tenant_address, address.postal_code as tenant_postal_code,
        address.city as tenant_city, entity.name as entity_name, entity.address as entity_address,
        entity.postal_code as entity_postal_code, entity.city as entity_city
      from index_run_row row
      join lease on lease.id = row.lease_id
      join entity on entity.id = lease.entity_id
      join company on company.id = entity.company_id
      left join rent_adjustment_effect effect
        on effect.rent_adjustment_id = row.rent_adjustment_id and effect.lease_id = row.lease_id
      left join lease_tenant on lease_tenant.lease_id = lease.id and lease_tenant.is_primary
      left join tenant on tenant.id = lease_tenant.tenant_id
      left join lateral (
        select address.address, address.postal_code, address.city from address
        where address.tenant_id = tenant.id order by address.type limit 1) address on true
      where ${equalsAny('row.id', ids)}) source`.execute(tx);
  return rows;
};

interface SentLetter {
  readonly id: number;
  readonly pdfKey: string;
  readonly pdfName: string;
}

/** Saves that letters are sent. */
export const saveSentLetters = async (tx: Tx, letters: readonly SentLetter[], now: string): Promise<void> => {
  for (const { id, pdfKey, pdfName } of letters)
    await sql`
      update index_run_row set sent_at = ${now}, send_count = send_count + 1, pdf_key = ${pdfKey}, pdf_name = ${pdfName},
        mail_error = null where id = ${id}`.execute(tx);
};

export const saveRecipient = async (tx: Tx, id: number, to: string): Promise<void> => {
  await tx.updateTable('index_run_row').set({ sent_to: to }).where('id', '=', id).execute();
};

export const saveMailErrors = async (tx: Tx, ids: readonly number[], reason: string): Promise<void> => {
  await tx.updateTable('index_run_row').set({ mail_error: reason }).where(equalsAny('id', ids)).execute();
};
