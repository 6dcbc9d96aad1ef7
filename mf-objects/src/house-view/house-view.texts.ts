import type { EntityUnit, UnitState } from '@husrum/contract/entity';
import { intervalSuffix, leaseStateDisplay } from '@husrum/contract/lease';
import { formatKronor, formatNumber } from '@husrum/format';

const stateLabel: Readonly<Record<UnitState, string>> = {
  rented: 'Uthyrd',
  vacant: 'Vakant',
  ending: leaseStateDisplay.ending.title,
};

const describeFloor = (floor: number | null): string => {
  if (floor === null) return 'Utan våning';
  if (floor === 0) return 'Bottenplan';
  if (floor > 0) return `Våning ${formatNumber(floor)}`;
  return floor === -1 ? 'Källare' : `Källare ${formatNumber(-floor)}`;
};

/** The state of the unit, the last day of its lease and the first day of the next one. */
const describeState = ({ state, stop, let_from }: EntityUnit): string => {
  if (state === 'vacant') return let_from ? `Vakant, uthyrd från ${let_from}` : stateLabel.vacant;
  if (stop === null) return stateLabel[state];
  const end = state === 'ending' ? `${stateLabel.ending} ${stop}` : `${stateLabel.rented} t.o.m. ${stop}`;
  return let_from ? `${end}, uthyrd igen från ${let_from}` : end;
};

const describeRent = ({ state, total, payment_interval }: EntityUnit): string | undefined => {
  if (total === null) return undefined;
  const amount = `${formatKronor(total)}${intervalSuffix[payment_interval]}`;
  return state === 'vacant' ? `Begärd hyra ${amount}` : amount;
};

export const houseViewTexts = {
  grid: 'Husvy',
  legend: 'Visa bara',
  stateLabel,
  describeFloor,
  describeState,
  describeRent,
  partOf: (parent: string) => `Hör till ${parent}`,
  otherUnits: 'Övrigt',
  none: 'Under objektet finns inget som går att hyra ut',
  noneInState: {
    rented: 'Ingen uthyrning löper vidare',
    vacant: 'Inget står vakant',
    ending: 'Ingen uthyrning upphör',
  },
  showAll: 'Visa alla',
} as const;
