import type { CompanyInput } from '@husrum/contract/company';
import type { EntityType } from '@husrum/contract/entity';
import type { LocalDate } from '@husrum/format';
import { groupBy } from '../platform/collections';
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

export interface LeasePeriod {
  readonly start: LocalDate;
  readonly stop: LocalDate | null;
}

export interface KnownEntity {
  readonly ref: Ref;
  readonly typeId: number;
  /** The row that has created it, or the first that has used it. Null if no row has. */
  row: number | null;
  /** The last row that used it has a lease. */
  hasLeaseRows: boolean;
  /** Its leases in the plan. */
  readonly periods: (LeasePeriod & { readonly row: number; readonly tenant: Ref })[];
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
  /** The numbers that the file gives a company with the name. */
  readonly numbersByName: ReadonlyMap<string, ReadonlySet<string>>;
  readonly entityByPlace: Map<string, KnownEntity>;
  /** The rows of estates that have a problem, by place. */
  readonly failedEstates: Map<string, number>;
  readonly tenantByIdentifier: Map<string, { readonly ref: Ref; readonly name: string }>;
  readonly leasesByEntity: ReadonlyMap<number, readonly ExistingLease[]>;
  /** The ids of what existed and has been used. */
  readonly reused: Readonly<Record<'companies' | 'estates' | 'entities' | 'tenants' | 'leases', Set<number>>>;
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

/** Of rows with the same number, or the same place, the oldest is used. */
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
