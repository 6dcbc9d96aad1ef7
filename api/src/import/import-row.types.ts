import type { CompanyInput } from '@husrum/contract/company';
import type { EntityInput, EntityType } from '@husrum/contract/entity';
import type { LeaseInput } from '@husrum/contract/lease';
import type { TenantInput } from '@husrum/contract/tenant';
import type { LocalDate } from '@husrum/format';
import type { CheckedInput } from './check-input';
import type { ColumnKey } from './import.columns';

export interface RowProblem {
  readonly row: number;
  /** Null for the whole row. */
  readonly column: ColumnKey | null;
  readonly message: string;
}

export interface PostalAddress {
  readonly address: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
}

/** Terms of a lease without its object. */
export type LeaseTerms = Omit<LeaseInput, 'entity_id'>;

export interface ParsedCompany {
  readonly name: string | null;
  /** In canonical form; null without a number, or with an invalid one. */
  readonly number: string | null;
  /** What a new company is created from. */
  readonly input: Readonly<Partial<CompanyInput>>;
  /** The address is that of the company, not that of the object on the row. */
  readonly hasOwnAddress: boolean;
}

export interface ParsedTenant {
  readonly name: string | null;
  /** In canonical form; null without a number, or with an invalid one. */
  readonly identifier: string | null;
  /** A new tenant. */
  readonly input: CheckedInput<TenantInput>;
  /** The address of a new tenant, where the file has one. */
  readonly address: CheckedInput<PostalAddress> | null;
}

export interface ParsedLease {
  readonly terms: CheckedInput<LeaseTerms>;
  /** Without a start of its own, a lease begins on the day of the import. */
  readonly hasStart: boolean;
}

/** A row after its cells have been read and checked, without what depends on other rows and on the portfolio. */
export interface ParsedRow {
  readonly row: number;
  readonly problems: readonly RowProblem[];
  readonly company: ParsedCompany;
  readonly estate: string | null;
  /** Undefined when the row does not say which. */
  readonly type: EntityType | undefined;
  readonly name: string | null;
  readonly address: Partial<PostalAddress>;
  /** A new object, without company and parent. */
  readonly entity: CheckedInput<EntityInput> | null;
  readonly tenant: ParsedTenant | null;
  readonly lease: ParsedLease | null;
  /** The column of the rent that is filled in. */
  readonly rentColumn: ColumnKey;
  /** For the preview. */
  readonly rent: string | null;
  readonly start: LocalDate | null;
}
