import type { ChartInput, ChartLayout } from './chart-layout.types';
import { layoutAxes } from './layout-axes.rules';
import { hasShares, layoutShares } from './layout-shares.rules';

/** The shapes of a chart. The result is null without groups, and for shares when the values are not parts of a whole. */
export const layoutChart = (input: ChartInput): ChartLayout | null => {
  if (input.groups.length === 0) return null;
  if (input.type !== 'share') return layoutAxes(input);
  return hasShares(input.groups) ? layoutShares(input) : null;
};
