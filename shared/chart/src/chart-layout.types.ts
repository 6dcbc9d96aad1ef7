import type { ChartType } from '@husrum/contract/report';
import type { ChartGroup } from './chart-groups.rules';

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
  /** `track` is the bar behind a share: it represents the whole. */
  readonly kind: 'value' | 'track';
  /** `Norra huset: 12 500`. */
  readonly name: string;
}
export interface ChartGridLine {
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
/** A chart as shapes, in the unit of its width. The screen, the image and the PDF all draw these. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly bars: readonly ChartBar[];
  readonly gridLines: readonly ChartGridLine[];
  /** The points of each line. A group without a value starts a new line. */
  readonly lines: readonly (readonly ChartDot[])[];
  readonly texts: readonly ChartText[];
}

export interface ChartInput {
  readonly type: ChartType;
  /** The groups, with their labels as text. */
  readonly groups: readonly ChartGroup<string>[];
  /** The number of decimals of the values; null when not known. */
  readonly decimals: number | null;
  /** The chart is wider when its groups need more. */
  readonly width: number;
  readonly fontSize: number;
}
