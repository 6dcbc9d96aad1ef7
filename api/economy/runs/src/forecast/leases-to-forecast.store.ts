import { listScheduledAdjustments, selectLeases, toTaxedVersion } from '@husrum/api-leases';
import { loadAreasByEntity } from '@husrum/api-objects';
import { groupBy, type Tx } from '@husrum/api-platform';
import { type ForecastLease, toAddon } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

/** Limits a forecast to a lease or a company. Empty: the whole business. */
export interface ForecastScope {
  company_id?: number | undefined;
  lease_id?: number | undefined;
}

/** A lease with everything that decides its future invoices. */
export interface LeaseToForecast extends ForecastLease {
  id: number;
  companyId: number;
  entity: { id: number; name: string };
  tenant: { id: number; name: string } | null;
}

const selectLeasesOf = (tx: Tx, { company_id, lease_id }: ForecastScope) =>
  selectLeases(tx)
    .$if(company_id !== undefined, (all) => all.where('entity.company_id', '=', company_id ?? 0))
    .$if(lease_id !== undefined, (all) => all.where('lease.id', '=', lease_id ?? 0))
    .select([
      'lease.id',
      'lease.start',
      'lease.stop',
      'lease.payment_interval',
      'lease.next_invoice_month',
      'lease.billed_elsewhere_until',
      'entity.id as entity_id',
      'entity.name as entity_name',
      'entity.company_id',
      'tenant.id as tenant_id',
      'tenant.name as tenant_name',
    ]);

/** The rent versions and the add-ons, each by lease. */
const findTerms = async (tx: Tx, { lease_id }: ForecastScope) => {
  const isOneLease = lease_id !== undefined;
  const versions = await tx
    .selectFrom('rent_version')
    .selectAll()
    .$if(isOneLease, (all) => all.where('lease_id', '=', lease_id ?? 0))
    .execute();
  const addons = await tx
    .selectFrom('lease_addon')
    .selectAll()
    .$if(isOneLease, (all) => all.where('lease_id', '=', lease_id ?? 0))
    .execute();
  return {
    versions: groupBy(versions, (row) => row.lease_id),
    addons: groupBy(addons, (row) => row.lease_id),
  };
};

/** The periods of the invoices that may overlap a future period, by lease. */
const listInvoicedPeriodsByLease = async (tx: Tx, { lease_id }: ForecastScope, from: LocalDate) => {
  const rows = await tx
    .selectFrom('invoicebase')
    .innerJoin('lease', 'lease.id', 'invoicebase.lease_id')
    .select(['lease_id', 'invoicebase.start', 'invoicebase.stop'])
    .where('kind', '=', 'RENT')
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where('invoicebase.stop', '>=', from)
    .where('invoicebase.stop', '>=', sql<LocalDate>`to_date(lease.next_invoice_month, 'YYYY-MM')`)
    .$if(lease_id !== undefined, (all) => all.where('lease_id', '=', lease_id ?? 0))
    .execute();
  return groupBy(rows, (row) => row.lease_id);
};

/** The leases with days on or after `from`, with all that decides their future invoices. */
export const listLeasesToForecast = async (
  tx: Tx,
  scope: ForecastScope,
  from: LocalDate,
): Promise<LeaseToForecast[]> => {
  const leases = await selectLeasesOf(tx, scope)
    .where(({ eb, or }) => or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', from)]))
    .orderBy('lease.id')
    .execute();
  const { versions, addons } = await findTerms(tx, scope);
  const invoicedPeriods = await listInvoicedPeriodsByLease(tx, scope, from);
  const adjustments = await listScheduledAdjustments(tx, [
    ...new Set(leases.map((lease) => lease.entity_id)),
  ]);
  const areas = await loadAreasByEntity(tx);
  return leases.map((lease) => ({
    id: lease.id,
    start: lease.start,
    stop: lease.stop,
    interval: lease.payment_interval,
    nextMonth: lease.next_invoice_month,
    billedElsewhereUntil: lease.billed_elsewhere_until,
    companyId: lease.company_id,
    entity: { id: lease.entity_id, name: lease.entity_name },
    tenant: lease.tenant_id === null ? null : { id: lease.tenant_id, name: lease.tenant_name ?? '' },
    versions: (versions.get(lease.id) ?? []).map((version) =>
      toTaxedVersion(version, areas.get(lease.entity_id) ?? []),
    ),
    addons: (addons.get(lease.id) ?? []).map(toAddon),
    adjustments: adjustments.get(lease.entity_id) ?? [],
    invoicedPeriods: invoicedPeriods.get(lease.id) ?? [],
  }));
};
