import {
  describeLeaseState,
  type LeaseState,
  leaseStateDisplay,
  leaseStates,
  noticeTypeLabel,
  paymentIntervalLabel,
} from '@husrum/contract/lease';
import { sql } from 'kysely';
import { dateColumn, enumColumn, instantColumn, integerColumn, oreColumn, textColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { leaseColumnTexts as texts } from './lease-columns.texts';
import { createRentColumns } from './rent-columns.store';

const stateLabels: Readonly<Record<LeaseState, string>> = {
  active: leaseStateDisplay.active.title,
  ending: leaseStateDisplay.ending.title,
  planned: leaseStateDisplay.planned.title,
  inactive: leaseStateDisplay.inactive.title,
};

/** The label of `ending`, and of the terminated `ending 2027-02-28` (D-17). */
const describeState = (value: string): string => {
  const [code = '', stop = null] = value.split(' ');
  const status = leaseStates.find((known) => known === code);
  return status === undefined ? value : describeLeaseState({ status, stop, terminated: stop !== null }).title;
};

/** The columns of leases, for the alias under which they are joined. */
export const createLeaseColumns = (alias: string): readonly ReportColumn[] => {
  const key = (name: string) => `${alias}.${name}`;
  const column = (name: string) => sql.ref(key(name));
  const state = sql`lease_state(${column('start')}, ${column('stop')}, ${column('notice_length')}, ${column('notice_type')}, ${column('terminated_at')}, app_today())`;
  const area = sql`(select leased.area from entity as leased where leased.id = ${column('entity_id')})`;
  const months = sql`case ${column('payment_interval')} when 'MONTHLY' then 1 when 'QUARTERLY' then 3 else 12 end`;
  const addons = sql`(select sum(running.fee_ore * case running.interval when 'MONTHLY' then ${months} else 1 end)
    from lease_addon as running where running.lease_id = ${column('id')}
      and app_today() between running.start and coalesce(running.stop, 'infinity'))`;
  return [
    textColumn(key('reference'), texts.reference),
    {
      ...enumColumn(key('state'), texts.state, stateLabels, state),
      cell: {
        sql: sql`${state} || case when ${column('terminated_at')} is null then '' else coalesce(' ' || ${column('stop')}, '') end`,
        describe: describeState,
      },
    },
    dateColumn(key('start'), texts.start),
    dateColumn(key('stop'), texts.stop),
    instantColumn(key('terminated_at'), texts.terminatedAt),
    ...createRentColumns(alias, { table: alias, area }, texts.rent),
    oreColumn(key('addons'), texts.addons, addons),
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
