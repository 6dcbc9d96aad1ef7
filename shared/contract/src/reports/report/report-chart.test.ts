import { aggregateFunctions } from './report.operators';
import { isAdditive } from './report-chart';

test('counts and sums of groups add up, other aggregates do not', () => {
  expect(aggregateFunctions.filter(isAdditive)).toEqual(['count', 'sum']);
});
