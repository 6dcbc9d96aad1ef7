import type { BodyOf } from '@husrum/contract/core';
import type { Lease, leaseCalls } from '@husrum/contract/lease';

type Body = BodyOf<typeof leaseCalls.update>;

/** The whole lease as a change of it is sent, with what is changed. `updated_at` says which version was seen. */
export const leaseBody = (lease: Lease, change: Partial<Body> = {}): Body => ({
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
