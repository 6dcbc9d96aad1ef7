import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import { type LateChargeKind, lateChargeKindLabel } from '@husrum/contract/late-charge';
import { formatDateRange, type LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { LeaseForInvoicing } from './lease-for-invoicing.store';
import type { NewRow } from './rows.store';

/** A late charge that no invoice has (docs/domain-rules.md, D-16). */
export interface OpenLateCharge {
  readonly id: number;
  readonly leaseId: number;
  readonly tenantId: number | null;
  readonly kind: LateChargeKind;
  readonly amountOre: number;
  readonly fromOn: LocalDate | null;
  readonly throughOn: LocalDate | null;
  /** The number of the invoice that was paid late. */
  readonly reference: string | null;
}

/** Those of the charges that no invoice has. They are locked, so that only one invoice gets them. */
export const lockOpenLateCharges = async (tx: Tx, ids: readonly number[]): Promise<OpenLateCharge[]> => {
  if (ids.length === 0) return [];
  await sql`select id from late_charge where ${equalsAny('id', ids)} order by id for update`.execute(tx);
  const { rows } = await sql<OpenLateCharge>`
    select id, lease_id as "leaseId", tenant_id as "tenantId", kind, amount_ore as "amountOre", from_on as "fromOn",
      through_on as "throughOn", reference
    from open_late_charge where ${equalsAny('id', ids)} and lease_id is not null order by id`.execute(tx);
  return rows;
};

/** `Dröjsmålsränta 2026-10-31 – 2026-11-20, avi 100247`. Late charges are outside VAT. */
export const toChargeRow = ({
  id,
  kind,
  amountOre,
  fromOn,
  throughOn,
  reference,
}: OpenLateCharge): NewRow => ({
  name: `${lateChargeKindLabel[kind]}${fromOn === null ? '' : ` ${formatDateRange(fromOn, throughOn)}`}, avi ${reference ?? ''}`,
  quantity: 1,
  fee_ore: amountOre,
  total_ore: amountOre,
  tax_rate: 0,
  tax_ore: 0,
  late_charge_id: id,
});

/**
 * The rows of late charges that the next invoices of leases take, by lease. An invoice of an accounting program takes none, and neither
 * does one to another tenant.
 */
export const findChargeRows = async (
  tx: Tx,
  leases: readonly Pick<LeaseForInvoicing, 'id' | 'tenant' | 'settings'>[],
): Promise<ReadonlyMap<number, readonly NewRow[]>> => {
  const tenants = new Map(
    leases.filter(({ settings }) => settings.accounting === null).map(({ id, tenant }) => [id, tenant?.id]),
  );
  if (tenants.size === 0) return new Map();
  const { rows } = await sql<{ id: number }>`
    select id from open_late_charge where ${equalsAny('lease_id', [...tenants.keys()])} and is_on_next_invoice`.execute(
    tx,
  );
  const charges = await lockOpenLateCharges(
    tx,
    rows.map(({ id }) => id),
  );
  const payable = charges.filter(({ leaseId, tenantId }) => tenants.get(leaseId) === tenantId);
  return new Map(
    [...groupBy(payable, ({ leaseId }) => leaseId)].map(([leaseId, own]) => [leaseId, own.map(toChargeRow)]),
  );
};
