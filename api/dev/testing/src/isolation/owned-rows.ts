import { insertPortfolio } from '@husrum/api-demo';
import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** What a sent reminder states. */
const sentReminder = {
  ...{ id: 1, day: '2025-12-15', level: 1, isLast: true, replyTo: null, contact: [], invoices: [] },
  ...{ sender: { name: 'Värd AB', lines: [] }, recipient: { name: 'Hyresgäst', lines: [] } },
  ...{ owedOre: 100, feeOre: 0, payBy: '2025-12-29', bankgiro: null, plusgiro: null, swish: null },
  ...{ hasDwelling: false, hasPremises: false },
};

/** Ids of rows of an account, one of each kind. */
export interface OwnedIds {
  readonly user: number;
  readonly invite: number;
  readonly company: number;
  readonly entity: number;
  readonly areaVersion: number;
  readonly tenant: number;
  readonly address: number;
  readonly lease: number;
  readonly quittance: number;
  readonly agreement: number;
  readonly integration: number;
  readonly accountingDivergence: number;
  readonly invoicebase: number;
  readonly invoiceRow: number;
  readonly payment: number;
  readonly indexRun: number;
  readonly indexRunRow: number;
  readonly indexValue: number;
  readonly paymentPromise: number;
  readonly lateCharge: number;
  readonly referenceRate: number;
  readonly reminder: number;
  readonly payout: number;
  readonly deposit: number;
  readonly depositEntry: number;
  readonly bankFile: number;
  readonly bankPayment: number;
  readonly ticket: number;
  readonly event: number;
  readonly file: number;
  readonly notification: number;
  readonly addon: number;
  readonly leaseAddon: number;
  readonly rentAdjustment: number;
  readonly billedElsewhere: number;
  readonly jobRun: number;
  readonly proposedCredit: number;
  readonly tenantMessage: number;
  readonly import: number;
  readonly reportExport: number;
  readonly savedReport: number;
  readonly inspectedEntity: number;
  readonly statutoryInspection: number;
  readonly inspectionRemark: number;
  readonly inspectionInstallation: number;
  readonly maintenance: number;
  readonly maintenanceTemplate: number;
  readonly maintenanceTask: number;
  readonly maintenanceTemplateTask: number;
}

