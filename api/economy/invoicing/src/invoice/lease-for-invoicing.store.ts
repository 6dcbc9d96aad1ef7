import { listScheduledAdjustments, selectLeases, toTaxedVersion } from '@husrum/api-leases';
import { equalsAny, type Tx } from '@husrum/api-platform';
import {
  type Addon,
  applyAdjustments,
  type InvoicingNumbers,
  type LeaseTerms,
  type ScheduledAdjustment,
  type TaxedVersion,
  toAddon,
} from '@husrum/api-rent';
import type { AccountingName } from '@husrum/contract/accounting';
import type { GeneratePeriod, PaymentTerm } from '@husrum/contract/company';
import type { EntityKind } from '@husrum/contract/entity';
import type { IntegrationName } from '@husrum/contract/integration';
import type { PaymentInterval } from '@husrum/contract/lease';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

/** A lease with everything that decides what is invoiced for it, and how. */
export interface LeaseForInvoicing {
  id: number;
  start: string;
  stop: string | null;
  interval: PaymentInterval;
  /** YYYY-MM: the next invoice is for this month or a later one. It is null when no more are created. */
  nextMonth: string | null;
  billedElsewhereUntil: string | null;
  entity: { id: number; name: string; kind: EntityKind };
  company: { id: number; name: string };
  settings: {
    terms: PaymentTerm;
    /** The shortest time to pay, in days, of an invoice that is made by hand or sent late (D-10). */
    minDays: number;
    sendDay: number;
    generateDay: number;
    generatePeriod: GeneratePeriod;
    requireReview: boolean;
    /** The accounting program in which the company's invoices are created. */
    accounting: { integrationId: number; name: AccountingName } | null;
  };
  /** The giro and VAT numbers of the company. */
  numbers: InvoicingNumbers;
  tenant: { id: number; name: string; identifier: string; autogiroFrom: string | null } | null;
  /**
   * The rent versions, past and coming, that its invoices are planned from: the stored ones, changed by the scheduled
   * adjustments (D-15).
   */
  versions: readonly TaxedVersion[];
  /** The add-ons, past and coming, with the fees that the scheduled adjustments give them (D-15, D-19). */
  addons: readonly Addon[];
  /** The stored versions and add-ons, before the scheduled adjustments. */
  storedTerms: LeaseTerms;
  /** They are in the order of execution. */
  adjustments: readonly ScheduledAdjustment[];
}

const findLeaseRecords = (tx: Tx, ids: readonly number[]) =>
  selectLeases(tx)
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .innerJoin('invoicing_config', 'invoicing_config.company_id', 'company.id')
    .leftJoin('integration', 'integration.id', 'invoicing_config.integration_id')
    .select([
      'lease.id',
      'lease.start',
      'lease.stop',
      'lease.payment_interval',
      'lease.next_invoice_month',
      'lease.billed_elsewhere_until',
      'entity.id as entity_id',
      'entity.name as entity_name',
      'entity_type.kind',
      'company.id as company_id',
      'company.name as company_name',
      'invoicing_config.terms_of_payment',
      'invoicing_config.min_days',
      'invoicing_config.bankgiro',
      'invoicing_config.plusgiro',
      'invoicing_config.vat',
      'invoicing_config.send_day',
      'invoicing_config.generate_day',
      'invoicing_config.generate_period',
      'invoicing_config.auto_require_review',
      'integration.id as integration_id',
      'integration.name as integration_name',
      'tenant.id as tenant_id',
      'tenant.name as tenant_name',
      'tenant.identifier',
      'tenant.autogiro_from',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('rent_version')
          .select([
            'rent_version.valid_from',
            'rent_version.fee',
            'rent_version.fee_as_m2',
            'rent_version.tax_rate',
            'rent_version.payment_interval',
            'rent_version.agreed_from',
          ])
          .whereRef('rent_version.lease_id', '=', 'lease.id')
          .orderBy('rent_version.valid_from'),
      ).as('versions'),
      jsonArrayFrom(
        eb
          .selectFrom('area_version')
          .select(['area_version.valid_from as validFrom', 'area_version.area'])
          .whereRef('area_version.entity_id', '=', 'entity.id')
          .orderBy('area_version.valid_from'),
      ).as('areas'),
      jsonArrayFrom(
        eb
          .selectFrom('lease_addon')
          .select([
            'lease_addon.id',
            'lease_addon.name',
            'lease_addon.fee_ore',
            'lease_addon.tax_rate',
            'lease_addon.interval',
            'lease_addon.start',
            'lease_addon.stop',
            'lease_addon.agreed_from',
          ])
          .whereRef('lease_addon.lease_id', '=', 'lease.id')
          .orderBy('lease_addon.start')
          .orderBy('lease_addon.id'),
      ).as('addons'),
    ])
    .where('lease.id', 'in', ids)
    .execute();

