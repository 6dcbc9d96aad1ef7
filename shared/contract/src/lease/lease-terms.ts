import * as yup from 'yup';
import { oneOf, out, taxRate } from '../core/fields';
import { paymentIntervals } from './interval';

/** Where the terms of some days came from: with the lease, by hand, or by a rent adjustment or one that was taken back. */
export const termsSources = ['START', 'CHANGE', 'ADJUSTMENT', 'RESTORED'] as const;
export type TermsSource = (typeof termsSources)[number];

export const termsPhases = ['past', 'current', 'coming'] as const;
export type TermsPhase = (typeof termsPhases)[number];

/** What rent is counted by from a day until another version follows. Money in SEK ex VAT. */
export const termsVersion = yup.object({
  valid_from: out.date(),
  /** The last day; null while no other version follows. */
  valid_to: out.dateOrNull(),
  phase: oneOf('Läge', termsPhases),
  fee: out.number(),
  fee_as_m2: out.flag(),
  /** Rent of one interval: the fee, or the fee times the area. */
  total: out.number(),
  tax_rate: taxRate(),
  payment_interval: oneOf('Intervall', paymentIntervals),
  source: oneOf('Ursprung', termsSources),
  /** The adjustment that made it. */
  adjustment: yup.object({ id: out.id(), rate: out.number() }).nullable().defined(),
  /** Not written yet: what a scheduled adjustment is going to make of the terms. */
  planned: out.flag(),
});
export type TermsVersion = yup.InferType<typeof termsVersion>;

/** What has been done with a lease, in words, and by whom; null for the server itself. */
export const leaseEventsOut = yup.object({
  data: out.list(yup.object({ what: out.text(), at: out.text(), who: out.textOrNull() }).required()),
});

/** Newest first, with the coming ones. */
export const termsOut = yup.object({ data: out.list(termsVersion.required()) });
