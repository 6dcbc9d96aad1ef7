import type { Lease } from '@husrum/contract/lease';
import { addonIntervalLabel, addonIntervals } from '@husrum/contract/lease-addon';
import { RadioField, toOptions, useFormikContext } from '@husrum/forms';
import { leaseAddonTexts } from './lease-addon.texts';

const options = toOptions(addonIntervals, addonIntervalLabel);

/** Whether the fee is per invoice or per month, and what that means on this lease. */
export const LeaseAddonIntervalField = ({ lease }: { lease: Pick<Lease, 'payment_interval'> }) => {
  const { values } = useFormikContext<{ interval?: string }>();
  const hint =
    values.interval === 'MONTHLY'
      ? leaseAddonTexts.monthlyHint[lease.payment_interval]
      : leaseAddonTexts.perNoticeHint[lease.payment_interval];
  return <RadioField name="interval" options={options} hint={hint} required />;
};
