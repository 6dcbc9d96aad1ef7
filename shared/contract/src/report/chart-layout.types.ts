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
  /** `track` is the bar behind a share: it stands for the whole. */
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
  /** The number of decimals of the values; null when not known. */
  readonly decimals: number | null;
  /** The chart is wider when its groups need more. */
  readonly width: number;
  readonly fontSize: number;
}
