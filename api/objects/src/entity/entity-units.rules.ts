import type { EntityKind, UnitState } from '@husrum/contract/entity';
import type { LeaseState } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';

interface Unit {
  readonly kind: EntityKind;
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The first two digits of an apartment number on the floor of the entrance. */
const ENTRANCE_FLOOR = 10;
/**
 * The lowest and the highest first two digits of an apartment number: five floors below the entrance, and 79 above it. A number
 * of four digits outside this range means something else, such as a year.
 */
const FLOOR_DIGITS = { lowest: 5, highest: 89 } as const;

const fourDigits = /(?<!\d)\d{4}(?!\d)/g;
const numberAfterWord = /(?:^|[^\p{L}])(?:lgh|lägenhet)\.?\s*(?:nr\.?\s*)?(\d{4})(?!\d)/iu;

/**
 * The floor in an apartment number of the national register (Lantmäteriet): the first two digits are the floor, 10 for the
 * floor of the entrance, and the last two count the flats of a floor from 01. The result is null for another number of four
 * digits.
 */
const floorOfNumber = (number: string | undefined): number | null => {
  if (number === undefined) return null;
  const digits = Number(number.slice(0, 2));
  const isApartmentNumber =
    digits >= FLOOR_DIGITS.lowest && digits <= FLOOR_DIGITS.highest && !number.endsWith('00');
  return isApartmentNumber ? digits - ENTRANCE_FLOOR : null;
};

/**
 * The four digits in a text that may be an apartment number: those after "lgh" or "lägenhet", or else, for an apartment, the
 * last four digits in the text. Only apartments and villas have such a number.
 */
const findNumber = (text: string, kind: EntityKind): string | undefined => {
  if (kind === 'villas') return numberAfterWord.exec(text)?.[1];
  return kind === 'apartments'
    ? (numberAfterWord.exec(text)?.[1] ?? text.match(fourDigits)?.at(-1))
    : undefined;
};

/**
 * The floor of an object: its field "Våning", or else the floor in its apartment number, which is in the field
 * "Lägenhetsnummer" or in the name. The result is null without a floor in any of these.
 */
export const findFloor = ({ kind, name, fields: { floor, number } }: Unit): number | null => {
  if (typeof floor === 'number') return floor;
  const findIn = (text: unknown) => (typeof text === 'string' ? findNumber(text, kind) : undefined);
  return floorOfNumber(findIn(number)) ?? floorOfNumber(findIn(name));
};

interface Lease {
  readonly start: LocalDate;
  readonly status: LeaseState;
}

export interface Occupancy<L extends Lease> {
  readonly state: UnitState;
  /** The lease that runs today. */
  readonly current: L | undefined;
  /** The first day of the next lease. */
  readonly letFrom: LocalDate | null;
}

/**
 * Whether and by which lease a unit is let today. `leases` are those of the unit that have not ended, in order of their
 * start.
 */
export const findOccupancy = <L extends Lease>(leases: readonly L[], today: LocalDate): Occupancy<L> => {
  const current = leases.find(({ start }) => start <= today);
  const next = leases.find(({ start }) => start > today);
  const letState = current?.status === 'ending' ? 'ending' : 'rented';
  return { state: current ? letState : 'vacant', current, letFrom: next?.start ?? null };
};
