import { isLocalDate, today } from '@husrum/format';
import { CheckboxField, DateField, FieldGrid, PercentField, useFormikContext } from '@husrum/forms';
import { Alert } from '@husrum/ui/core';
import { runsImmediately } from './rent-adjustment.rules';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

/** Shows before saving when the adjustment runs. Without a date it runs immediately. */
const TimingAlert = () => {
  const { values } = useFormikContext<{ scheduled_at: string | null }>();
  const day = today(new Date());
  const { scheduled_at } = values;
  if (scheduled_at && !isLocalDate(scheduled_at)) return null;
  return runsImmediately(values, day) ? (
    <Alert
      type="warning"
      showIcon
      title={rentAdjustmentTexts.immediate}
      description={rentAdjustmentTexts.immediateText(day)}
    />
  ) : (
    <Alert
      type="info"
      showIcon
      title={rentAdjustmentTexts.onDate(scheduled_at ?? '')}
      description={rentAdjustmentTexts.onDateText}
    />
  );
};

/** Percentage, date, and whether the leases' add-ons are adjusted too. */
export const RentAdjustmentFields = () => (
  <>
    <FieldGrid>
      <PercentField name="rate" decimals={4} hint={rentAdjustmentTexts.rateHint} />
      <DateField name="scheduled_at" min={today(new Date())} hint={rentAdjustmentTexts.dateHint} />
    </FieldGrid>
    <CheckboxField name="addons" text={rentAdjustmentTexts.addons} />
    <TimingAlert />
  </>
);
