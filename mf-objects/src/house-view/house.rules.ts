import { type EntityUnit, type UnitState, unitStates } from '@husrum/contract/entity';
import { compareSwedish } from '@husrum/format';

/** A line of the grid has at most this many units. A floor with more has several lines. */
const MAX_UNITS_PER_LINE = 10;
/** The width of a unit in px, with the gap beside it, as in `house-view.css`. */
const UNIT_WIDTH = 108;
/** In px: what a narrow window needs beside the units, for the names of the floors and the margins of the page and the card. */
const REST_WIDTH = 144;
/** A width in px. In narrower windows lines are shortened to fit; wider ones may have a menu and a tree beside the house. */
const WRAPPED_BELOW = 768;

/** How many units a line has in a window of this width, in px: on a phone so few that the house does not scroll sideways. */
export const countUnitsPerLine = (windowWidth: number): number => {
  if (windowWidth >= WRAPPED_BELOW) return MAX_UNITS_PER_LINE;
  return Math.max(1, Math.min(MAX_UNITS_PER_LINE, Math.floor((windowWidth - REST_WIDTH) / UNIT_WIDTH)));
};

/** An address is a stairwell when at least this many units with a floor have it. */
const MIN_UNITS_OF_STAIRWELL = 2;

export interface Line {
  readonly key: string;
  readonly floor: number | null;
  /** Whether the line continues the floor of the line above. */
  readonly isContinued: boolean;
  readonly units: readonly EntityUnit[];
}

export interface Stairwell {
  readonly key: string;
  /** It is null for units outside all stairwells. */
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

/** Compares floors: the top floor comes first, and units without a floor last. */
const compareFloors = (
  [a]: readonly [number | null, unknown],
  [b]: readonly [number | null, unknown],
): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return b - a;
};

const toLines = (units: readonly EntityUnit[], unitsPerLine: number): Line[] =>
  [...groupUnits(units, ({ floor }) => floor)].toSorted(compareFloors).flatMap(([floor, onFloor]) =>
    Array.from({ length: Math.ceil(onFloor.length / unitsPerLine) }, (_, line) => ({
      key: `${floor} ${line}`,
      floor,
      isContinued: line > 0,
      units: onFloor.slice(line * unitsPerLine, (line + 1) * unitsPerLine),
    })),
  );

/** The addresses that are stairwells. None when there would be only one: a single stairwell needs no heading. */
const findStairwellAddresses = (units: readonly EntityUnit[]): ReadonlySet<string> => {
  const byAddress = groupUnits(
    units.filter(({ stairwell, floor }) => stairwell === null && floor !== null),
    ({ address }) => address,
  );
  const addresses = [...byAddress].filter(([, { length }]) => length >= MIN_UNITS_OF_STAIRWELL);
  return new Set(addresses.length > 1 ? addresses.map(([address]) => address) : []);
};

/**
 * Units by stairwell and floor. The units of a floor keep their order. The stairwell of a unit is its `stairwell`, an
 * object, or else its address, because apartment numbers begin anew at each entrance.
 */
export const toStairwells = (
  units: readonly EntityUnit[],
  unitsPerLine = MAX_UNITS_PER_LINE,
): Stairwell[] => {
  const addresses = findStairwellAddresses(units);
  const keyOf = ({ stairwell, address }: EntityUnit) => {
    if (stairwell) return `object ${stairwell.id}`;
    return addresses.has(address) ? `address ${address}` : 'none';
  };
  return [...groupUnits(units, keyOf)]
    .map(([key, within]) => ({
      key,
      name: key === 'none' ? null : (within[0]?.stairwell?.name ?? within[0]?.address ?? null),
      lines: toLines(within, unitsPerLine),
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

/** The state in a parameter of the URL. The result is undefined for anything else. */
export const parseState = (text: string | undefined): UnitState | undefined =>
  unitStates.find((state) => state === text);

export interface Cell {
  /** The index of the line. */
  readonly line: number;
  /** The index of the unit in its line. */
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
 * The unit that a key moves to, or undefined for a key that does not move. At an edge it is the same unit. In a shorter line
 * it is the last unit of that line.
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
