import type { MissedAdjustments } from '@husrum/contract/lease';
import { DateField } from '@husrum/forms';
import { Alert } from '@husrum/ui/core';
import { missedAdjustmentsTexts as texts } from './missed-adjustments.texts';

/**
 * Shows the adjustments that a lease has missed, with the rent after each, and asks from which day they apply. Renders nothing
 * without any.
 */
export const MissedAdjustmentsFields = ({ missed }: { missed: MissedAdjustments }) => {
  const { earliest, adjustments } = missed;
  if (earliest === null) return null;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={texts.title}
        description={
          <ul>
            {adjustments.map((adjustment) => (
              <li key={adjustment.id}>{texts.adjustment(adjustment)}</li>
            ))}
          </ul>
        }
      />
      <DateField
        name="missed_adjustments_from"
        label={texts.from}
        min={earliest}
        hint={texts.fromHint(earliest)}
      />
    </>
  );
};