const readFirstId = async (tx: Tx, table: string, order = 'id'): Promise<number> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.table(table)} order by ${sql.raw(order)} limit 1`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`The portfolio has no ${table}`);
  return row.id;
};

/** The key of the file of the export. The caller stores the file. */
export const EXPORT_FILE_KEY = 'test/export.csv';

/** The key of the file of the account with the seed. The caller stores the file. */
export const fileKeyOf = (seed: number): string => `test/${seed}`;

/** Fills an account with a demo portfolio and rows of all kinds, and returns the id of one row of each kind. */
export const fillAccount = async (tx: Tx, userId: number, seed: number): Promise<OwnedIds> => {
  await insertPortfolio(tx, '2026-11-20', { seed, objects: 40 });
  await sql`insert into notification (user_id, type, title, body) values (${userId}, 'test', 'Hej', 'Något hände')`.execute(
    tx,
  );
  await sql`insert into file (name, alias, size, mimetype, key, fileable_type, fileable_id)
            select 'a.pdf', 'a.pdf', 1, 'application/pdf', ${fileKeyOf(seed)}, 'entity', min(id) from entity`.execute(
    tx,
  );
  await sql`insert into agreement (name, file_id, lease_id)
            select 'Hyresavtal', max(file.id), min(lease.id) from file, lease`.execute(tx);
  await sql`insert into quittance (lease_id, name, type, handout_date)
            select min(id), 'Nyckel', 'nyckel', '2026-11-20' from lease`.execute(tx);
  await sql`insert into integration (name, description) values ('FORTNOX', 'Bokföringen')`.execute(tx);
  await sql`insert into accounting_divergence (invoicebase_id, field, ours, theirs)
            select min(id), 'AMOUNT', '100', '200' from invoicebase`.execute(tx);
  await sql`insert into accounting_invoice (invoicebase_id, integration_id, reference, service_id, number, state, pay_ore)
            select min(invoicebase.id), max(integration.id), 'Avi ' || min(invoicebase.id), 'service ' || min(invoicebase.id),
                   '1001', 'BOOKED', 850000 from invoicebase, integration`.execute(tx);
  await sql`insert into bank_file (company_id, user_id, name, sha256, format, file_key)
            select min(id), ${userId}::bigint, 'insättningar.xml', 'digest', 'CAMT054', ${fileKeyOf(seed)} from company`.execute(
    tx,
  );
  await sql`insert into bank_payment (file_id, company_id, position, key, booked_on, amount_ore, currency)
            select id, company_id, 0, 'key', '2026-11-20', 100, 'SEK' from bank_file`.execute(tx);
  await sql`insert into bank_statement (company_id, file_id, account, from_on, to_on, opening_ore, closing_ore)
            select company_id, id, '9912346', '2026-11-20', '2026-11-20', 0, 100 from bank_file`.execute(tx);
  await sql`insert into bank_payment_part (bank_payment_id, invoicebase_id, amount_ore)
            select max(bank_payment.id), min(invoicebase.id), 100 from bank_payment, invoicebase`.execute(tx);
  await sql`insert into csv_header (key, titles, day_column, amount_column, text_column)
            values ('key', '["Dag", "Kronor", "Vem"]', 0, 1, 2)`.execute(tx);
  await sql`insert into addon (name, fee_ore, tax_rate) values ('Bredband', 19900, 25)`.execute(tx);
  await sql`insert into lease_addon (lease_id, name, fee_ore, tax_rate, start)
            select id, 'Bredband', 19900, 25, start from lease order by id limit 1`.execute(tx);
  await sql`insert into rent_adjustment (entity_id, rate, status, executed_at, effective_on)
            select min(id), 3.2, 'EXECUTED', now(), '2026-11-01' from entity`.execute(tx);
  await sql`insert into area_version (entity_id, valid_from, area)
            select id, '2026-01-01', 50 from entity order by id limit 1
            on conflict do nothing`.execute(tx);
  await sql`insert into job_run (kind, company_id, period, status, finished_at)
            select 'GENERATE', min(id), '2030-12', 'FAILED', now() from company`.execute(tx);
  await sql`insert into proposed_credit (lease_id, invoicebase_id, start, stop, amount_ore, left_ore)
            select lease_id, id, start, stop, 100, 0 from invoicebase where lease_id is not null order by id limit 1`.execute(
    tx,
  );
  await sql`insert into invite (email, digest, expires_at) values ('ny@example.se', ${`digest ${seed}`}, '2030-01-01')`.execute(
    tx,
  );
  await sql`insert into tenant_message (target_type, target_id, target_name, sender, reply_to, subject, body)
            select 'tenant', min(id), 'Hyresgäst', 'Värd AB', 'svar@example.se', 'Hej', 'Hej [namn]' from tenant`.execute(
    tx,
  );
  await sql`insert into tenant_message_recipient (tenant_message_id, tenant_id, name)
            select max(tenant_message.id), min(tenant.id), 'Hyresgäst' from tenant_message, tenant`.execute(
    tx,
  );
  await sql`insert into payout (tenant_id, company_id, amount_ore, paid_at)
            select tenant_id, company_id, 100, '2025-12-01' from payment order by id limit 1`.execute(tx);
  await sql`insert into payout_part (payout_id, payment_id, amount_ore)
            select max(payout.id), min(payment.id), 100 from payout, payment`.execute(tx);
  await sql`insert into payment_rounding (payment_id, invoicebase_id, surplus_ore, rounded_on)
            select id, invoicebase_id, 1, '2025-12-01' from payment where invoicebase_id is not null order by id limit 1`.execute(
    tx,
  );
  await sql`insert into payment_promise (invoicebase_id, promised_on, left_ore)
            select id, '2026-12-05', left_ore from invoicebase
            where sent_at is not null and kind <> 'CREDIT' order by left_ore desc, id limit 1`.execute(tx);
  await sql`insert into late_charge (invoicebase_id, kind, amount_ore, from_on, through_on, parts)
            select min(id), 'INTEREST', 4658, '2025-12-01', '2025-12-20', '[]' from invoicebase
            where sent_at is not null and kind <> 'CREDIT'`.execute(tx);
  await sql`insert into late_charge_settings (company_id) select min(id) from company`.execute(tx);
  await sql`insert into reference_rate (valid_from, percent, note) values ('2026-07-01', 2, 'riksbank.se')`.execute(
    tx,
  );
  await sql`insert into index_value (series, year, value, note) values ('2020', 2026, 101.5, 'SCB')`.execute(
    tx,
  );
  await sql`insert into index_clause (lease_id, base_rent_ore, share, series, base_value, base_year, first_year)
            select min(id), 100, 100, '1980', 336.97, 2020, 2021 from lease`.execute(tx);
  await sql`insert into index_run (year, status) values (2026, 'DONE')`.execute(tx);
  await sql`insert into index_run_row (index_run_id, lease_id, year, state, base_rent_ore, share, series, base_value, base_year,
              may_fall, index_value, index_source, old_supplement_ore, new_supplement_ore, old_year_ore, new_year_ore, old_fee,
              new_fee, payment_interval)
            select max(index_run.id), min(lease.id), 2026, 'DONE', 100, 100, '1980', 336.97, 2020, false, 420, 'SCB', 0, 25, 100, 125,
              1, 1.25, 'MONTHLY' from index_run, lease`.execute(tx);
  await sql`insert into reminder_settings (company_id) select min(id) from company`.execute(tx);
  await sql`insert into reminder_agreement (lease_id) select min(id) from lease`.execute(tx);
  await sql`insert into reminder_hold (invoicebase_id, aside_until) select min(id), '2026-12-05' from invoicebase`.execute(
    tx,
  );
  // It is sent, so that its PDF is drawn from what it stated.
  await sql`insert into reminder (company_id, tenant_id, tenant_name, level, owed_ore, fee_ore, sent_at, document)
            select min(company.id), min(tenant.id), 'Hyresgäst', 1, 100, 0, now(), ${JSON.stringify(sentReminder)}::jsonb
            from company, tenant`.execute(tx);
  await sql`insert into reminder_invoice (reminder_id, invoicebase_id, level, due_at, left_ore)
            select min(reminder.id), min(invoicebase.id), 1, '2025-12-01'::date, 100 from reminder, invoicebase`.execute(
    tx,
  );
  await sql`insert into write_off (invoicebase_id, what, amount_ore, day, reason)
            select min(id), 'WRITTEN_OFF', 100, '2025-12-01'::date, 'Konkurs' from invoicebase
            union all select min(id), 'TAKEN_BACK', -100, '2025-12-01', null from invoicebase`.execute(tx);
  await sql`insert into write_off_part (write_off_id, tax_rate, base_ore, tax_ore)
            select id, 25, sign(amount_ore) * 80, sign(amount_ore) * 20 from write_off`.execute(tx);
  await sql`insert into deposit_setting (company_id, account, interest_account, cost_account)
            select min(id), 2890, 8429, 3990 from company`.execute(tx);
  await sql`insert into deposit (invoicebase_id, account, interest_rate) select min(id), 2890, 200 from invoicebase`.execute(
    tx,
  );
  await sql`insert into deposit_entry (deposit_id, what, amount_ore, day, account)
            select min(id), 'REPAID', 100, '2025-12-01', 1930 from deposit`.execute(tx);
  await sql`insert into company_books_event (company_id, what, to_day) select min(id), 'LOCKED', '2020-12-31' from company`.execute(
    tx,
  );
  await sql`insert into company_books_check (company_id, figures, faults) select min(id), '[]', '[]' from company`.execute(
    tx,
  );
  const definition = JSON.stringify({ model: 'lease', fields: ['lease.start'] });
  await sql`insert into report_export (user_id, format, definition, filename, title, status, file_key, expires_at)
            values (${userId}, 'csv', ${definition}::jsonb, 'a.csv', 'A', 'DONE', ${EXPORT_FILE_KEY}, now())`.execute(
    tx,
  );
  await sql`insert into import (user_id, name, cells) values (${userId}, 'bestånd.csv', '[["Objektstyp"]]')`.execute(
    tx,
  );
  await sql`insert into saved_report (user_id, name, is_shared, definition)
            values (${userId}, 'Hyror', true, ${definition}::jsonb)`.execute(tx);
  await sql`insert into saved_report_recipient (saved_report_id, user_id)
            select max(id), ${userId}::bigint from saved_report`.execute(tx);
  await sql`insert into tenant_message_lease (tenant_message_id, lease_id)
            select max(tenant_message.id), min(lease.id) from tenant_message, lease`.execute(tx);
  await sql`insert into billed_elsewhere (lease_id, until, mark) select min(id), '2025-12-31', gen_random_uuid() from lease`.execute(
    tx,
  );
  await sql`insert into maintenance_template (title, description) values ('Rond', 'Varje vecka')`.execute(tx);
  await sql`insert into maintenance_template_task (template_id, position, task)
            select max(id), 0, 'Lampor' from maintenance_template`.execute(tx);
  await sql`insert into maintenance (title, description, entity_id) select 'Rond', 'Varje vecka', min(id) from entity`.execute(
    tx,
  );
  await sql`insert into maintenance_task (maintenance_id, position, task)
            select max(id), 0, 'Lampor' from maintenance`.execute(tx);
  await sql`insert into inspection_facts (entity_id, building_use, lifts) select min(id), 'APARTMENTS', 1 from entity`.execute(
    tx,
  );
  await sql`insert into inspection_installation (entity_id, kind, name) select entity_id, 'LIFT', 'Hiss 1' from inspection_facts`.execute(
    tx,
  );
  await sql`insert into statutory_inspection (entity_id, kind, performed_on, result, inspector_name)
            select entity_id, 'LIFT', '2025-12-01', 'REMARKS', 'Eva Ek' from inspection_facts`.execute(tx);
  await sql`insert into inspection_remark (inspection_id, remark) select id, 'Nödtelefon saknas' from statutory_inspection`.execute(
    tx,
  );
  await sql`insert into inspection_interval (entity_id, kind, months, reason)
            select entity_id, 'LIFT', 6, 'Hög belastning' from inspection_facts`.execute(tx);
  await sql`insert into inspection_activity (maintenance_id, entity_id, kind)
            select max(maintenance.id), max(entity_id), 'LIFT' from maintenance`.execute(tx);
  return {
    user: userId,
    invite: await readFirstId(tx, 'invite'),
    company: await readFirstId(tx, 'company'),
    entity: await readFirstId(tx, 'entity'),
    areaVersion: await readFirstId(tx, 'area_version'),
    tenant: await readFirstId(tx, 'tenant'),
    address: await readFirstId(tx, 'address'),
    lease: await readFirstId(tx, 'lease'),
    quittance: await readFirstId(tx, 'quittance'),
    agreement: await readFirstId(tx, 'agreement'),
    integration: await readFirstId(tx, 'integration'),
    accountingDivergence: await readFirstId(tx, 'accounting_divergence'),
    invoicebase: await readFirstId(tx, 'invoicebase'),
    invoiceRow: await readFirstId(tx, 'invoice_row'),
    payment: await readFirstId(tx, 'payment'),
    indexRun: await readFirstId(tx, 'index_run'),
    indexRunRow: await readFirstId(tx, 'index_run_row'),
    indexValue: await readFirstId(tx, 'index_value'),
    paymentPromise: await readFirstId(tx, 'payment_promise'),
    lateCharge: await readFirstId(tx, 'late_charge'),
    referenceRate: await readFirstId(tx, 'reference_rate'),
    reminder: await readFirstId(tx, 'reminder'),
    payout: await readFirstId(tx, 'payout'),
    deposit: await readFirstId(tx, 'deposit'),
    depositEntry: await readFirstId(tx, 'deposit_entry'),
    bankFile: await readFirstId(tx, 'bank_file'),
    bankPayment: await readFirstId(tx, 'bank_payment'),
    ticket: await readFirstId(tx, 'ticket'),
    event: await readFirstId(tx, 'event'),
    file: await readFirstId(tx, 'file'),
    notification: await readFirstId(tx, 'notification'),
    addon: await readFirstId(tx, 'addon'),
    leaseAddon: await readFirstId(tx, 'lease_addon'),
    rentAdjustment: await readFirstId(tx, 'rent_adjustment', 'executed_at nulls last, id'),
    billedElsewhere: await readFirstId(tx, 'billed_elsewhere'),
    jobRun: await readFirstId(tx, 'job_run'),
    proposedCredit: await readFirstId(tx, 'proposed_credit'),
    tenantMessage: await readFirstId(tx, 'tenant_message'),
    import: await readFirstId(tx, 'import'),
    reportExport: await readFirstId(tx, 'report_export'),
    savedReport: await readFirstId(tx, 'saved_report'),
    inspectedEntity: await readFirstId(tx, 'entity'),
    statutoryInspection: await readFirstId(tx, 'statutory_inspection'),
    inspectionRemark: await readFirstId(tx, 'inspection_remark'),
    inspectionInstallation: await readFirstId(tx, 'inspection_installation'),
    maintenance: await readFirstId(tx, 'maintenance', 'id desc'),
    maintenanceTemplate: await readFirstId(tx, 'maintenance_template', 'id desc'),
    maintenanceTask: await readFirstId(tx, 'maintenance_task', 'id desc'),
    maintenanceTemplateTask: await readFirstId(tx, 'maintenance_template_task', 'id desc'),
  };
};

/** A digest of the account's rows, by table. Equal digests mean that nothing has changed. */
export const digestRows = async (tx: Tx, businessId: number): Promise<Record<string, string>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'billable_id'
      and table_name not in ('session', 'idempotency') order by 1`.execute(tx);
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string }>`
      select coalesce(md5(string_agg(row_text, '|' order by row_text)), '') as digest
      from (select t::text as row_text from ${sql.table(name)} t where billable_id = ${businessId}) account_rows`.execute(
      tx,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
};
