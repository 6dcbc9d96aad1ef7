import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What a fault test measured, in milliseconds. It is written as the description of an annotation of type `fault`. */
interface FaultMeasurement {
  readonly target: string;
  readonly fault: string;
  readonly skeletonMs?: number;
  readonly failureMs: number;
  readonly retryMs?: number;
}

/** An error message that takes longer than this belongs to a fault that hangs. The time to the skeleton is printed only for these. */
const HANGING_MS = 5_000;

const formatMs = (value: number | undefined) => (value === undefined ? '–' : String(Math.round(value)));
const formatCell = ({ skeletonMs, failureMs, retryMs }: FaultMeasurement) =>
  failureMs > HANGING_MS
    ? `${formatMs(skeletonMs)}/${formatMs(failureMs)}/${formatMs(retryMs)}`
    : `${formatMs(failureMs)}/${formatMs(retryMs)}`;

/** Prints the measurements of the tests. The list reporter does not print annotations. */
export default class MeasurementsReporter implements Reporter {
  private readonly measurements: string[] = [];
  private readonly faultMeasurements: FaultMeasurement[] = [];

  onTestEnd({ title }: TestCase, { annotations }: TestResult) {
    for (const { type, description = '' } of annotations) {
      if (type === 'measurement') this.measurements.push(`${title}: ${description}`);
      if (type === 'fault') this.faultMeasurements.push(JSON.parse(description));
    }
  }

  onEnd() {
    const faults = [...new Set(this.faultMeasurements.map(({ fault }) => fault))];
    const targets = [...new Set(this.faultMeasurements.map(({ target }) => target))].sort();
    const rows = targets.map((name) => [
      name,
      ...faults.map((fault) => {
        const found = this.faultMeasurements.find(
          (measurement) => measurement.target === name && measurement.fault === fault,
        );
        return found ? formatCell(found) : '';
      }),
    ]);
    if (rows.length > 0) {
      console.log('\nMilliseconds from the click to the error message, and from "Försök igen" to the page:');
      for (const row of [['', ...faults], ...rows])
        console.log(`| ${row.map((text) => text.padEnd(14)).join(' | ')} |`);
    }
    for (const measurement of this.measurements) console.log(`\n${measurement}`);
  }
}
