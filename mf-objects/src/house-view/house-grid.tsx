import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { findCell, findTarget, type Line } from './house.rules';
import { houseViewTexts as texts } from './house-view.texts';
import { UnitLink } from './unit-link';

interface Props {
  label: string;
  lines: readonly Line[];
}

/** Units by floor. The grid is one stop of the Tab key; the arrow keys move inside it. */
export const HouseGrid = ({ label, lines }: Props) => {
  const grid = useRef<HTMLTableElement>(null);
  const [currentId, setCurrentId] = useState<number>();
  const cell = findCell(lines, currentId);
  const tabStop = lines[cell.line]?.units[cell.at]?.id;

  const rememberUnit = useCallback((target: EventTarget) => {
    const unit = target instanceof HTMLElement ? target.dataset.unit : undefined;
    if (unit !== undefined) setCurrentId(Number(unit));
  }, []);
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const target = findTarget(lines, cell, event);
    if (target === undefined) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-unit="${target.id}"]`)?.focus();
  };

  return (
    <div className="house-scroll">
      <table
        ref={grid}
        className="house-grid"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which arrow keys move is a grid
        role="grid"
        aria-label={label}
        onKeyDown={move}
        onFocus={(event) => rememberUnit(event.target)}
      >
        <tbody>
          {lines.map(({ key, floor, isContinued, units }) => (
            <tr key={key}>
              <th scope="row">
                <span className={isContinued ? 'h-visually-hidden' : undefined}>
                  {texts.describeFloor(floor)}
                </span>
              </th>
              {units.map((unit) => (
                <td key={unit.id}>
                  <UnitLink unit={unit} isTabStop={unit.id === tabStop} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
