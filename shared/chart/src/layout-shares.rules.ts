import type { ChartGroup } from './chart-groups.rules';
import type { ChartBar, ChartInput, ChartLayout, ChartText } from './chart-layout.types';
import {
  CHARACTER_WIDTH,
  describeGroup,
  longestLength,
  MAX_LABEL_CHARACTERS,
  truncateLabels,
} from './chart-texts.rules';

/** The space between the longest label and the bars, in characters. A label of wide letters is longer and takes some of it. */
const LABEL_GAP = 2;

/** The space for the percentage, in characters. */
const PERCENT_CHARACTERS = 8;

const percentFormat = new Intl.NumberFormat('sv-SE', { style: 'percent', maximumFractionDigits: 1 });

/** Whether the groups are parts of a whole: no value is negative, and at least one is positive. */
export const hasShares = (groups: readonly ChartGroup<string>[]): boolean =>
  groups.every(({ value }) => (value ?? 0) >= 0) && groups.some(({ value }) => (value ?? 0) > 0);

/** One row for each group: its label, its share of the whole as a bar on a track, and the percentage. */
export const layoutShares = ({ groups, decimals, width, fontSize }: ChartInput): ChartLayout => {
  const characterWidth = fontSize * CHARACTER_WIDTH;
  const total = groups.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const maxCharacters = Math.min(MAX_LABEL_CHARACTERS, Math.floor((width * 0.4) / characterWidth));
  const labels = truncateLabels(
    groups.map(({ label }) => label),
    maxCharacters,
  );
  const left = (longestLength(labels) + LABEL_GAP) * characterWidth;
  const percentWidth = PERCENT_CHARACTERS * characterWidth;
  const trackWidth = Math.max(fontSize, width - left - percentWidth);
  const rowHeight = fontSize * 2;
  const texts: ChartText[] = [];
  const bars = groups.flatMap((group, index): ChartBar[] => {
    const share = (group.value ?? 0) / total;
    const y = index * rowHeight + fontSize * 0.4;
    const baseline = y + fontSize * 0.95;
    const percent = percentFormat.format(share);
    const label = { text: labels[index] ?? '', x: 0, y: baseline, align: 'left', rotation: 0 } as const;
    texts.push(
      { ...label, isMuted: false },
      { ...label, text: percent, x: width, align: 'right', isMuted: true },
    );
    const bar = {
      x: left,
      y,
      height: fontSize * 1.2,
      name: `${describeGroup(group, decimals)} (${percent})`,
    };
    return [
      { ...bar, width: trackWidth, kind: 'track' },
      { ...bar, width: trackWidth * share, kind: 'value' },
    ];
  });
  return {
    ...{ width, height: groups.length * rowHeight + fontSize * 0.4, fontSize },
    ...{ bars, texts, gridLines: [], lines: [] },
  };
};
