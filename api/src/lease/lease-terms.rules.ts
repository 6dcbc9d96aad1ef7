import type { TaxRate } from '@husrum/contract/core';
import type { PaymentInterval, TermsVersion } from '@husrum/contract/lease';
import { addDays, fromOre, type LocalDate } from '@husrum/format';
import { adjustVersions } from '../rent/adjusted-terms.rules';
import { intervalRent } from '../rent/interval-rent.rules';
import type { RentVersion } from '../rent/rent-rows.rules';

/** A version as it is stored. */
interface Stored extends RentVersion {
  taxRate: TaxRate;
  interval: PaymentInterval;
}

/** An adjustment that has changed the lease's rent. */
export interface DoneAdjustment {
  id: number;
  rate: number;
  restores: boolean;
  from: LocalDate;
  fee: number;
}

/** One that is going to. */
export interface ScheduledAdjustment {
  id: number;
  rate: number;
  from: LocalDate;
}

type Origin = Pick<TermsVersion, 'source' | 'adjustment' | 'planned'>;
type Told = Stored & Origin;

/** What is changed by hand after an adjustment of the same day is no longer the adjustment's: the fee tells. */
const originOf = ({ validFrom, fee }: Stored, start: LocalDate, done: readonly DoneAdjustment[]): Origin => {
  const deed = done.findLast((one) => one.from === validFrom && one.fee === Number(fee));
  if (deed === undefined)
    return { source: validFrom === start ? 'START' : 'CHANGE', adjustment: null, planned: false };
  const { id, rate } = deed;
  return { source: deed.restores ? 'RESTORED' : 'ADJUSTMENT', adjustment: { id, rate }, planned: false };
};

const foreseen = (versions: readonly Told[], { id, rate, from }: ScheduledAdjustment): Told[] =>
  adjustVersions(versions, { from, rate }).map((version) => {
    if (version.validFrom < from) return version;
    return version.validFrom === from
      ? { ...version, source: 'ADJUSTMENT', adjustment: { id, rate }, planned: true }
      : { ...version, planned: true };
  });

interface Circumstances {
  lease: { start: LocalDate; stop: LocalDate | null };
  done: readonly DoneAdjustment[];
  /** In the order in which they are executed. */
  scheduled: readonly ScheduledAdjustment[];
  today: LocalDate;
}

const phaseOf = (from: LocalDate, to: LocalDate | null, today: LocalDate): TermsVersion['phase'] => {
  if (from > today) return 'coming';
  return to === null || to >= today ? 'current' : 'past';
};

/** The terms of a lease over time, newest first: what counted, what counts, and what is going to (D-15). */
export const termsOverTime = (
  versions: readonly Stored[],
  { lease, done, scheduled, today }: Circumstances,
): TermsVersion[] => {
  const told = versions
    .filter(({ validFrom }) => lease.stop === null || validFrom <= lease.stop)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .map((version): Told => ({ ...version, ...originOf(version, lease.start, done) }));
  const all = scheduled
    .filter(({ from }) => lease.start <= from && (lease.stop === null || lease.stop >= from))
    .reduce(foreseen, told);
  return all
    .map(({ validFrom, fee, feeAsM2, area, interval, taxRate, ...origin }, index) => {
      const next = all[index + 1];
      const validTo = next ? addDays(next.validFrom, -1) : lease.stop;
      return {
        valid_from: validFrom,
        valid_to: validTo,
        phase: phaseOf(validFrom, validTo, today),
        fee: Number(fee),
        fee_as_m2: feeAsM2,
        total: fromOre(intervalRent({ fee, feeAsM2, area })),
        tax_rate: taxRate,
        payment_interval: interval,
        ...origin,
      };
    })
    .toReversed();
};
