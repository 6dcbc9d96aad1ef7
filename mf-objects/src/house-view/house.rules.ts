import { type EntityUnit, type UnitState, unitStates } from '@husrum/contract/entity';
import { compareSwedish } from '@husrum/format';

/** A line of the grid has at most this many units. A floor with more has several lines. */
const UNITS_PER_LINE = 10;
/** An address is a stairwell when this many units on floors have it. */
const UNITS_PER_STAIRWELL = 2;

export interface Line {
  readonly key: string;
  readonly floor: number | null;
  /** Whether the line continues the floor of the line above. */
  readonly isContinued: boolean;
  readonly units: readonly EntityUnit[];
}

export interface Stairwell {
  readonly key: string;
  /** Null for units outside all stairwells. */
  readonly name: string | null;
  /** The top floor first, then down, and last what has no floor. */
  readonly lines: readonly Line[];
}

const groupUnits = <K>(units: readonly EntityUnit[], keyOf: (unit: EntityUnit) => K) => {
  const groups = new Map<K, EntityUnit[]>();
  for (const unit of units) {
    const key = keyOf(unit);
    const group = groups.get(key);
    if (group) group.push(unit);
    else groups.set(key, [unit]);
  }
  return groups;
};

const topFirst = ([a]: readonly [number | null, unknown], [b]: readonly [number | null, unknown]): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return b - a;
};

const toLines = (units: readonly EntityUnit[]): Line[] =>
  [...groupUnits(units, ({ floor }) => floor)].toSorted(topFirst).flatMap(([floor, onFloor]) =>
    Array.from({ length: Math.ceil(onFloor.length / UNITS_PER_LINE) }, (_, line) => ({
      key: `${floor} ${line}`,
      floor,
      isContinued: line > 0,
      units: onFloor.slice(line * UNITS_PER_LINE, (line + 1) * UNITS_PER_LINE),
    })),
  );

/** The addresses that stairwells have. A house with only one address has no stairwells worth a heading. */
const findStairwellAddresses = (units: readonly EntityUnit[]): ReadonlySet<string> => {
  const byAddress = groupUnits(
    units.filter(({ stairwell, floor }) => stairwell === null && floor !== null),
    ({ address }) => address,
  );
  const addresses = [...byAddress].filter(([, { length }]) => length >= UNITS_PER_STAIRWELL);
  return new Set(addresses.length > 1 ? addresses.map(([address]) => address) : []);
};

/**
 * Units by stairwell and floor, in the order in which they come. A stairwell is the object that the units lie in, if it cannot
 * be let itself; else it is their address, because apartment numbers begin anew at each entrance.
 */
export const toStairwells = (units: readonly EntityUnit[]): Stairwell[] => {
  const addresses = findStairwellAddresses(units);
  const keyOf = ({ stairwell, address }: EntityUnit) => {
    if (stairwell) return `object ${stairwell.id}`;
    return addresses.has(address) ? `address ${address}` : 'none';
  };
  return [...groupUnits(units, keyOf)]
    .map(([key, within]) => ({
      key,
      name: key === 'none' ? null : (within[0]?.stairwell?.name ?? within[0]?.address ?? null),
      lines: toLines(within),
    }))
    .toSorted((a, b) => {
      if (a.name === null || b.name === null) return Number(a.name === null) - Number(b.name === null);
      return compareSwedish(a.name, b.name);
    });
};

export const countByState = (units: readonly EntityUnit[]): Readonly<Record<UnitState, number>> => {
  const count = (state: UnitState) => units.filter((unit) => unit.state === state).length;
  return { rented: count('rented'), vacant: count('vacant'), ending: count('ending') };
};

/** The state in a parameter of the URL. Undefined for anything else. */
export const parseState = (text: string | undefined): UnitState | undefined =>
  unitStates.find((state) => state === text);

export interface Cell {
  readonly line: number;
  readonly at: number;
}

/** The cell of a unit; the first one for a unit that is not shown. */
export const findCell = (lines: readonly Line[], id: number | undefined): Cell => {
  const line = lines.findIndex(({ units }) => units.some((unit) => unit.id === id));
  const at = lines[line]?.units.findIndex((unit) => unit.id === id) ?? 0;
  return { line: Math.max(line, 0), at };
};

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/**
 * The unit that a key moves to, or undefined for a key that does not move. At an edge the unit stays. A line that is
 * shorter than the one before ends at its last unit.
 */
export const findTarget = (
  lines: readonly Line[],
  { line, at }: Cell,
  { key, ctrlKey }: Key,
): EntityUnit | undefined => {
  const lastLine = lines.length - 1;
  const targets: Readonly<Record<string, Cell>> = {
    ArrowLeft: { line, at: at - 1 },
    ArrowRight: { line, at: at + 1 },
    ArrowUp: { line: line - 1, at },
    ArrowDown: { line: line + 1, at },
    Home: { line: ctrlKey ? 0 : line, at: 0 },
    End: { line: ctrlKey ? lastLine : line, at: Number.POSITIVE_INFINITY },
  };
  const target = targets[key];
  if (target === undefined) return undefined;
  const units = lines[Math.min(Math.max(target.line, 0), lastLine)]?.units ?? [];
  return units[Math.min(Math.max(target.at, 0), units.length - 1)];
};
