import type { CompanyInput } from '@husrum/contract/company';
import type { EntityInput, EntityType } from '@husrum/contract/entity';
import type { LeaseInput } from '@husrum/contract/lease';
import type { TenantInput } from '@husrum/contract/tenant';
import type { LocalDate } from '@husrum/format';
import type { CheckedInput } from './check-input';
import type { ColumnKey } from './import.columns';

export interface RowProblem {
  readonly row: number;
  /** The column of the cell; null when the problem concerns the whole row. */
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
  /** The organisation number in canonical form; null without one, or with an invalid one. */
  readonly number: string | null;
  /** What a new company is created from. */
  readonly input: Readonly<Partial<CompanyInput>>;
  /** Whether the address in `input` comes from the columns of the company. Otherwise it is that of the object on the row. */
  readonly hasOwnAddress: boolean;
}

export interface ParsedTenant {
  readonly name: string | null;
  /** In canonical form; null without a number, or with an invalid one. */
  readonly identifier: string | null;
  /** What a new tenant is created from. */
  readonly input: CheckedInput<TenantInput>;
  /** The address of a new tenant; null if the file has none. */
  readonly address: CheckedInput<PostalAddress> | null;
}

export interface ParsedLease {
  readonly terms: CheckedInput<LeaseTerms>;
  /** Whether the row has a start. Without one, the lease begins on the day of the import. */
  readonly hasStart: boolean;
}

/** A row after its cells have been read and checked, without what depends on other rows and on the portfolio. */
export interface ParsedRow {
  readonly row: number;
  readonly problems: readonly RowProblem[];
  /** What is allowed but unusual. The row can be imported. */
  readonly warnings: readonly RowProblem[];
  readonly company: ParsedCompany;
  readonly estate: string | null;
  /** The type of the object; undefined if the cell is empty or unknown. */
  readonly type: EntityType | undefined;
  readonly name: string | null;
  readonly address: Partial<PostalAddress>;
  /** What a new object is created from, without company and parent; null without a type. */
  readonly entity: CheckedInput<EntityInput> | null;
  readonly tenant: ParsedTenant | null;
  readonly lease: ParsedLease | null;
  /** The column of the rent that is filled in, or else the one to fill in. */
  readonly rentColumn: ColumnKey;
  /** The rent with its interval, as the preview shows it: `8 500 kr/mån`. */
  readonly rent: string | null;
  /** The first day of the lease, for the preview. */
  readonly start: LocalDate | null;
}
