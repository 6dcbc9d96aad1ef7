import * as yup from 'yup';
import { choice, date, fee, hasAtMostDecimals, optionalDate, optionalText, taxRate } from '../../core/fields';
import { namedObject } from '../../core/named';
import { rentDecimalsText } from '../../objects/entity/entity.texts';
import { leaseInputTexts } from './lease.texts';
import { noticeTypes, paymentIntervals } from './payment-interval';

/** SEK with at most two decimals, or SEK per m² with at most four. */
const rent = fee('Hyra').test('decimals', (value, { parent, createError }) => {
  if (typeof value !== 'number' || hasAtMostDecimals(value, parent.fee_as_m2 ? 4 : 2)) return true;
  return createError({
    message: rentDecimalsText(Boolean(parent.fee_as_m2)),
  });
});

const stop = optionalDate('Slutdatum').test(
  'period',
  leaseInputTexts.stopBeforeStart,
  (value, { parent }) => !value || !parent.start || value >= parent.start,
);

const DAY_MS = 86_400_000;
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));

/** The end of an existing lease. An end on the day before the start calls off a lease that has not begun (docs/domain-rules.md, D-17). */
export const changedStop = optionalDate('Slutdatum').test(
  'period',
  leaseInputTexts.stopBeforeStart,
  (value, { parent }) => !value || !isDate(parent.start) || value >= dayBefore(parent.start),
);

export const leaseTermsFields = {
  reference: optionalText('Referens', 60),
  start: date('Startdatum'),
  stop,
  fee: rent,
  fee_as_m2: yup.boolean().label('Hyra per m²').default(false),
  tax_rate: taxRate(),
  payment_interval: choice('Betalningsintervall', paymentIntervals),
  notice_length: yup.number().integer().min(0).max(120).label('Uppsägningstid').required(),
  notice_type: choice('Uppsägningstidens enhet', noticeTypes),
};

/** A new lease. Without `start` it starts today. */
export const leaseInput = namedObject('LeaseInput', {
  entity_id: yup.number().integer().min(1).label('Objekt').required(leaseInputTexts.entityMissing),
  ...leaseTermsFields,
  start: optionalDate('Startdatum'),
});
export type LeaseInput = yup.InferType<typeof leaseInput>;
