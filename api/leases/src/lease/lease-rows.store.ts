import type { RequestContext } from '@husrum/api-platform';
import type { LeaseRow } from '@husrum/contract/lease';
import { loadLeaseRecords } from './lease.store';
import { toLeaseRow } from './lease-row.rules';
import { type LeaseTenantRecord, listLeaseTenants } from './lease-tenant.store';

export const toTenantSummary = ({ id, name, identifier, phone, email }: LeaseTenantRecord) => ({
  id,
  name,
  identifier,
  phone,
  email,
});

export const loadLeaseRows = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  ids: readonly number[],
): Promise<LeaseRow[]> => {
  const records = await loadLeaseRecords(tx, ids);
  const tenants = await listLeaseTenants(tx, ids);
  const primaryTenants = new Map(
    tenants.filter(({ is_primary }) => is_primary).map((tenant) => [tenant.lease_id, tenant]),
  );
  return records.map((record) => {
    const tenant = primaryTenants.get(record.id);
    return toLeaseRow(record, tenant ? toTenantSummary(tenant) : null, clock.today());
  });
};
