import type { TaxRate } from '@husrum/contract/core';
import type { EntityKind } from '@husrum/contract/entity';
import {
  type LeaseRow,
  type LeaseState,
  leaseStateLook,
  type NoticeType,
  type PaymentInterval,
} from '@husrum/contract/lease';
import type { Tenant } from '@husrum/contract/tenant';
import { fromOre, type LocalDate } from '@husrum/format';
import { intervalRent } from '../rent/interval-rent.rules';
import { leaseState } from '../rent/lease-state.rules';
import type { Span } from '../rent/period';

/** What of a stored lease decides its state. */
interface StateFacts extends Span {
  notice_length: number;
  notice_type: NoticeType;
}
/** What of it decides its rent. */
interface RentFacts {
  fee: string;
  fee_as_m2: boolean;
  area: string | null;
}

export const stateOf = (lease: StateFacts, today: LocalDate): LeaseState =>
  leaseState({ ...lease, noticeLength: lease.notice_length, noticeType: lease.notice_type }, today);

/** The state with how it is shown. */
const stateShown = (lease: StateFacts, today: LocalDate): LeaseRow['state'] => {
  const status = stateOf(lease, today);
  return { status, ...leaseStateLook[status] };
};

/** Rent per interval ex VAT in SEK. */
const totalOf = ({ fee, fee_as_m2, area }: RentFacts): number =>
  fromOre(intervalRent({ fee, feeAsM2: fee_as_m2, area }));

/** A lease joined with the object it lets, as the database has it. */
export interface LeaseRecord extends StateFacts, RentFacts {
  id: number;
  reference: string | null;
  entity_id: number;
  entity_name: string;
  type_name: string;
  kind: EntityKind;
  company_id: number;
  company_name: string;
  tax_rate: TaxRate;
  payment_interval: PaymentInterval;
  created_at: string;
  updated_at: string;
}

export const leaseShown = (
  lease: LeaseRecord,
  primary: LeaseRow['primary_tenant'],
  today: LocalDate,
): LeaseRow => ({
  id: lease.id,
  reference: lease.reference,
  entity_id: lease.entity_id,
  entity: {
    id: lease.entity_id,
    name: lease.entity_name,
    type: { name: lease.type_name, kind: lease.kind },
    company_id: lease.company_id,
  },
  company: { id: lease.company_id, name: lease.company_name },
  state: stateShown(lease, today),
  start: lease.start,
  stop: lease.stop,
  fee: Number(lease.fee),
  fee_as_m2: lease.fee_as_m2,
  total: totalOf(lease),
  tax_rate: lease.tax_rate,
  payment_interval: lease.payment_interval,
  primary_tenant: primary,
  created_at: lease.created_at,
  updated_at: lease.updated_at,
});

/** A lease as the page of one of its tenants lists it. */
export const tenantLeaseShown = (
  lease: LeaseRecord & { is_primary: boolean },
  today: LocalDate,
): Tenant['leases'][number] => ({
  id: lease.id,
  reference: lease.reference,
  status: stateOf(lease, today),
  entity: { id: lease.entity_id, name: lease.entity_name },
  primary: lease.is_primary,
  start: lease.start,
  stop: lease.stop,
  total: totalOf(lease),
  payment_interval: lease.payment_interval,
});
