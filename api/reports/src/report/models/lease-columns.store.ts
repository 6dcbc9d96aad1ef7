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
  computedAmountColumn,
  dateColumn,
  enumColumn,
  instantColumn,
  integerColumn,
  textColumn,
} from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { leaseColumnTexts as texts } from './lease-columns.texts';
import { createRentColumns } from './rent-columns.store';

const stateLabels: Readonly<Record<LeaseState, string>> = {
  active: leaseStateDisplay.active.title,
  ending: leaseStateDisplay.ending.title,
  planned: leaseStateDisplay.planned.title,
  inactive: leaseStateDisplay.inactive.title,
};

/**
 * The label of a state as the query returns it: `ending`, or `ending 2027-02-28` for a terminated lease
 * (docs/domain-rules.md, D-17).
 */
const describeState = (value: string): string => {
  const [code = '', stop = null] = value.split(' ');
  const status = leaseStates.find((state) => state === code);
  return status === undefined ? value : describeLeaseState({ status, stop, terminated: stop !== null }).title;
};

/** The columns of leases. `alias` is the name under which the report joins them. */
export const createLeaseColumns = (alias: string): readonly ReportColumn[] => {
  const key = (name: string) => `${alias}.${name}`;
  const column = (name: string) => sql.ref(key(name));
  const state = sql`lease_state(${column('start')}, ${column('stop')}, ${column('notice_length')}, ${column('notice_type')}, ${column('terminated_at')}, app_today())`;
  const area = sql`(select leased_entity.area from entity as leased_entity where leased_entity.id = ${column('entity_id')})`;
  const monthsPerInterval = sql`case ${column('payment_interval')} when 'MONTHLY' then 1 when 'QUARTERLY' then 3 else 12 end`;
  // Öre per invoice of the add-ons that apply today. A `PER_NOTICE` add-on is on each invoice once.
  const addonsPerInvoice = sql`(select sum(current_addon.fee_ore * case current_addon.interval when 'MONTHLY' then ${monthsPerInterval} else 1 end)
    from lease_addon as current_addon where current_addon.lease_id = ${column('id')}
      and app_today() between current_addon.start and coalesce(current_addon.stop, 'infinity'))`;
  return [
    textColumn(key('reference'), texts.reference),
    {
      ...enumColumn(key('state'), texts.state, stateLabels, state),
      cellFormat: {
        sql: sql`${state} || case when ${column('terminated_at')} is null then '' else coalesce(' ' || ${column('stop')}, '') end`,
        describe: describeState,
      },
    },
    dateColumn(key('start'), texts.start),
    dateColumn(key('stop'), texts.stop),
    instantColumn(key('terminated_at'), texts.terminatedAt),
    ...createRentColumns(alias, { table: alias, area }, texts.rent),
    computedAmountColumn(key('addons'), texts.addons, addonsPerInvoice),
    integerColumn(key('tax_rate'), texts.taxRate),
    enumColumn(key('payment_interval'), texts.paymentInterval, paymentIntervalLabel),
    integerColumn(key('notice_length'), texts.noticeLength),
    enumColumn(key('notice_type'), texts.noticeType, noticeTypeLabel),
    textColumn(key('next_invoice_month'), texts.nextInvoiceMonth),
    instantColumn(key('created_at'), texts.createdAt),
    instantColumn(key('archived_at'), texts.archivedAt),
  ];
};

export const leaseColumns = createLeaseColumns('lease');
