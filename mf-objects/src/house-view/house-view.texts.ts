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

/** Since when or until when the unit is let. */
const describeState = ({ state, stop, let_from }: EntityUnit): string => {
  if (state === 'vacant') return let_from ? `Vakant, uthyrd från ${let_from}` : stateLabel.vacant;
  if (stop === null) return stateLabel[state];
  return let_from ? `Upphör ${stop}, uthyrd igen från ${let_from}` : `Upphör ${stop}`;
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
    rented: 'Inget är uthyrt tills vidare',
    vacant: 'Inget står vakant',
    ending: 'Ingen uthyrning upphör',
  },
  showAll: 'Visa alla',
} as const;
