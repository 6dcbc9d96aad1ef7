import type { EntityUnit } from '@husrum/contract/entity';
import { Tooltip } from '@husrum/ui/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { houseViewTexts as texts } from './house-view.texts';

/** How long the hint stays after the pointer has left the unit, so that the pointer can reach the hint. */
const HIDE_AFTER_MS = 200;

interface Hint {
  unit: EntityUnit;
  /** The table cell of the unit. The hint is rendered in it, so that it follows the cell when the house scrolls. */
  cell: HTMLElement;
}

const UnitHint = ({ unit }: { unit: EntityUnit }) => (
  <div className="house-hint">
    <strong>{unit.name}</strong>
    {unit.parent && <span>{texts.partOf(unit.parent.name)}</span>}
    <span>{texts.describeState(unit)}</span>
    {unit.tenant && <span>{unit.tenant}</span>}
    <span className="h-number">{texts.describeRent(unit)}</span>
  </div>
);

/** Shows the tenant and the rent of the unit under the pointer or with the focus. One hint serves all units of the house. */
export const UnitHints = ({ units, children }: { units: readonly EntityUnit[]; children: ReactNode }) => {
  const [hint, setHint] = useState<Hint>();
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(hideTimer.current);
  const hide = () => {
    keep();
    setHint(undefined);
  };
  const hideSoon = () => {
    keep();
    hideTimer.current = setTimeout(() => setHint(undefined), HIDE_AFTER_MS);
  };
  const show = (target: EventTarget) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[role=tooltip]')) return keep();
    const link = target.closest<HTMLElement>('[data-unit]');
    const unit = units.find(({ id }) => id === Number(link?.dataset.unit));
    const cell = link?.closest('td');
    if (!unit || !cell) return;
    keep();
    setHint({ unit, cell });
  };

  useEffect(() => () => clearTimeout(hideTimer.current), []);
  const isShown = hint !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const hideOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setHint(undefined);
    };
    window.addEventListener('keydown', hideOnEscape);
    return () => window.removeEventListener('keydown', hideOnEscape);
  }, [isShown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for all links inside, which have the focus
    <div
      className="house"
      onMouseOver={({ target }) => show(target)}
      onMouseOut={hideSoon}
      onFocus={({ target }) => show(target)}
      onBlur={hide}
    >
      {children}
      {hint &&
        createPortal(
          <Tooltip key={hint.unit.id} open title={<UnitHint unit={hint.unit} />}>
            <span className="house-hint-anchor" />
          </Tooltip>,
          hint.cell,
        )}
    </div>
  );
};
