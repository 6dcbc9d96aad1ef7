import * as yup from 'yup';
import { choice, output, taxRate } from '../../core/fields';
import { namedObject } from '../../core/named';
import { paymentIntervals } from './payment-interval';

/** What created a version: the new lease, an edit, a rent adjustment, or the restoring of one. */
export const rentVersionSources = ['START', 'CHANGE', 'ADJUSTMENT', 'RESTORED'] as const;
export type RentVersionSource = (typeof rentVersionSources)[number];

/** `coming` versions start after today. */
export const rentVersionPhases = ['past', 'current', 'coming'] as const;
export type RentVersionPhase = (typeof rentVersionPhases)[number];

/** The terms by which rent is calculated from a day until the next version. Amounts are in SEK without VAT. */
export const rentVersionRow = namedObject('RentVersionRow', {
  valid_from: output.date(),
  /** The last day, or null for the last version. */
  valid_to: output.dateOrNull(),
  phase: choice('Läge', rentVersionPhases),
  fee: output.number(),
  fee_as_m2: output.flag(),
  /** The area that a fee per m² is multiplied by; null for a fixed fee. */
  area: output.numberOrNull(),
  /** Rent per interval: the fee, or the fee times the area (docs/domain-rules.md, D-1). */
  total: output.number(),
  tax_rate: taxRate(),
  payment_interval: choice('Intervall', paymentIntervals),
  source: choice('Ursprung', rentVersionSources),
  /** The rent adjustment that created the version. */
  adjustment: yup.object({ id: output.id(), rate: output.number() }).nullable().defined(),
  /** Whether a new area of the object created the version. Its terms are then those of the version before. */
  by_area: output.flag(),
  /** Whether a scheduled adjustment will create or change the version: its amounts are not stored yet. */
  planned: output.flag(),
});
export type RentVersionRow = yup.InferType<typeof rentVersionRow>;

/** The adjustments that a lease has missed, each with the rent of the lease after it. Amounts are in SEK without VAT. */
export const missedAdjustments = namedObject('MissedAdjustments', {
  /** The first day from which they can be applied: that of the first one, but after the sent invoices. Null without any. */
  earliest: output.dateOrNull(),
  adjustments: output.list(
    yup
      .object({
        id: output.id(),
        /** Percent. */
        rate: output.number(),
        /** The day on which it was executed. */
        effective_on: output.date(),
        /** Whether it restores an earlier adjustment of the lease. */
        restores: output.flag(),
        /** Whether it changes the add-ons, too. */
        addons: output.flag(),
        fee: output.number(),
        total: output.number(),
      })
      .required(),
  ),
});
export type MissedAdjustments = yup.InferType<typeof missedAdjustments>;

/**
 * What happened to a lease, in Swedish. `who` is the name of the user, or null for an action of the server or when the user is not
 * known. `link` is the page with the details, or null.
 */
export const leaseHistory = namedObject('LeaseHistory', {
  data: output.list(
    yup
      .object({
        what: output.text(),
        at: output.text(),
        who: output.textOrNull(),
        link: output.textOrNull(),
      })
      .required(),
  ),
});

/** All versions, newest first, with those that scheduled adjustments will create. */
export const rentVersionList = namedObject('RentVersionList', {
  data: output.list(rentVersionRow.required()),
});
