import type { LeaseRow } from '@husrum/contract/lease';
import type { RequestContext } from '../platform/http';
import { leaseRecords } from './lease.store';
import { leaseShown } from './lease-row.rules';
import { type LeaseParty, tenantsOfLeases } from './lease-tenant.store';

export const partyShown = ({ id, name, identifier, phone, email }: LeaseParty) => ({
  id,
  name,
  identifier,
  phone,
  email,
});

/** The leases of these ids as lists show them. */
export const leaseRows = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  ids: readonly number[],
): Promise<LeaseRow[]> => {
  const records = await leaseRecords(tx, ids);
  const parties = await tenantsOfLeases(tx, ids);
  const primary = new Map(
    parties.filter(({ is_primary }) => is_primary).map((party) => [party.lease_id, party]),
  );
  return records.map((record) => {
    const party = primary.get(record.id);
    return leaseShown(record, party ? partyShown(party) : null, clock.today());
  });
};
