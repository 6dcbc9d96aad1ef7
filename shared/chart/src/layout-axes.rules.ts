import type { ChartBar, ChartDot, ChartInput, ChartLayout, ChartText } from './chart-layout.types';
import { type ChartScale, createScale } from './chart-scale.rules';
import {
  CHARACTER_WIDTH,
  describeGroup,
  formatValue,
  longestLength,
  MAX_DECIMALS,
  MAX_LABEL_CHARACTERS,
  truncateLabels,
} from './chart-texts.rules';

const MAX_ROTATED_CHARACTERS = 20;
const ROTATION = -45;
const DIAGONAL = Math.SQRT1_2;
// Lengths as multiples of the font size.
const PLOT_HEIGHT = 17;
/** The space beside a text. */
const GAP = 0.6;
/** The smallest width of a group. */
const MIN_SLOT_WIDTH = 1.4;
const MAX_BAR_WIDTH = 6;
/** The width of a bar, as a share of its group's width. */
const BAR_SHARE = 0.68;

/** The part of the chart between the axes. */
interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly bottom: number;
  /** The width of a group. */
  readonly slot: number;
  readonly isRotated: boolean;
  readonly totalWidth: number;
  readonly labels: readonly string[];
}

const placePlot = ({ groups, width, fontSize }: ChartInput, tickTexts: readonly string[]): Plot => {
  const characterWidth = fontSize * CHARACTER_WIDTH;
  const axisWidth = longestLength(tickTexts) * characterWidth + fontSize * GAP;
  const rightMargin = fontSize;
  const texts = groups.map(({ label }) => label);
  const upright = truncateLabels(texts, MAX_LABEL_CHARACTERS);
  const uprightSlot = (width - axisWidth - rightMargin) / groups.length;
  const isRotated = (longestLength(upright) + 1) * characterWidth > uprightSlot;
  const labels = isRotated ? truncateLabels(texts, MAX_ROTATED_CHARACTERS) : upright;
  const rotatedLength = longestLength(labels) * characterWidth * DIAGONAL;
  // A rotated label ends under its group, so the first begins left of the plot.
  const left = isRotated ? Math.max(axisWidth, rotatedLength) : axisWidth;
  const slot = Math.max((width - left - rightMargin) / groups.length, fontSize * MIN_SLOT_WIDTH);
  const top = fontSize * 1.6;
  return {
    ...{ left, top, slot, isRotated, labels },
    width: slot * groups.length,
    bottom: top + fontSize * PLOT_HEIGHT,
    totalWidth: left + slot * groups.length + rightMargin,
  };
};

/** Groups from left to right over a value axis: bars, or dots with a line through them. */
export const layoutAxes = (input: ChartInput): ChartLayout => {
  const { groups, type, decimals, fontSize } = input;
  const characterWidth = fontSize * CHARACTER_WIDTH;
  const scale = createScale(
    groups.flatMap(({ value }) => value ?? []),
    decimals ?? MAX_DECIMALS,
  );
  const tickTexts = scale.ticks.map((tick) => formatValue(tick, decimals));
  const plot = placePlot(input, tickTexts);
  const toY = (value: number): number => yOf(value, scale, plot);
  const centerOf = (index: number): number => plot.left + (index + 0.5) * plot.slot;

  const ticks = scale.ticks.map(
    (tick, index): ChartText => ({
      text: tickTexts[index] ?? '',
      ...{ x: plot.left - fontSize * GAP, y: toY(tick) + fontSize * 0.35 },
      ...{ align: 'right', rotation: 0, isMuted: true },
    }),
  );
  const labels = plot.labels.map(
    (text, index): ChartText => ({
      text,
      x: centerOf(index) + (plot.isRotated ? fontSize * 0.3 : 0),
      y: plot.bottom + fontSize * 1.4,
      align: plot.isRotated ? 'right' : 'center',
      rotation: plot.isRotated ? ROTATION : 0,
      isMuted: false,
    }),
  );
  const labelHeight = plot.isRotated ? longestLength(plot.labels) * characterWidth * DIAGONAL : 0;

  const values = groups.map(({ value }) => (value === null ? '' : formatValue(value, decimals)));
  const hasRoomForValues =
    type === 'bar' && longestLength(values) * characterWidth + fontSize * GAP <= plot.slot;
  const valueTexts = hasRoomForValues
    ? groups.flatMap(({ value }, index): ChartText[] =>
        value === null
          ? []
          : [
              {
                ...{ text: values[index] ?? '', x: centerOf(index), align: 'center', rotation: 0 },
                y: toY(value) + fontSize * (value < 0 ? 1.2 : -0.4),
                isMuted: true,
              },
            ],
      )
    : [];

  const dots = groups.map((group, index): ChartDot | null =>
    group.value === null
      ? null
      : { x: centerOf(index), y: toY(group.value), name: describeGroup(group, decimals) },
  );
  const barWidth = Math.min(plot.slot * BAR_SHARE, fontSize * MAX_BAR_WIDTH);
  const zeroY = toY(0);
  return {
    width: plot.totalWidth,
    height: plot.bottom + labelHeight + fontSize * 2,
    fontSize,
    bars:
      type === 'bar'
        ? dots.flatMap((dot): ChartBar[] =>
            dot
              ? [
                  {
                    ...{ x: dot.x - barWidth / 2, y: Math.min(dot.y, zeroY), width: barWidth },
                    ...{ height: Math.abs(dot.y - zeroY), kind: 'value', name: dot.name },
                  },
                ]
              : [],
          )
        : [],
    gridLines: scale.ticks.map((tick) => ({
      ...{ x1: plot.left, x2: plot.left + plot.width, y: toY(tick), isZero: tick === 0 },
    })),
    lines: type === 'line' ? splitAtGaps(dots) : [],
    texts: [...ticks, ...labels, ...valueTexts],
  };
};

const yOf = (value: number, { min, max }: ChartScale, { top, bottom }: Plot): number =>
  bottom - ((value - min) / (max - min)) * (bottom - top);

const splitAtGaps = (dots: readonly (ChartDot | null)[]): ChartDot[][] => {
  const lines: ChartDot[][] = [[]];
  for (const dot of dots) {
    if (dot) lines.at(-1)?.push(dot);
    else lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
};
