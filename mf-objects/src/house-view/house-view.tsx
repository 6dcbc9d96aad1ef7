import './house-view.css';
import type { EntityUnit } from '@husrum/contract/entity';
import { EmptyState, QueryContent, RowsSkeleton, useUrlState, useWindowWidth } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useMemo } from 'react';
import { countByState, countUnitsPerLine, parseState, toStairwells } from './house.rules';
import { HouseGrid } from './house-grid';
import { HouseLegend } from './house-legend';
import { useEntityUnits } from './house-view.queries';
import { houseViewTexts as texts } from './house-view.texts';
import { STATE_PARAMETER } from './state-parameter';
import { UnitHints } from './unit-hints';

/** What can be let in an object, by stairwell and floor. The state that the units are limited to is in the URL. */
export default function HouseView({ entityId }: { entityId: number }) {
  return (
    <QueryContent query={useEntityUnits(entityId)} skeleton={<RowsSkeleton rows={6} />} compact>
      {(units) =>
        units.length === 0 ? (
          <EmptyState kind="nothing" compact title={texts.none} />
        ) : (
          <House units={units} />
        )
      }
    </QueryContent>
  );
}

const House = ({ units }: { units: readonly EntityUnit[] }) => {
  const [parameter, setParameter] = useUrlState(STATE_PARAMETER);
  const state = parseState(parameter);
  const unitsPerLine = useWindowWidth(countUnitsPerLine);
  const counts = useMemo(() => countByState(units), [units]);
  const stairwells = useMemo(
    () =>
      toStairwells(
        units.filter((unit) => state === undefined || unit.state === state),
        unitsPerLine,
      ),
    [units, state, unitsPerLine],
  );
  return (
    <UnitHints units={units}>
      <HouseLegend counts={counts} chosen={state} onChoose={setParameter} />
      {state && stairwells.length === 0 && (
        <EmptyState
          kind="no-hits"
          compact
          title={texts.noneInState[state]}
          actions={<Button onClick={() => setParameter(undefined)}>{texts.showAll}</Button>}
        />
      )}
      <div className="house-stairwells">
        {stairwells.map(({ key, name, lines }) => {
          const heading = name ?? (stairwells.length > 1 ? texts.otherUnits : undefined);
          return (
            <div key={key} className="house-stairwell">
              {heading && <h3>{heading}</h3>}
              <HouseGrid label={heading ?? texts.grid} lines={lines} />
            </div>
          );
        })}
      </div>
    </UnitHints>
  );
};
