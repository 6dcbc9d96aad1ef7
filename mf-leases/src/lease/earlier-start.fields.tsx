import type { Lease } from '@husrum/contract/lease';
import { isLocalDate } from '@husrum/format';
import { useFormikContext } from '@husrum/forms';
import { useEffect } from 'react';
import { useMissedAdjustments } from './lease.queries';
import { MissedAdjustmentsFields } from './missed-adjustments.fields';

/**
 * Offers the adjustments of the days that the lease gets when its start is moved to an earlier one. A new rent is final, so with
 * one there is nothing to offer (docs/domain-rules.md, D-15).
 */
export const EarlierStartFields = ({ lease }: { lease: Lease }) => {
  const { values, setFieldValue } = useFormikContext<Partial<Lease>>();
  const { start, stop, fee, fee_as_m2, payment_interval } = values;
  const isSameRent =
    fee === lease.fee && fee_as_m2 === lease.fee_as_m2 && payment_interval === lease.payment_interval;
  const isEarlier = start !== undefined && isLocalDate(start) && start < lease.start && isSameRent;
  const { data } = useMissedAdjustments(lease.id, { start: start ?? null, stop: stop ?? null }, isEarlier);
  const missed = isEarlier ? data : undefined;
  const earliest = missed?.earliest ?? null;
  useEffect(() => {
    void setFieldValue('missed_adjustments_from', earliest);
  }, [earliest, setFieldValue]);
  return missed === undefined ? null : <MissedAdjustmentsFields missed={missed} />;
};
