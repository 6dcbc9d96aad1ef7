import type { EntityKind, UnitState } from '@husrum/contract/entity';
import type { LocalDate } from '@husrum/format';

interface Unit {
  readonly kind: EntityKind;
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The first two digits of an apartment number on the floor of the entrance. */
const ENTRANCE_FLOOR = 10;
/** The digits of the lowest and the highest floor that a number is taken to tell: five below the entrance, 79 above. */
const FLOORS = { lowest: 5, highest: 89 } as const;

const fourDigits = /(?<!\d)\d{4}(?!\d)/g;
const afterWord = /(?:^|[^\p{L}])(?:lgh|lägenhet)\.?\s*(?:nr\.?\s*)?(\d{4})(?!\d)/iu;

/**
 * The floor in an apartment number of the national register (Lantmäteriet): the first two digits are the floor, 10 for that
 * of the entrance, and the last two count the flats of a floor from 01.
 */
const floorOfNumber = (number: string | undefined): number | null => {
  if (number === undefined) return null;
  const digits = Number(number.slice(0, 2));
  const isRegistered = digits >= FLOORS.lowest && digits <= FLOORS.highest && !number.endsWith('00');
  return isRegistered ? digits - ENTRANCE_FLOOR : null;
};

/** The apartment number in a text: after "lgh", or the last number of four digits. Only dwellings have one. */
const findNumber = (text: string, kind: EntityKind): string | undefined => {
  if (kind === 'villas') return afterWord.exec(text)?.[1];
  return kind === 'apartments' ? (afterWord.exec(text)?.[1] ?? text.match(fourDigits)?.at(-1)) : undefined;
};

/**
 * The floor of an object: its field "Våning", or else what its apartment number tells, in the field "Lägenhetsnummer" or in
 * the name. Null when none of them tells it.
 */
export const findFloor = ({ kind, name, fields: { floor, number } }: Unit): number | null => {
  if (typeof floor === 'number') return floor;
  const findIn = (text: unknown) => (typeof text === 'string' ? findNumber(text, kind) : undefined);
  return floorOfNumber(findIn(number)) ?? floorOfNumber(findIn(name));
};

interface Lease {
  readonly start: LocalDate;
  readonly stop: LocalDate | null;
}

export interface Occupancy<L extends Lease> {
  readonly state: UnitState;
  readonly current: L | undefined;
  /** The first day of the next lease. */
  readonly letFrom: LocalDate | null;
}

/** Whether a unit is let. `leases` are those of the unit that have not ended, in order of their start. */
export const findOccupancy = <L extends Lease>(leases: readonly L[], today: LocalDate): Occupancy<L> => {
  const current = leases.find(({ start }) => start <= today);
  const next = leases.find(({ start }) => start > today);
  const letState = current?.stop === null ? 'rented' : 'ending';
  return { state: current ? letState : 'vacant', current, letFrom: next?.start ?? null };
};
