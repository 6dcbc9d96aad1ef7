import {
  earliestSelectableMonth,
  effectiveMonth,
  firstMonthToGenerate,
  generationDate,
} from './config-month.rules';
import { runDates, targetMonth } from './config-month.test-data';
import { isGeneratePeriod } from './vectors/contract-values.test-data';
import vectors from './vectors/rent.vectors.json';

const current = { generateDay: 20, generatePeriod: 'CURRENT_MONTH' } as const;
const next = { generateDay: 20, generatePeriod: 'NEXT_MONTH' } as const;
const examples = [
  ...vectors.config_month,
  { today: '2026-11-19', generate_day: 20, generate_period: 'NEXT_MONTH', month: '2026-12' },
  { today: '2026-11-20', generate_day: 20, generate_period: 'NEXT_MONTH', month: '2027-01' },
];

// The number is that of the rule in docs/domain-rules.md.
describe('D-7 months', () => {
  it.each(examples)(
    'on $today, with generate day $generate_day and $generate_period, the first month to generate is $month',
    (example) => {
      const { today, generate_day: generateDay, generate_period: generatePeriod, month } = example;
      if (!isGeneratePeriod(generatePeriod)) throw new Error(`Unknown period ${generatePeriod}`);
      expect(firstMonthToGenerate(today, { generateDay, generatePeriod })).toBe(month);
    },
  );

  it('the effective next month is the later of those of the lease and the company', () => {
    expect(effectiveMonth('2026-11', '2026-12')).toBe('2026-12');
    expect(effectiveMonth('2027-02', '2026-12')).toBe('2027-02');
    expect(effectiveMonth(null, '2026-12')).toBeNull();
  });

  it('offers no month that has passed', () => {
    expect(earliestSelectableMonth('2026-11-19', current, '2026-10')).toBe('2026-11');
    expect(earliestSelectableMonth('2026-11-20', current, '2026-10')).toBe('2026-12');
    expect(earliestSelectableMonth('2026-11-19', next, '2026-10')).toBe('2026-12');
    expect(earliestSelectableMonth('2026-11-20', next, '2027-04')).toBe('2027-04');
    expect(earliestSelectableMonth('2026-11-20', next, null)).toBe('2027-01');
  });

  it('creates the invoices of a month in that month or the month before', () => {
    expect(generationDate('2026-12', current)).toBe('2026-12-20');
    expect(generationDate('2027-01', next)).toBe('2026-12-20');
    expect(generationDate('2027-03', { generateDay: 31, generatePeriod: 'NEXT_MONTH' })).toBe('2027-02-28');
    expect(targetMonth('2026-12-20', next)).toBe('2027-01');
    expect(targetMonth('2026-12-20', current)).toBe('2026-12');
  });

  it('lists the generate days since the last run, in order', () => {
    expect(runDates('2026-11-20', '2027-03-01', { generateDay: 31 })).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ]);
    expect(runDates('2026-11-20', '2026-12-20', current)).toEqual(['2026-12-20']);
    expect(runDates('2026-11-20', '2026-12-19', current)).toEqual([]);
  });
});
