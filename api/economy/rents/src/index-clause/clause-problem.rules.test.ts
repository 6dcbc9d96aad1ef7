import { type ClauseTerms, findClauseProblem } from './clause-problem.rules';

const clause: ClauseTerms = {
  ...{ baseRentOre: 10_000_000, share: 100, series: '1980', baseValue: '330.72', baseYear: 2018 },
  ...{ firstYear: 2019, mayFall: false, conversion: null },
};
const fieldsOf = (changes: Partial<ClauseTerms>, before: Pick<ClauseTerms, 'series'> | null = null) =>
  Object.keys(findClauseProblem({ ...clause, ...changes }, { before, rentOre: 10_000_000 }) ?? {});

test('a clause whose first year is after the base year has no problem', () => {
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ firstYear: 2018 })).toEqual(['first_year']);
});

test('a clause that changes series must say how its base number was converted', () => {
  expect(fieldsOf({ series: '2020' }, { series: '1980' })).toEqual(['conversion']);
  expect(fieldsOf({ series: '2020', conversion: 'SCB: 330,72 / 3,3592' }, { series: '1980' })).toEqual([]);
  expect(fieldsOf({ series: '2020' })).toEqual([]);
});

test('a base rent above the rent is refused, unless the rent may fall below it', () => {
  expect(fieldsOf({ baseRentOre: 10_000_100 })).toEqual([]);
  expect(fieldsOf({ baseRentOre: 10_000_101 })).toEqual(['base_rent']);
  expect(fieldsOf({ baseRentOre: 12_000_000, mayFall: true })).toEqual([]);
});
