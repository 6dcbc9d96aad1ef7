import {
  describeLeaseState,
  type LeaseState,
  leaseStateDisplay,
  leaseStates,
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

const state = sql`lease_state(lease.start, lease.stop, lease.notice_length, lease.notice_type, lease.terminated_at, app_today())`;

/** The label of `ending`, and of the terminated `ending 2027-02-28` (D-17). */
const describeState = (value: string): string => {
  const [code = '', stop = null] = value.split(' ');
  const status = leaseStates.find((known) => known === code);
  return status === undefined ? value : describeLeaseState({ status, stop, terminated: stop !== null }).title;
};

export const leaseColumns = [
  textColumn('lease.reference', leaseColumnTexts.reference),
  {
    ...enumColumn('lease.state', leaseColumnTexts.state, stateLabels, state),
    cell: {
      sql: sql`${state} || case when lease.terminated_at is null then '' else coalesce(' ' || lease.stop, '') end`,
      describe: describeState,
    },
  },
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
