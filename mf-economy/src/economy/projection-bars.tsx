import { kronor, type Month } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { Tooltip } from '@husrum/ui/core';
import { contentsOf } from './month-link';
import type { Bar } from './projection.rules';

const thousands = (value: number): string => new Intl.NumberFormat('sv-SE').format(Math.round(value / 1000));

/** Percent: the amount above the bar needs room too. */
const TALLEST = 86;
const tall = (percent: number) => ({ height: `${percent}%` });

const told = ({ label, value, coming }: Bar): string => {
  const amount = `${label}: ${kronor(value)}`;
  return coming > 0 && coming < value ? `${amount}, varav ${kronor(coming)} i kommande avier` : amount;
};

/** Each bar leads to the invoices of its month: those that are made, or those to come. */
export const ProjectionBars = ({ bars, current }: { bars: readonly Bar[]; current: Month | undefined }) => (
  <ul className="e-bars">
    {bars.map((bar) => (
      <li key={bar.month}>
        <Tooltip title={told(bar)}>
          <AppLink
            className="e-bar"
            to={contentsOf(bar)}
            aria-description={told(bar)}
            aria-current={bar.month === current || undefined}
          >
            <span className="e-bar__month">{bar.short}</span>{' '}
            <span className="e-bar__column">
              <span className="e-bar__value">{thousands(bar.value)}</span>
              <span className="e-bar__fill" style={tall(bar.height * TALLEST)}>
                <span className="e-bar__coming" style={tall(bar.comingShare * 100)} />
              </span>
            </span>
          </AppLink>
        </Tooltip>
      </li>
    ))}
  </ul>
);
