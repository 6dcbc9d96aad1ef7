import { formatKronor, type Month } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { Tooltip } from '@husrum/ui/core';
import { economyTexts } from './economy.texts';
import { getMonthPath } from './month-paths';
import type { MonthBar } from './projection.rules';

const formatThousands = (value: number): string =>
  new Intl.NumberFormat('sv-SE').format(Math.round(value / 1000));

/** Leaves room for the amount above the highest bar. */
const MAX_HEIGHT_PERCENT = 86;
const toHeightStyle = (percent: number) => ({ height: `${percent}%` });

const describeBar = ({ label, value, upcoming }: MonthBar): string => {
  const amount = `${label}: ${formatKronor(value)}`;
  return upcoming > 0 && upcoming < value
    ? economyTexts.partlyUpcoming(amount, formatKronor(upcoming))
    : amount;
};

/** A bar chart. Each bar links to the invoices of its month, created or upcoming. */
export const ProjectionBars = ({
  bars,
  current,
}: {
  bars: readonly MonthBar[];
  current: Month | undefined;
}) => (
  <ul className="e-bars">
    {bars.map((bar) => (
      <li key={bar.month}>
        <Tooltip title={describeBar(bar)}>
          <AppLink
            className="e-bar"
            to={getMonthPath(bar)}
            aria-description={describeBar(bar)}
            aria-current={bar.month === current || undefined}
          >
            <span className="e-bar__month">{bar.shortLabel}</span>{' '}
            <span className="e-bar__column">
              <span className="e-bar__value">{formatThousands(bar.value)}</span>
              <span className="e-bar__fill" style={toHeightStyle(bar.height * MAX_HEIGHT_PERCENT)}>
                <span className="e-bar__upcoming" style={toHeightStyle(bar.upcomingShare * 100)} />
              </span>
            </span>
          </AppLink>
        </Tooltip>
      </li>
    ))}
  </ul>
);
