import {
  type LeaseState,
  leaseStateLook,
  noticeTypeLabel,
  paymentIntervalLabel,
} from '@husrum/contract/lease';
import { sql } from 'kysely';
import { boolean, choice, date, instant, number, text } from '../column.store';

const states: Readonly<Record<LeaseState, string>> = {
  active: leaseStateLook.active.title,
  ending: leaseStateLook.ending.title,
  planned: leaseStateLook.planned.title,
  inactive: leaseStateLook.inactive.title,
};

export const leaseColumns = [
  text('lease.reference', 'Referens'),
  choice(
    'lease.state',
    'Status',
    states,
    sql`lease_state(lease.start, lease.stop, lease.notice_length, lease.notice_type, app_today())`,
  ),
  date('lease.start', 'Start'),
  date('lease.stop', 'Slut'),
  number('lease.fee', 'Hyra (kr)'),
  boolean('lease.fee_as_m2', 'Hyra per m²'),
  number('lease.tax_rate', 'Moms (%)'),
  choice('lease.payment_interval', 'Betalningsintervall', paymentIntervalLabel),
  number('lease.notice_length', 'Uppsägningstid'),
  choice('lease.notice_type', 'Uppsägningstidens enhet', noticeTypeLabel),
  text('lease.next_invoice_month', 'Nästa aviseringsmånad'),
  instant('lease.created_at', 'Skapad'),
  instant('lease.archived_at', 'Arkiverad'),
];
