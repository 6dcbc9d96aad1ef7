import { groupBy } from '@husrum/api-platform';
import type { CompanyInput } from '@husrum/contract/company';
import type { EntityType } from '@husrum/contract/entity';
import type { Span } from '@husrum/format';
import type { ParsedRow, PostalAddress } from './import-row.types';
import { normalizeName } from './normalize-title.rules';
import {
  type ExistingLease,
  type ExistingPortfolio,
  type PlannedEntity,
  type PlannedLease,
  type PlannedTenant,
  type Ref,
  refKey,
} from './plan-import.types';

export interface KnownEntity {
  readonly ref: Ref;
  readonly typeId: number;
  /** The row that has created it, or the first that has used it. It is null if no row has. */
  row: number | null;
  /** Whether the last row that used it has a lease. Then further rows may add leases of other periods. */
  hasLeaseRows: boolean;
  /** The periods of its leases in the plan, each with the row and the tenant. */
  readonly periods: (Span & { readonly row: number; readonly tenant: Ref })[];
}

/** A plan while its rows are added one by one, with what is needed to find in it what earlier rows have added. */
export interface ImportDraft {
  readonly types: readonly EntityType[];
  readonly companies: CompanyInput[];
  readonly entities: PlannedEntity[];
  readonly tenants: (Omit<PlannedTenant, 'address'> & { address: PostalAddress | null })[];
  readonly leases: PlannedLease[];
  readonly companyByNumber: Map<string, Ref>;
  readonly companiesByName: Map<string, Ref[]>;
  /** The organisation numbers that the rows of the file state for a company, by the company's name. */
  readonly numbersByName: ReadonlyMap<string, ReadonlySet<string>>;
  readonly entityByPlace: Map<string, KnownEntity>;
  /** The numbers of the rows of estates that have a problem, by place. */
  readonly failedEstates: Map<string, number>;
  readonly tenantByIdentifier: Map<string, { readonly ref: Ref; readonly name: string }>;
  readonly leasesByEntity: ReadonlyMap<number, readonly ExistingLease[]>;
  /** The ids of what existed before and is used by rows. */
  readonly reused: Readonly<Record<'companies' | 'estates' | 'entities' | 'tenants' | 'leases', Set<number>>>;
  /** The companies that rows belong to, existing and new ones. */
  readonly usedCompanies: Map<string, Ref>;
}

/** Where an object lies, with its name: two objects with the same place are the same. */
export const placeKey = (company: Ref, parent: Ref | null, name: string): string =>
  `${parent === null ? `company ${refKey(company)}` : refKey(parent)} ${normalizeName(name)}`;

export const addCompanyName = ({ companiesByName }: ImportDraft, name: string, ref: Ref): void => {
  const key = normalizeName(name);
  companiesByName.set(key, [...(companiesByName.get(key) ?? []), ref]);
};

const listNumbersByName = (rows: readonly ParsedRow[]): Map<string, Set<string>> => {
  const numbers = new Map<string, Set<string>>();
  for (const { company } of rows) {
    if (company.name === null || company.number === null) continue;
    const key = normalizeName(company.name);
    numbers.set(key, (numbers.get(key) ?? new Set<string>()).add(company.number));
  }
  return numbers;
};

/** If existing companies have the same number, or existing objects the same place, the oldest one is used. */
export const createDraft = (
  rows: readonly ParsedRow[],
  existing: ExistingPortfolio,
  types: readonly EntityType[],
): ImportDraft => {
  const draft: ImportDraft = {
    types,
    companies: [],
    entities: [],
    tenants: [],
    leases: [],
    companyByNumber: new Map(
      existing.companies.toReversed().map(({ id, organisation_number }) => [organisation_number, { id }]),
    ),
    companiesByName: new Map(),
    numbersByName: listNumbersByName(rows),
    entityByPlace: new Map(
      existing.entities
        .toReversed()
        .map(({ id, name, company_id, parent_id, entity_type_id }) => [
          placeKey({ id: company_id }, parent_id === null ? null : { id: parent_id }, name),
          { ref: { id }, typeId: entity_type_id, row: null, hasLeaseRows: false, periods: [] },
        ]),
    ),
    failedEstates: new Map(),
    tenantByIdentifier: new Map(
      existing.tenants.map(({ id, name, identifier }) => [identifier, { ref: { id }, name }]),
    ),
    leasesByEntity: groupBy(existing.leases, ({ entity_id }) => entity_id),
    reused: {
      companies: new Set(),
      estates: new Set(),
      entities: new Set(),
      tenants: new Set(),
      leases: new Set(),
    },
    usedCompanies: new Map(),
  };
  for (const { id, name } of existing.companies) addCompanyName(draft, name, { id });
  return draft;
};
