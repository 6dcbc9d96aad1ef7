import type { CompanyInput } from '@husrum/contract/company';
import type { EntityInput } from '@husrum/contract/entity';
import type { ImportCounts } from '@husrum/contract/import';
import type { TenantInput } from '@husrum/contract/tenant';
import type { LocalDate } from '@husrum/format';
import type { LeaseTerms, PostalAddress, RowProblem } from './import-row.types';

/** What the business already has, as far as the file can refer to it. */
export interface ExistingPortfolio {
  readonly companies: readonly { id: number; name: string; organisation_number: string }[];
  readonly entities: readonly {
    id: number;
    name: string;
    company_id: number;
    parent_id: number | null;
    entity_type_id: number;
  }[];
  readonly tenants: readonly { id: number; name: string; identifier: string }[];
  readonly leases: readonly ExistingLease[];
}

export interface ExistingLease {
  readonly id: number;
  readonly entity_id: number;
  readonly start: LocalDate;
  readonly stop: LocalDate | null;
  readonly tenantIds: readonly number[];
}

/** A row of the database by its id, or one of the plan by its index. */
export type Ref = { readonly id: number; readonly index?: undefined } | { readonly index: number };

export const refKey = (ref: Ref | null): string => {
  if (ref === null) return '';
  return ref.index === undefined ? `id ${ref.id}` : `new ${ref.index}`;
};

export interface PlannedEntity {
  readonly company: Ref;
  readonly parent: Ref | null;
  readonly input: EntityInput;
}
export interface PlannedTenant {
  readonly input: TenantInput;
  readonly address: PostalAddress | null;
}
export interface PlannedLease {
  readonly entity: Ref;
  readonly tenant: Ref;
  readonly terms: LeaseTerms;
}

/** What the rows without problems create. */
export interface ImportPlan {
  readonly companies: readonly CompanyInput[];
  /** A parent comes before its children. */
  readonly entities: readonly PlannedEntity[];
  readonly tenants: readonly PlannedTenant[];
  readonly leases: readonly PlannedLease[];
  /** The companies that the rows belong to. */
  readonly usedCompanies: readonly Ref[];
  readonly counts: ImportCounts;
  /** The problems of all rows, sorted by row. */
  readonly problems: readonly RowProblem[];
  /** How many rows have a problem. */
  readonly invalidRows: number;
}
