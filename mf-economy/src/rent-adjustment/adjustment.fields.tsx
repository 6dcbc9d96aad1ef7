import { today } from '@husrum/format';
import { CheckboxField, DateField, FieldGrid, PercentField, useFormikContext } from '@husrum/forms';
import { Alert } from '@husrum/ui/core';
import { runsAtOnce } from './adjustment.rules';
import { texts } from './rent-adjustment.texts';

/** Says when it happens before it does: without a date at once. */
const Timing = () => {
  const { values } = useFormikContext<{ scheduled_at: string | null }>();
  const day = today(new Date());
  return runsAtOnce(values, day) ? (
    <Alert type="warning" showIcon title={texts.atOnce} description={texts.atOnceText(day)} />
  ) : (
    <Alert
      type="info"
      showIcon
      title={texts.later(values.scheduled_at ?? '')}
      description={texts.laterText}
    />
  );
};

/** How much, when, and whether add-ons follow. */
export const AdjustmentFields = () => (
  <>
    <FieldGrid>
      <PercentField name="rate" decimals={4} hint={texts.rateHint} />
      <DateField name="scheduled_at" min={today(new Date())} hint={texts.dateHint} />
    </FieldGrid>
    <CheckboxField name="addons" text={texts.addons} />
    <Timing />
  </>
);
