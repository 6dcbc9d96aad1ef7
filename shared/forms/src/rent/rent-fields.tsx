import {
  type PaymentInterval,
  paymentIntervalLabel,
  paymentIntervals,
  perInterval,
} from '@husrum/contract/lease';
import { kronor } from '@husrum/format';
import { useField } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { optionsOf, RadioField, SwitchField } from '../fields/choice-fields';
import { MoneyField } from '../fields/number-fields';
import { FieldGrid } from '../form/layout';
import { type RentMeaning, rentMeaning } from './rent-meaning';

const intervals = optionsOf(paymentIntervals, paymentIntervalLabel);

const meaningText = ({ perInterval: sek, perYear, perM2AndYear }: RentMeaning, of: PaymentInterval): string =>
  [
    `${kronor(sek)}${perInterval[of]}`,
    of === 'YEARLY' ? undefined : `${kronor(perYear)}/år`,
    perM2AndYear === null ? undefined : `${kronor(perM2AndYear)}/m² och år`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');

interface Props {
  /** m² of the object; null when it is not known, and then no price per m² is offered. */
  area: number | null;
  hint?: ReactNode;
  /** Where the fields stand inside another value: `lease.`. */
  prefix?: string;
}

/** The rent: per interval, or per m² once the area is known, and what that amounts to. */
export const RentFields = ({ area, hint, prefix = '' }: Props) => {
  const [{ value: fee }] = useField<unknown>(`${prefix}fee`);
  const [{ value: interval }] = useField<PaymentInterval>(`${prefix}payment_interval`);
  const [{ value: perM2 }, , perM2Field] = useField<boolean>(`${prefix}fee_as_m2`);
  const { setValue } = perM2Field;
  // Without an area the switch is not there to be turned off.
  useEffect(() => {
    if (perM2 && area === null) void setValue(false);
  }, [perM2, area, setValue]);
  const meaning =
    typeof fee === 'number' && Number.isFinite(fee) ? rentMeaning({ fee, perM2, area, interval }) : null;
  return (
    <>
      <FieldGrid>
        <MoneyField
          name={`${prefix}fee`}
          label={perM2 ? 'Hyra per m²' : 'Hyra'}
          per={perM2 ? '/m²' : perInterval[interval]}
          decimals={perM2 ? 4 : 2}
          hint={hint}
          required
        />
        <RadioField name={`${prefix}payment_interval`} options={intervals} />
      </FieldGrid>
      {area !== null && <SwitchField name={`${prefix}fee_as_m2`} />}
      {meaning && area !== null && (
        <p className="h-muted h-number" role="status">
          {meaningText(meaning, interval)}
        </p>
      )}
    </>
  );
};
