import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Suffered {
  readonly struck: string;
  readonly fault: string;
  readonly skeleton?: number;
  readonly told: number;
  readonly healed?: number;
}

const ms = (value: number | undefined) => (value === undefined ? '–' : String(Math.round(value)));
const cell = ({ skeleton, told, healed }: Suffered) =>
  told > 5_000 ? `${ms(skeleton)}/${ms(told)}/${ms(healed)}` : `${ms(told)}/${ms(healed)}`;

/** Prints what tests measured, which is otherwise seen only when they fail. */
export default class FiguresReporter implements Reporter {
  private readonly figures: string[] = [];
  private readonly suffered: Suffered[] = [];

  onTestEnd({ title }: TestCase, { annotations }: TestResult) {
    for (const { type, description = '' } of annotations) {
      if (type === 'figures') this.figures.push(`${title}: ${description}`);
      if (type === 'fault') this.suffered.push(JSON.parse(description));
    }
  }

  onEnd() {
    const faults = [...new Set(this.suffered.map(({ fault }) => fault))];
    const struck = [...new Set(this.suffered.map((one) => one.struck))].sort();
    const cells = struck.map((name) => [
      name,
      ...faults.map((fault) => {
        const found = this.suffered.find((one) => one.struck === name && one.fault === fault);
        return found ? cell(found) : '';
      }),
    ]);
    if (cells.length > 0) {
      console.log('\nMilliseconds from the click to the words, and from "Försök igen" to the page:');
      for (const row of [['', ...faults], ...cells])
        console.log(`| ${row.map((text) => text.padEnd(14)).join(' | ')} |`);
    }
    for (const told of this.figures) console.log(`\n${told}`);
  }
}
