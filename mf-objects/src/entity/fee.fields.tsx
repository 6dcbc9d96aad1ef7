import {
  type EntityInput,
  type PaymentInterval,
  paymentIntervalLabel,
  paymentIntervals,
} from '@husrum/contract';
import { kronor } from '@husrum/format';
import {
  FieldGrid,
  FormSection,
  MoneyField,
  optionsOf,
  RadioField,
  SwitchField,
  useFormikContext,
} from '@husrum/forms';
import { useEffect } from 'react';
import { texts } from './entity.texts';
import { perInterval } from './per-interval';
import { type RentMeaning, rentMeaning } from './rent.rules';

const intervals = optionsOf(paymentIntervals, paymentIntervalLabel);

const areaOf = ({ area }: EntityInput['fields']): number | null =>
  typeof area === 'number' && area > 0 ? area : null;

const meaningText = (
  { perInterval: interval, perYear, perM2AndYear }: RentMeaning,
  of: PaymentInterval,
): string =>
  [
    `${kronor(interval)}${perInterval[of]}`,
    of === 'YEARLY' ? undefined : `${kronor(perYear)}/år`,
    perM2AndYear === null ? undefined : `${kronor(perM2AndYear)}/m² och år`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');

/** The rent asked for: per interval, or per m² once the area is known, and what that amounts to. */
export const FeeFields = () => {
  const { values, setFieldValue } = useFormikContext<EntityInput>();
  const { fee, fee_as_m2, payment_interval } = values;
  const area = areaOf(values.fields);
  // Without an area the switch is not there to be turned off.
  useEffect(() => {
    if (fee_as_m2 && area === null) void setFieldValue('fee_as_m2', false);
  }, [fee_as_m2, area, setFieldValue]);
  const meaning =
    typeof fee === 'number' && Number.isFinite(fee)
      ? rentMeaning({ fee, perM2: fee_as_m2, area, interval: payment_interval })
      : null;
  return (
    <FormSection title="Hyra">
      <FieldGrid>
        <MoneyField
          name="fee"
          per={fee_as_m2 ? '/m²' : perInterval[payment_interval]}
          decimals={fee_as_m2 ? 4 : 2}
          hint={texts.feeHint}
          required
        />
        <RadioField name="payment_interval" options={intervals} />
      </FieldGrid>
      {area !== null && <SwitchField name="fee_as_m2" />}
      {meaning && area !== null && (
        <p className="h-muted h-number" role="status">
          {meaningText(meaning, payment_interval)}
        </p>
      )}
    </FormSection>
  );
};
