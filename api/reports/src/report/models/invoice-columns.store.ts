import {
  invoiceKindLabel,
  invoiceStatusLabel,
  invoiceTypeLabel,
  writtenOffLabel,
} from '@husrum/contract/invoice';
import { sql } from 'kysely';
import {
  amountColumn,
  computedAmountColumn,
  dateColumn,
  enumColumn,
  instantColumn,
  integerColumn,
  monthColumn,
  textColumn,
} from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { invoiceColumnTexts as texts } from './invoice-columns.texts';

const status = sql`invoice_status(invoicebase.status, invoicebase.due_at)`;
/** A written-off invoice has nothing left to pay, but it was not paid. */
const state = sql`case when invoicebase.status = 'PAYED' and invoicebase.written_off_ore > 0 then 'WRITTEN_OFF' else ${status} end`;
const stateLabel = { ...invoiceStatusLabel, WRITTEN_OFF: writtenOffLabel };

export const invoiceColumns: readonly ReportColumn[] = [
  textColumn('invoicebase.reference', texts.reference),
  enumColumn('invoicebase.status', texts.status, stateLabel, state),
  enumColumn('invoicebase.kind', texts.kind, invoiceKindLabel),
  // The accounting program that the invoice is created in, or MANUAL. Null for a draft: it is set when the invoice is generated
  // from the draft, which also gives it its number.
  enumColumn('invoicebase.invoice_type', texts.invoiceType, invoiceTypeLabel),
  monthColumn('invoicebase.month', texts.month, 'invoicebase.start'),
  dateColumn('invoicebase.start', texts.start),
  dateColumn('invoicebase.stop', texts.stop),
  dateColumn('invoicebase.send_date', texts.sendDate),
  instantColumn('invoicebase.sent_at', texts.sentAt),
  dateColumn('invoicebase.due_at', texts.dueAt),
  integerColumn(
    'invoicebase.days_overdue',
    texts.daysOverdue,
    sql`case when ${status} = 'OVERDUE' then app_today() - invoicebase.due_at end`,
  ),
  amountColumn('invoicebase.fee', texts.fee, 'invoicebase.fee_ore'),
  amountColumn('invoicebase.tax', texts.tax, 'invoicebase.tax_ore'),
  amountColumn('invoicebase.rounded', texts.rounded, 'invoicebase.rounded_ore'),
  amountColumn('invoicebase.pay', texts.pay, 'invoicebase.pay_ore'),
  amountColumn('invoicebase.left', texts.left, 'invoicebase.left_ore'),
  amountColumn('invoicebase.written_off', texts.writtenOff, 'invoicebase.written_off_ore'),
  computedAmountColumn(
    'invoicebase.paid',
    texts.paid,
    sql`(select coalesce(sum(allocation.amount_ore), 0) from allocation where allocation.invoicebase_id = invoicebase.id)`,
  ),
  textColumn('invoicebase.ocr', texts.ocr),
  textColumn('invoicebase.company_name', texts.companyName),
  textColumn('invoicebase.entity_name', texts.entityName),
  textColumn('invoicebase.tenant_name', texts.tenantName),
  instantColumn('invoicebase.created_at', texts.createdAt),
];
