import type { EntityUnit } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { memo } from 'react';
import { houseViewTexts as texts } from './house-view.texts';
import { UnitStateIcon } from './unit-state-icon';

interface Props {
  unit: EntityUnit;
  /** Whether the Tab key stops at the unit. */
  isTabStop: boolean;
}

/** A unit in the grid, as a link to its page. Screen readers hear all that sighted users see on hover and focus. */
export const UnitLink = memo(({ unit, isTabStop }: Props) => {
  const { id, name, state, parent, tenant } = unit;
  const details = [
    texts.describeState(unit),
    parent && texts.partOf(parent.name),
    tenant,
    texts.describeRent(unit),
  ];
  return (
    <AppLink
      className={`house-unit house-unit--${state}`}
      to={routes.entity.detail({ id })}
      tabIndex={isTabStop ? 0 : -1}
      data-unit={id}
      aria-label={[name, ...details.filter(Boolean)].join(', ')}
    >
      <span className="house-unit__name">{name}</span>
      <span className="house-unit__state">
        <UnitStateIcon state={state} />
        {texts.stateLabel[state]}
      </span>
    </AppLink>
  );
});
