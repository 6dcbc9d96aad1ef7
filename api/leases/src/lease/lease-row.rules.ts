import { intervalRent, leaseState, type Span } from '@husrum/api-rent';
import type { TaxRate } from '@husrum/contract/core';
import type { EntityKind } from '@husrum/contract/entity';
import {
  describeLeaseState,
  type LeaseRow,
  type LeaseState,
  type NoticeType,
  type PaymentInterval,
} from '@husrum/contract/lease';
import { fromOre, type LocalDate } from '@husrum/format';

interface StateColumns extends Span {
  notice_length: number;
  notice_type: NoticeType;
  terminated_at: string | null;
}
interface RentColumns {
  fee: string;
  fee_as_m2: boolean;
  area: string | null;
}

export const computeLeaseState = (lease: StateColumns, today: LocalDate): LeaseState =>
  leaseState(
    {
      ...lease,
      noticeLength: lease.notice_length,
      noticeType: lease.notice_type,
      terminated: lease.terminated_at !== null,
    },
    today,
  );

const toRowState = (lease: StateColumns, today: LocalDate): LeaseRow['state'] => {
  const status = computeLeaseState(lease, today);
  return {
    status,
    ...describeLeaseState({ status, stop: lease.stop, terminated: lease.terminated_at !== null }),
  };
};

/** Rent per interval ex VAT, in SEK. */
const rentTotal = ({ fee, fee_as_m2, area }: RentColumns): number =>
  fromOre(intervalRent({ fee, feeAsM2: fee_as_m2, area }));

/** What other packages show of a lease: its state on a day, and its rent. */
export const leaseFacts = { state: computeLeaseState, rent: rentTotal } as const;

/** A stored lease joined with its object, the object's type and its company. */
export interface LeaseRecord extends StateColumns, RentColumns {
  id: number;
  reference: string | null;
  entity_id: number;
  entity_name: string;
  house: string | null;
  type_name: string;
  kind: EntityKind;
  company_id: number;
  company_name: string;
  tax_rate: TaxRate;
  payment_interval: PaymentInterval;
  created_at: string;
  updated_at: string;
}

export const toLeaseRow = (
  lease: LeaseRecord,
  primaryTenant: LeaseRow['primary_tenant'],
  today: LocalDate,
): LeaseRow => ({
  id: lease.id,
  reference: lease.reference,
  entity_id: lease.entity_id,
  entity: {
    id: lease.entity_id,
    name: lease.entity_name,
    house: lease.house,
    type: { name: lease.type_name, kind: lease.kind },
    company_id: lease.company_id,
  },
  company: { id: lease.company_id, name: lease.company_name },
  state: toRowState(lease, today),
  start: lease.start,
  stop: lease.stop,
  terminated: lease.terminated_at !== null,
  fee: Number(lease.fee),
  fee_as_m2: lease.fee_as_m2,
  total: rentTotal(lease),
  tax_rate: lease.tax_rate,
  payment_interval: lease.payment_interval,
  primary_tenant: primaryTenant,
  created_at: lease.created_at,
  updated_at: lease.updated_at,
});
