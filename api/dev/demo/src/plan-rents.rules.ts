import type { Period, Span, TaxedVersion } from '@husrum/api-rent';
import type { EntityKind } from '@husrum/contract/entity';
import type { LocalDate } from '@husrum/format';
import { rentChanges, USUAL_RENT_CHANGE } from './demo-rent-changes.data';
import type { PlannedEntity, PlannedLease, PlannedRent } from './portfolio.types';

interface RentChange {
  readonly day: LocalDate;
  /** Percent. */
  readonly rate: number;
}

/** The changes of rent after `start` and at the latest on `stop`, the newest first. Only apartments and premises have any. */
const listRentChanges = (kind: EntityKind, { start, stop }: Period): RentChange[] => {
  if (kind !== 'apartments' && kind !== 'premises') return [];
  const changes: RentChange[] = [];
  for (let year = Number(stop.slice(0, 4)); `${year}-01-01` > start; year -= 1)
    changes.push({ day: `${year}-01-01`, rate: rentChanges[kind][year] ?? USUAL_RENT_CHANGE });
  return changes;
};

/** The rent before a change: in whole kronor, or with two decimals per m². */
const calculateEarlierRent = (fee: number, rate: number, feeAsM2: boolean): number => {
  const scale = feeAsM2 ? 100 : 1;
  return Math.round((fee / (1 + rate / 100)) * scale) / scale;
};

/**
 * Plans the rents of a lease back from `fee`, the rent of its object today, so that consecutive leases of an object follow on
 * from each other.
 */
export const planRents = (
  { kind, fee, feeAsM2 }: Pick<PlannedEntity, 'kind' | 'feeAsM2'> & { fee: number },
  { start, stop }: Span,
  today: LocalDate,
): Pick<PlannedLease, 'fee' | 'rents'> => {
  let rent = fee;
  const changed: PlannedRent[] = [];
  for (const { day, rate } of listRentChanges(kind, { start, stop: today })) {
    if (stop === null || day <= stop) changed.unshift({ validFrom: day, fee: rent });
    rent = calculateEarlierRent(rent, rate, feeAsM2);
  }
  return { fee: changed.at(-1)?.fee ?? rent, rents: [{ validFrom: start, fee: rent }, ...changed] };
};

/** The rents of a lease, as the rent engine needs them. */
export const toRentVersions = (
  { start, taxRate, rents }: PlannedLease,
  { interval, feeAsM2, fields: { area } }: PlannedEntity,
): TaxedVersion[] => {
  const areas = typeof area === 'number' ? [{ validFrom: start, area }] : [];
  return rents.map((rent) => ({ ...rent, interval, feeAsM2, areas, taxRate }));
};
