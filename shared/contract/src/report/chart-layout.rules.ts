import { type ChartScale, scaleOf } from './chart-scale.rules';
import type { ChartGroup, ChartType } from './report-chart.rules';

export interface ChartText {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly align: 'left' | 'center' | 'right';
  /** Degrees clockwise around (x, y). */
  readonly rotation: number;
  readonly isMuted: boolean;
}
export interface ChartBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The track of a share is the whole. */
  readonly kind: 'value' | 'track';
  /** `Norra huset: 12 500`. */
  readonly name: string;
}
export interface ChartRule {
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
  readonly isZero: boolean;
}
export interface ChartDot {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}
/** A chart as shapes, in the unit of its width. The screen, the image and the PDF draw the same. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly bars: readonly ChartBar[];
  readonly rules: readonly ChartRule[];
  /** Each is drawn as one line. A group without a value breaks the line. */
  readonly lines: readonly (readonly ChartDot[])[];
  readonly texts: readonly ChartText[];
}

export interface ChartInput {
  readonly type: ChartType;
  readonly groups: readonly ChartGroup<string>[];
  /** Of the values; null when not known. */
  readonly decimals: number | null;
  /** The chart is wider when its groups need more. */
  readonly width: number;
  readonly fontSize: number;
}

const MAX_DECIMALS = 4;
/** The width of a character, as a share of the font size: that of the widest font that a screen falls back to. */
const CHARACTER_WIDTH = 0.63;
const MAX_LABEL_CHARACTERS = 24;
const MAX_ROTATED_CHARACTERS = 20;
const ROTATION = -45;
const DIAGONAL = Math.SQRT1_2;
/** Of the plot, the gaps, the narrowest group and the widest bar, in font sizes. */
const PLOT_HEIGHT = 17;
const GAP = 0.6;
const MIN_SLOT = 1.4;
const MAX_BAR = 6;
const BAR_SHARE = 0.68;

const formats = new Map<number, Intl.NumberFormat>();
const formatValue = (value: number, decimals: number | null): string => {
  const digits = decimals ?? MAX_DECIMALS;
  const format =
    formats.get(digits) ??
    new Intl.NumberFormat('sv-SE', {
      minimumFractionDigits: Math.min(digits, 2),
      maximumFractionDigits: digits,
      trailingZeroDisplay: 'stripIfInteger',
    });
  formats.set(digits, format);
  return format.format(value);
};

const percentFormat = new Intl.NumberFormat('sv-SE', { style: 'percent', maximumFractionDigits: 1 });

const truncate = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, Math.max(1, length - 1)).trimEnd()}…` : text;

const longestOf = (texts: readonly string[]): number =>
  texts.reduce((longest, text) => Math.max(longest, text.length), 0);

const nameOf = ({ label, value }: ChartGroup<string>, decimals: number | null): string =>
  `${label}: ${value === null ? '–' : formatValue(value, decimals)}`;

/** Whether the groups are parts of a whole. */
const hasShares = (groups: readonly ChartGroup<string>[]): boolean =>
  groups.every(({ value }) => (value ?? 0) >= 0) && groups.some(({ value }) => (value ?? 0) > 0);

/** The shapes of a chart. Null without groups, and for shares of values that are no parts of a whole. */
export const layoutChart = (input: ChartInput): ChartLayout | null => {
  if (input.groups.length === 0) return null;
  if (input.type !== 'share') return layoutAxes(input);
  return hasShares(input.groups) ? layoutShares(input) : null;
};

/** One row for each group: its label, its share of the whole as a bar on a track, and the percentage. */
const layoutShares = ({ groups, decimals, width, fontSize }: ChartInput): ChartLayout => {
  const character = fontSize * CHARACTER_WIDTH;
  const total = groups.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const maxCharacters = Math.min(MAX_LABEL_CHARACTERS, Math.floor((width * 0.4) / character));
  const labels = groups.map(({ label }) => truncate(label, maxCharacters));
  const left = (longestOf(labels) + 1) * character;
  const percentWidth = 8 * character;
  const full = Math.max(fontSize, width - left - percentWidth);
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
    const bar = { x: left, y, height: fontSize * 1.2, name: `${nameOf(group, decimals)} (${percent})` };
    return [
      { ...bar, width: full, kind: 'track' },
      { ...bar, width: full * share, kind: 'value' },
    ];
  });
  return {
    ...{ width, height: groups.length * rowHeight + fontSize * 0.4, fontSize },
    ...{ bars, texts, rules: [], lines: [] },
  };
};

interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly bottom: number;
  readonly slot: number;
  readonly isRotated: boolean;
  readonly totalWidth: number;
  readonly labels: readonly string[];
}

const placePlot = ({ groups, width, fontSize }: ChartInput, tickTexts: readonly string[]): Plot => {
  const character = fontSize * CHARACTER_WIDTH;
  const axis = longestOf(tickTexts) * character + fontSize * GAP;
  const right = fontSize;
  const upright = groups.map(({ label }) => truncate(label, MAX_LABEL_CHARACTERS));
  const uprightSlot = (width - axis - right) / groups.length;
  const isRotated = (longestOf(upright) + 1) * character > uprightSlot;
  const labels = isRotated ? groups.map(({ label }) => truncate(label, MAX_ROTATED_CHARACTERS)) : upright;
  const rotatedLength = longestOf(labels) * character * DIAGONAL;
  // A rotated label ends under its group, so the first begins left of the plot.
  const left = isRotated ? Math.max(axis, rotatedLength) : axis;
  const slot = Math.max((width - left - right) / groups.length, fontSize * MIN_SLOT);
  const top = fontSize * 1.6;
  return {
    ...{ left, top, slot, isRotated, labels },
    width: slot * groups.length,
    bottom: top + fontSize * PLOT_HEIGHT,
    totalWidth: left + slot * groups.length + right,
  };
};

/** Groups from left to right over a value axis: bars, or dots with a line through them. */
const layoutAxes = (input: ChartInput): ChartLayout => {
  const { groups, type, decimals, fontSize } = input;
  const character = fontSize * CHARACTER_WIDTH;
  const scale = scaleOf(
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
  const labelHeight = plot.isRotated ? longestOf(plot.labels) * character * DIAGONAL : 0;

  const values = groups.map(({ value }) => (value === null ? '' : formatValue(value, decimals)));
  const hasRoom = type === 'bar' && longestOf(values) * character + fontSize * GAP <= plot.slot;
  const valueTexts = hasRoom
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
    group.value === null ? null : { x: centerOf(index), y: toY(group.value), name: nameOf(group, decimals) },
  );
  const barWidth = Math.min(plot.slot * BAR_SHARE, fontSize * MAX_BAR);
  const zero = toY(0);
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
                    ...{ x: dot.x - barWidth / 2, y: Math.min(dot.y, zero), width: barWidth },
                    ...{ height: Math.abs(dot.y - zero), kind: 'value', name: dot.name },
                  },
                ]
              : [],
          )
        : [],
    rules: scale.ticks.map((tick) => ({
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
