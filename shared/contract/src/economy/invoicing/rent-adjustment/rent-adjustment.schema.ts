import * as yup from 'yup';
import { hasAtMostDecimals, id, optionalDate, output, reference } from '../../../core/fields';
import { page } from '../../../core/list';
import { namedObject, nameSchema } from '../../../core/named';
import { paymentIntervals } from '../../../leases/lease/payment-interval';
import { houseNameField, namedEntity } from '../../../objects/entity/named-entity';
import { rentAdjustmentStatuses } from './rent-adjustment.status';

/** An object with its type and its house. `under` is the name of its parent object, or of its company. */
const entityReference = nameSchema(
  'EntityReference',
  reference.shape({ type: output.text(), under: output.text(), house: houseNameField() }),
);

/** Percent with at most four decimals: 3.2 raises, -1.5 lowers (docs/domain-rules.md, D-15). */
const rate = () =>
  yup
    .number()
    .label('Procent')
    .moreThan(-100, 'Procent måste vara mer än -100')
    .max(100)
    .test('not-zero', 'Procent kan inte vara noll', (value) => value !== 0)
    .test(
      'decimals',
      'Procent får ha högst fyra decimaler',
      (value) => value == null || hasAtMostDecimals(value, 4),
    )
    .required();

export const rentAdjustmentFields = {
  rate: rate(),
  /** Without a date, the adjustment is executed at once. */
  scheduled_at: optionalDate('Datum'),
  /** Whether the add-ons of the leases change too. */
  addons: yup.boolean().label('Justera även tillägg').default(false),
};
export const rentAdjustmentInput = namedObject('RentAdjustmentInput', {
  entity_id: id('Objekt'),
  ...rentAdjustmentFields,
});
export type RentAdjustmentInput = yup.InferType<typeof rentAdjustmentInput>;

export const rentAdjustmentRow = namedObject('RentAdjustmentRow', {
  id: output.id(),
  rate: output.number(),
  addons: output.flag(),
  scheduled_at: output.dateOrNull(),
  executed_at: output.textOrNull(),
  /** The first day of the new rents: the scheduled day, or the day of execution. */
  effective_on: output.dateOrNull(),
  status: output.choice(rentAdjustmentStatuses),
  entity: entityReference.required(),
  /** How many leases it has changed; while it is scheduled, how many leases run on its day. */
  leases_count: output.number(),
  /** The adjustment that this one restores, and whether this one has been restored. */
  restores_id: output.idOrNull(),
  restored: output.flag(),
  created_at: output.text(),
  updated_at: output.text(),
});
export type RentAdjustmentRow = yup.InferType<typeof rentAdjustmentRow>;

/** An object to adjust rents for: its own rent if it is rentable, or else those of its rentable descendants. */
export const adjustableEntity = nameSchema(
  'AdjustableEntity',
  entityReference.shape({
    rentable: output.flag(),
    /** How many leases an adjustment of the object would change today. */
    leases_count: output.number(),
  }),
);
export type AdjustableEntity = yup.InferType<typeof adjustableEntity>;

/** The effect of an adjustment on one lease. Amounts in SEK ex VAT. */
export const adjustedLease = namedObject('AdjustedLease', {
  id: output.id(),
  lease_id: output.id(),
  entity: namedEntity.required(),
  tenant: output.textOrNull(),
  payment_interval: output.choice(paymentIntervals),
  fee_as_m2: output.flag(),
  old_fee: output.number(),
  new_fee: output.number(),
  /** Rent per interval: the fee, or the fee times the area (D-1). */
  old_total: output.number(),
  new_total: output.number(),
  /** The first invoice with the new rent, or null when none follows. `id` is null until it is created. */
  first_notice: yup
    .object({ id: output.idOrNull(), start: output.date(), stop: output.date() })
    .nullable()
    .defined(),
  /** The number of unsent invoices that were recalculated, or in a preview will be. */
  recalculated: output.number(),
  /** Sent invoices whose amount differs from the new terms. They do not change. `difference` is what they lack, ex VAT. */
  locked: output.list(
    yup
      .object({
        id: output.id(),
        reference: output.textOrNull(),
        start: output.date(),
        stop: output.date(),
        difference: output.number(),
      })
      .required(),
  ),
  /**
   * What the sent invoices lack, without credited and cancelled ones: it can be invoiced by a supplement if positive, and
   * credited if negative. An adjustment that has been restored has none; the restoring one has what is left of both.
   */
  difference: output.number(),
  /** The supplementary invoice for the difference, once created, unless it has been cancelled or credited. */
  supplement_id: output.idOrNull(),
  /**
   * In a preview: the first rent that was agreed for the day of the adjustment or a later one, which is not changed (D-15),
   * with the rent per interval. It is null without one.
   */
  agreed: yup
    .object({ from: output.date(), total: output.number() })
    .nullable()
    .default(undefined)
    .optional(),
});
export type AdjustedLease = yup.InferType<typeof adjustedLease>;

/** A page of leases. `sum` covers all of them: the monthly rent before and after. */
export const adjustedLeasePage = nameSchema(
  'AdjustedLeasePage',
  page(adjustedLease.required()).shape({
    effective_on: output.date(),
    sum: yup
      .object({ old_month: output.number(), new_month: output.number(), difference: output.number() })
      .required(),
  }),
);

/** The effect of an adjustment that is not executed yet, and the other scheduled adjustments of the same leases. */
export const rentAdjustmentPreview = nameSchema(
  'RentAdjustmentPreview',
  adjustedLeasePage.shape({
    scheduled: output.list(
      yup
        .object({
          id: output.id(),
          entity: namedEntity.required(),
          rate: output.number(),
          scheduled_at: output.date(),
          /** How many of the leases of the preview it changes. */
          leases_count: output.number(),
        })
        .required(),
    ),
    /** How many of the leases have a rent that was agreed for the day of the adjustment or a later one. */
    agreed_count: output.number().optional(),
  }),
);
