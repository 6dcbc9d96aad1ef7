import './house-view.css';
import type { EntityUnit } from '@husrum/contract/entity';
import { EmptyState, QueryContent, RowsSkeleton, useUrlState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useMemo } from 'react';
import { countByState, parseState, toStairwells } from './house.rules';
import { HouseGrid } from './house-grid';
import { HouseLegend } from './house-legend';
import { useEntityUnits } from './house-view.queries';
import { houseViewTexts as texts } from './house-view.texts';
import { STATE_PARAMETER } from './state-parameter';
import { UnitHints } from './unit-hints';

/** What can be let in an object, by stairwell and floor. The shown state is in the URL. */
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
  const counts = useMemo(() => countByState(units), [units]);
  const stairwells = useMemo(
    () => toStairwells(units.filter((unit) => state === undefined || unit.state === state)),
    [units, state],
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
