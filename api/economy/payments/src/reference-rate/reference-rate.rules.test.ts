import { publishedRates } from './published-rates';
import { listHalfYears, mergeRates } from './reference-rate.rules';

const published = [
  { from: '2025-01-01', percent: 3, source: 'riksbank.se' },
  { from: '2026-01-01', percent: 2, source: 'riksbank.se' },
];
const typed = { id: 7, from: '2025-07-01', percent: 2.5, note: 'SFS', by: 'Eva', at: '2026-01-02T08:00:00Z' };
const summary = (rates: ReturnType<typeof mergeRates>) =>
  rates.map(({ valid_from, percent, source, published_percent }) => [
    valid_from,
    percent,
    source,
    published_percent,
  ]);

// The number is that of the rule in docs/domain-rules.md.
describe('D-16 reference rates', () => {
  it('has a rate for each half-year, or says that it is missing', () => {
    expect(summary(mergeRates(published, [], '2026-03-01'))).toEqual([
      ['2026-01-01', 2, 'PUBLISHED', null],
      ['2025-07-01', null, 'MISSING', null],
      ['2025-01-01', 3, 'PUBLISHED', null],
    ]);
  });

  it('prefers what a person typed, also of the coming half-year', () => {
    const own = [
      typed,
      { ...typed, id: 8, from: '2026-01-01' },
      { ...typed, id: 9, from: '2026-07-01', percent: 1.5 },
    ];
    expect(summary(mergeRates(published, own, '2026-03-01'))).toEqual([
      ['2026-07-01', 1.5, 'TYPED', null],
      ['2026-01-01', 2.5, 'TYPED', 2],
      ['2025-07-01', 2.5, 'TYPED', null],
      ['2025-01-01', 3, 'PUBLISHED', null],
    ]);
  });

  it('knows the days of each half-year', () => {
    expect(
      mergeRates(published.slice(0, 1), [], '2025-08-01').map(({ valid_through }) => valid_through),
    ).toEqual(['2025-12-31', '2025-06-30']);
  });

  it('has published rates without a gap, in half points, each with its source', () => {
    const [first] = publishedRates;
    const last = publishedRates.at(-1);
    if (first === undefined || last === undefined) throw new Error('No rates');
    const halves = listHalfYears(first.from, last.from).filter((half) => half <= last.from);
    expect(publishedRates.map(({ from }) => from)).toEqual(halves);
    expect(publishedRates.filter(({ percent }) => !Number.isInteger(percent * 2))).toEqual([]);
    expect(publishedRates.filter(({ source }) => !/\d{4}/.test(source))).toEqual([]);
  });
});
