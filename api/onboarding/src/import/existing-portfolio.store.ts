import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import type { ParsedRow } from './import-row.types';
import { normalizeName } from './normalize-title.rules';
import type { ExistingPortfolio } from './plan-import.types';

/**
 * What the rows can refer to: all companies and objects, the tenants with an identity number of the rows, and the leases of the
 * objects that have a name of the rows.
 */
export const loadExistingPortfolio = async (
  tx: Tx,
  rows: readonly ParsedRow[],
): Promise<ExistingPortfolio> => {
  const companies = await tx
    .selectFrom('company')
    .select(['id', 'name', 'organisation_number'])
    .orderBy('id')
    .execute();
  const entities = await tx
    .selectFrom('entity')
    .select(['id', 'name', 'company_id', 'parent_id', 'entity_type_id'])
    .orderBy('id')
    .execute();
  const identifiers = [...new Set(rows.flatMap(({ tenant }) => tenant?.identifier ?? []))];
  const tenants = await tx
    .selectFrom('tenant')
    .select(['id', 'name', 'identifier'])
    .where(sql<boolean>`identifier = any(${identifiers}::text[])`)
    .execute();
  const names = new Set(rows.flatMap(({ name }) => (name === null ? [] : [normalizeName(name)])));
  const entityIds = entities.filter(({ name }) => names.has(normalizeName(name))).map(({ id }) => id);
  const leases = await tx
    .selectFrom('lease')
    .leftJoin('lease_tenant', 'lease_tenant.lease_id', 'lease.id')
    .select(['lease.id', 'lease.entity_id', 'lease.start', 'lease.stop', 'lease_tenant.tenant_id'])
    .where(equalsAny('lease.entity_id', entityIds))
    // A lease without days was called off, so its object can be let to others.
    .where(sql<boolean>`lease_has_days(lease.start, lease.stop)`)
    .orderBy('lease.start')
    .execute();
  return {
    companies,
    entities,
    tenants,
    leases: [...groupBy(leases, ({ id }) => id).values()].flatMap((rowsOfLease) => {
      const [lease] = rowsOfLease;
      return lease === undefined
        ? []
        : [
            {
              id: lease.id,
              entity_id: lease.entity_id,
              start: lease.start,
              stop: lease.stop,
              tenantIds: rowsOfLease.flatMap(({ tenant_id }) => tenant_id ?? []),
            },
          ];
    }),
  };
};
