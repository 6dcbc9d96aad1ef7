import {
  intervalSuffix,
  type PaymentInterval,
  paymentIntervalLabel,
  paymentIntervals,
} from '@husrum/contract/lease';
import { formatKronor } from '@husrum/format';
import { useField } from 'formik';
import { Fragment, type ReactNode, useEffect } from 'react';
import { RadioField, SwitchField, toOptions } from '../fields/choice-fields';
import { MoneyField } from '../fields/number-fields';
import { FieldGrid } from '../form/form-layout';
import { rentTexts } from './rent.texts';
import { calculateRent, type RentBreakdown } from './rent-breakdown';

const intervalOptions = toOptions(paymentIntervals, paymentIntervalLabel);

const listAmounts = (
  { perInterval, perYear, perM2AndYear }: RentBreakdown,
  interval: PaymentInterval,
): string[] =>
  [
    `${formatKronor(perInterval)}${intervalSuffix[interval]}`,
    interval === 'YEARLY' ? undefined : rentTexts.perYear(formatKronor(perYear)),
    perM2AndYear === null ? undefined : rentTexts.perM2AndYear(formatKronor(perM2AndYear)),
  ].filter((amount) => amount !== undefined);

/** `8 500 kr/mån · 102 000 kr/år · 1 632 kr/m² och år`. The line may break between the amounts, as it must on a phone. */
const RentAmounts = ({ amounts }: { amounts: readonly string[] }) => (
  <p className="h-muted" role="status">
    {amounts.map((amount, index) => (
      <Fragment key={amount}>
        {index > 0 && ' · '}
        <span className="h-number">{amount}</span>
      </Fragment>
    ))}
  </p>
);

interface Props {
  /** The area of the object. It is null when unknown; the rent cannot be given per m² then. */
  areaM2: number | null;
  hint?: ReactNode;
  /** The path of the object that contains the fields: `lease.`. */
  prefix?: string;
}

/** The fields of a rent, per interval or per m², and the resulting amounts. */
export const RentFields = ({ areaM2, hint, prefix = '' }: Props) => {
  const [{ value: fee }] = useField<unknown>(`${prefix}fee`);
  const [{ value: interval }] = useField<PaymentInterval>(`${prefix}payment_interval`);
  const [{ value: perM2 }, , perM2Field] = useField<boolean>(`${prefix}fee_as_m2`);
  const { setValue } = perM2Field;
  // Without an area the switch is not rendered, so it is turned off here.
  useEffect(() => {
    if (perM2 && areaM2 === null) void setValue(false);
  }, [perM2, areaM2, setValue]);
  const breakdown =
    typeof fee === 'number' && Number.isFinite(fee)
      ? calculateRent({ fee, isPerM2: perM2, area: areaM2, interval })
      : null;
  return (
    <>
      <FieldGrid>
        <MoneyField
          name={`${prefix}fee`}
          label={perM2 ? rentTexts.rentPerM2 : rentTexts.rent}
          per={perM2 ? rentTexts.perM2 : intervalSuffix[interval]}
          decimals={perM2 ? 4 : 2}
          hint={hint}
          required
        />
        <RadioField name={`${prefix}payment_interval`} options={intervalOptions} />
      </FieldGrid>
      {areaM2 !== null && <SwitchField name={`${prefix}fee_as_m2`} />}
      {breakdown && areaM2 !== null && <RentAmounts amounts={listAmounts(breakdown, interval)} />}
    </>
  );
};