const toAccounting = (integrationId: number | null, name: IntegrationName | null) =>
  integrationId === null || name === null || name === 'FASDOK' ? null : { integrationId, name };

const toLeaseForInvoicing = (
  row: Awaited<ReturnType<typeof findLeaseRecords>>[number],
  adjustments: readonly ScheduledAdjustment[],
): LeaseForInvoicing => {
  const { versions, areas, addons, tenant_id, tenant_name, identifier, autogiro_from } = row;
  const storedTerms = {
    versions: versions.map((version) => toTaxedVersion(version, areas)),
    addons: addons.map(toAddon),
  };
  return {
    id: row.id,
    start: row.start,
    stop: row.stop,
    interval: row.payment_interval,
    nextMonth: row.next_invoice_month,
    billedElsewhereUntil: row.billed_elsewhere_until,
    entity: { id: row.entity_id, name: row.entity_name, kind: row.kind },
    company: { id: row.company_id, name: row.company_name },
    settings: {
      terms: row.terms_of_payment,
      minDays: row.min_days,
      sendDay: row.send_day,
      generateDay: row.generate_day,
      generatePeriod: row.generate_period,
      requireReview: row.auto_require_review,
      accounting: toAccounting(row.integration_id, row.integration_name),
    },
    numbers: { bankgiro: row.bankgiro, plusgiro: row.plusgiro, vat: row.vat },
    tenant:
      tenant_id === null
        ? null
        : {
            id: tenant_id,
            name: tenant_name ?? '',
            identifier: identifier ?? '',
            autogiroFrom: autogiro_from,
          },
    ...applyAdjustments(row, storedTerms, adjustments),
    storedTerms,
    adjustments,
  };
};

export const findLeasesForInvoicing = async (
  tx: Tx,
  ids: readonly number[],
): Promise<LeaseForInvoicing[]> => {
  if (ids.length === 0) return [];
  const rows = await findLeaseRecords(tx, ids);
  const adjustments = await listScheduledAdjustments(tx, [...new Set(rows.map((row) => row.entity_id))]);
  return rows.map((row) => toLeaseForInvoicing(row, adjustments.get(row.entity_id) ?? []));
};

export const lockLeases = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx.selectFrom('lease').select('id').where(equalsAny('id', ids)).orderBy('id').forUpdate().execute();
};

/** Locks the leases until the transaction ends, so that no lease gets two invoices at the same time. */
export const lockLeasesForInvoicing = async (
  tx: Tx,
  ids: readonly number[],
): Promise<LeaseForInvoicing[]> => {
  if (ids.length === 0) return [];
  await lockLeases(tx, ids);
  return findLeasesForInvoicing(tx, ids);
};

export const findLeaseForInvoicing = async (tx: Tx, id: number): Promise<LeaseForInvoicing | undefined> =>
  (await findLeasesForInvoicing(tx, [id]))[0];
export const lockLeaseForInvoicing = async (tx: Tx, id: number): Promise<LeaseForInvoicing | undefined> =>
  (await lockLeasesForInvoicing(tx, [id]))[0];
