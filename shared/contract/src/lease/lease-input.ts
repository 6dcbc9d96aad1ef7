import * as yup from 'yup';
import { date, fee, hasDecimals, oneOf, optionalDate, optionalText, taxRate } from '../core/fields';
import { noticeTypes, paymentIntervals } from './interval';

/** An amount is whole öre; a price per m² has four decimals. */
const leaseFee = fee('Hyra').test('decimals', (value, { parent, createError }) => {
  if (typeof value !== 'number' || hasDecimals(value, parent.fee_as_m2 ? 4 : 2)) return true;
  return createError({
    message: parent.fee_as_m2 ? 'Hyra per m² får ha högst fyra decimaler' : 'Hyra får ha högst två decimaler',
  });
});

const stop = optionalDate('Slutdatum').test(
  'period',
  'Slutdatum kan inte vara före startdatum',
  (value, { parent }) => !value || !parent.start || value >= parent.start,
);

export const leaseTerms = {
  reference: optionalText('Referens', 60),
  start: date('Startdatum'),
  stop,
  fee: leaseFee,
  fee_as_m2: yup.boolean().label('Hyra per m²').default(false),
  tax_rate: taxRate(),
  payment_interval: oneOf('Betalningsintervall', paymentIntervals),
  notice_length: yup.number().integer().min(0).max(120).label('Uppsägningstid').required(),
  notice_type: oneOf('Uppsägningstidens enhet', noticeTypes),
};

/** A new lease starts today unless it says otherwise. */
export const leaseInput = yup.object({
  entity_id: yup.number().integer().min(1).label('Objekt').required('Du måste välja ett objekt'),
  ...leaseTerms,
  start: optionalDate('Startdatum'),
});
export type LeaseInput = yup.InferType<typeof leaseInput>;
