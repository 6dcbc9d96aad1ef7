import { equalsAny, type Tx } from '@husrum/api-platform';
import type { WorkItem } from '@husrum/contract/field-work';
import type { LocalDate } from '@husrum/format';

type Resident = WorkItem['tenants'][number];

/** The tenants whose leases of the objects run on the day, the primary tenant first, by object id. */
export const loadResidentsByEntity = async (
  tx: Tx,
  entityIds: readonly number[],
  day: LocalDate,
): Promise<ReadonlyMap<number, Resident[]>> => {
  const rows = await tx
    .selectFrom('lease')
    .innerJoin('lease_tenant', 'lease_tenant.lease_id', 'lease.id')
    .innerJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id')
    .select(['lease.entity_id', 'tenant.id', 'tenant.name', 'tenant.phone'])
    .where(equalsAny('lease.entity_id', [...new Set(entityIds)]))
    .where('lease.start', '<=', day)
    .where(({ or, eb }) => or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', day)]))
    .orderBy('lease_tenant.is_primary', 'desc')
    .orderBy('tenant.id')
    .execute();
  const byEntity = new Map<number, Resident[]>();
  for (const { entity_id, ...resident } of rows) {
    const residents = byEntity.get(entity_id) ?? [];
    if (!residents.some(({ id }) => id === resident.id)) byEntity.set(entity_id, [...residents, resident]);
  }
  return byEntity;
};
