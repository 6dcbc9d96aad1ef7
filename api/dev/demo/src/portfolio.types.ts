import type { EntityKind } from '@husrum/contract/entity';
import type { NoticeType, PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import type { PlannedTenant } from './people-generator';

export interface PlannedEntity {
  readonly kind: EntityKind;
  readonly companyIndex: 0 | 1;
  /** The index of the parent in the list of entities. Estates come before their units. */
  readonly parentIndex: number | null;
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  /** SEK per interval, or per m² and interval. */
  readonly fee: number | null;
  readonly feeAsM2: boolean;
  readonly interval: PaymentInterval;
  readonly fields: Readonly<Record<string, string | number | boolean>>;
}

export interface PlannedRent {
  readonly validFrom: LocalDate;
  /** SEK per interval, or per m² and interval. */
  readonly fee: number;
}

export interface PlannedLease {
  /** An index in the list of entities. */
  readonly entity: number;
  /** Indexes in the list of tenants; the first is the primary tenant. */
  readonly tenants: readonly number[];
  readonly start: LocalDate;
  readonly stop: LocalDate | null;
  /** The last of the rents. */
  readonly fee: number;
  /** The rents from the start of the lease on, in order. */
  readonly rents: readonly PlannedRent[];
  readonly taxRate: 0 | 25;
  readonly noticeLength: number;
  readonly noticeType: NoticeType;
}

export interface Portfolio {
  readonly entities: readonly PlannedEntity[];
  readonly tenants: readonly PlannedTenant[];
  readonly leases: readonly PlannedLease[];
}
