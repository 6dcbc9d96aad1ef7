import {
  type LeaseState,
  leaseStateDisplay,
  noticeTypeLabel,
  paymentIntervalLabel,
} from '@husrum/contract/lease';
import { sql } from 'kysely';
import {
  booleanColumn,
  dateColumn,
  enumColumn,
  instantColumn,
  numberColumn,
  textColumn,
} from '../column.store';
import { leaseColumnTexts } from './lease-columns.texts';

const stateLabels: Readonly<Record<LeaseState, string>> = {
  active: leaseStateDisplay.active.title,
  ending: leaseStateDisplay.ending.title,
  planned: leaseStateDisplay.planned.title,
  inactive: leaseStateDisplay.inactive.title,
};

export const leaseColumns = [
  textColumn('lease.reference', leaseColumnTexts.reference),
  enumColumn(
    'lease.state',
    leaseColumnTexts.state,
    stateLabels,
    sql`lease_state(lease.start, lease.stop, lease.notice_length, lease.notice_type, lease.terminated_at, app_today())`,
  ),
  dateColumn('lease.start', leaseColumnTexts.start),
  dateColumn('lease.stop', leaseColumnTexts.stop),
  numberColumn('lease.fee', leaseColumnTexts.fee),
  booleanColumn('lease.fee_as_m2', leaseColumnTexts.feeAsM2),
  numberColumn('lease.tax_rate', leaseColumnTexts.taxRate),
  enumColumn('lease.payment_interval', leaseColumnTexts.paymentInterval, paymentIntervalLabel),
  numberColumn('lease.notice_length', leaseColumnTexts.noticeLength),
  enumColumn('lease.notice_type', leaseColumnTexts.noticeType, noticeTypeLabel),
  textColumn('lease.next_invoice_month', leaseColumnTexts.nextInvoiceMonth),
  instantColumn('lease.created_at', leaseColumnTexts.createdAt),
  instantColumn('lease.archived_at', leaseColumnTexts.archivedAt),
];
