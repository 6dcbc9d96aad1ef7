import { publishedValues } from './published-values.rules';

test('each year has one number, with its source and the day on which it was read', () => {
  const keys = publishedValues.map(({ series, year }) => `${series} ${year}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { value, source, readOn } of publishedValues) {
    expect(value).toMatch(/^\d{3}\.\d{2}$/);
    expect(source).toMatch(/\(.+\)/);
    expect(readOn).toMatch(/^2026-/);
  }
});

// The numbers that the standards of the project were checked with.
test.each([
  [2013, '314.40'],
  [2014, '314.02'],
  [2015, '314.29'],
  [2016, '318.00'],
  [2018, '330.72'],
  [2019, '336.04'],
  [2020, '336.97'],
])('October %s is %s', (year, value) => {
  expect(publishedValues.find((each) => each.year === year)?.value).toBe(value);
});
