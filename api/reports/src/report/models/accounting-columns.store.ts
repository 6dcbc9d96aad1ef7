import { divergenceFieldLabel } from '@husrum/contract/accounting-sync';
import { accountingNames, integrationLabel } from '@husrum/contract/integration';
import { sql } from 'kysely';
import {
  amountColumn,
  booleanColumn,
  dateColumn,
  enumColumn,
  instantColumn,
  integerColumn,
  textColumn,
} from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { accountingColumnTexts as texts } from './accounting-columns.texts';

const programLabel: Readonly<Record<string, string>> = Object.fromEntries(
  accountingNames.map((name) => [name, integrationLabel[name]]),
);

/** The divergences of the invoice from the accounting program that nobody has decided yet. */
const undecidedDivergences = sql`accounting_divergence where accounting_divergence.invoicebase_id = accounting_invoice.invoicebase_id
  and accounting_divergence.decision is null`;

const divergenceLabel = sql`case accounting_divergence.field ${sql.join(
  Object.entries(divergenceFieldLabel).map(
    ([field, label]) => sql`when ${sql.lit(field)} then ${sql.lit(label)}`,
  ),
  sql` `,
)} end`;

/** The columns of an invoice in the accounting program. Some read `invoicebase`, which every report with these columns joins. */
export const accountingColumns: readonly ReportColumn[] = [
  enumColumn(
    'accounting_invoice.program',
    texts.program,
    programLabel,
    sql`case when accounting_invoice.id is not null then invoicebase.invoice_type end`,
  ),
  textColumn('accounting_invoice.number', texts.number),
  enumColumn('accounting_invoice.state', texts.state, texts.states),
  booleanColumn('accounting_invoice.is_booked', texts.booked, sql`(accounting_invoice.state = 'BOOKED')`),
  dateColumn(
    'accounting_invoice.booked_at',
    texts.bookedAt,
    sql`case when accounting_invoice.state = 'BOOKED' then (invoicebase.booked_at at time zone 'Europe/Stockholm')::date end`,
  ),
  booleanColumn('accounting_invoice.is_sent', texts.isSent),
  amountColumn('accounting_invoice.pay', texts.pay, 'accounting_invoice.pay_ore'),
  amountColumn('accounting_invoice.left', texts.left, 'accounting_invoice.left_ore'),
  dateColumn('accounting_invoice.due_at', texts.dueAt),
  booleanColumn(
    'accounting_invoice.sync_active',
    texts.syncActive,
    sql`case when accounting_invoice.id is not null then invoicebase.sync_active end`,
  ),
  instantColumn('accounting_invoice.synced_at', texts.syncedAt),
  textColumn('accounting_invoice.sync_error', texts.syncError),
  integerColumn(
    'accounting_invoice.difference_count',
    texts.differenceCount,
    sql`case when accounting_invoice.id is not null then (select count(*) from ${undecidedDivergences}) end`,
  ),
  textColumn(
    'accounting_invoice.differences',
    texts.differences,
    sql`(select string_agg(distinct ${divergenceLabel}, ', ') from ${undecidedDivergences})`,
  ),
];
