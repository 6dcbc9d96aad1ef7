import type { Lease } from '@husrum/contract/lease';
import { useFormikContext } from '@husrum/forms';
import { Alert } from '@husrum/ui/core';
import { leaseTexts } from './lease.texts';
import { planAgreedRent } from './scheduled-adjustment.rules';

const { scheduledAdjustments: texts } = leaseTexts;

/** Says, before a changed rent is saved, which scheduled adjustments will leave it as it is and which will change it. */
export const ScheduledAdjustmentsAlert = ({ lease }: { lease: Lease }) => {
  const { values } = useFormikContext<Partial<Lease>>();
  const agreed = planAgreedRent(lease, values);
  if (agreed === null) return null;
  const { from, notApplied, applied } = agreed;
  return (
    <Alert
      type={notApplied.length > 0 ? 'warning' : 'info'}
      showIcon
      title={texts.title}
      description={
        <ul>
          {notApplied.map(({ id, rate, scheduled_at }) => (
            <li key={id}>{texts.notApplied({ rate, day: scheduled_at, from })}</li>
          ))}
          {applied.map(({ id, rate, scheduled_at }) => (
            <li key={id}>{texts.applied({ rate, day: scheduled_at, from })}</li>
          ))}
        </ul>
      }
    />
  );
};
