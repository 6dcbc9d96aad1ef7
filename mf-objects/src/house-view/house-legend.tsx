import { type UnitState, unitStates } from '@husrum/contract/entity';
import { formatNumber } from '@husrum/format';
import { houseViewTexts as texts } from './house-view.texts';
import { UnitStateIcon } from './unit-state-icon';

interface Props {
  counts: Readonly<Record<UnitState, number>>;
  chosen: UnitState | undefined;
  onChoose: (state: UnitState | undefined) => void;
}

/**
 * What the colours mean, with the number of units of each state. A click shows only the units of that state, a second click
 * all units.
 */
export const HouseLegend = ({ counts, chosen, onChoose }: Props) => (
  <fieldset className="house-legend">
    <legend className="h-visually-hidden">{texts.legend}</legend>
    {unitStates.map((state) => (
      <button
        key={state}
        type="button"
        className={`house-legend__state house-unit--${state}`}
        aria-pressed={state === chosen}
        onClick={() => onChoose(state === chosen ? undefined : state)}
      >
        <UnitStateIcon state={state} />
        {texts.stateLabel[state]}
        <span className="house-legend__count">{formatNumber(counts[state])}</span>
      </button>
    ))}
  </fieldset>
);
