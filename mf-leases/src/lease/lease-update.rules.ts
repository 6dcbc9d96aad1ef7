import type { BodyOf } from '@husrum/contract/core';
import type { Lease, leaseCalls } from '@husrum/contract/lease';

type LeaseUpdate = BodyOf<typeof leaseCalls.update>;

/** The update call takes the whole lease; `updated_at` is the version that the user saw. */
export const toLeaseUpdate = (lease: Lease, change: Partial<LeaseUpdate> = {}): LeaseUpdate => ({
  id: lease.id,
  reference: lease.reference,
  start: lease.start,
  stop: lease.stop,
  fee: lease.fee,
  fee_as_m2: lease.fee_as_m2,
  tax_rate: lease.tax_rate,
  payment_interval: lease.payment_interval,
  notice_length: lease.notice_length,
  notice_type: lease.notice_type,
  next_invoice_month: lease.next_invoice_month,
  updated_at: lease.updated_at,
  ...change,
});
