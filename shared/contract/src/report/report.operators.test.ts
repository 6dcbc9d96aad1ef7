import { conditionsOf, reportConditions, takesNoValue } from './report.operators';

test('numbers and booleans are only compared', () => {
  expect(conditionsOf.number).toEqual(['=', '!=', '>', '<', '>=', '<=', 'null', 'not_null']);
  expect(conditionsOf.boolean).toEqual(['=', '!=', 'null', 'not_null']);
});

test('only dates know periods that move with the calendar', () => {
  expect(conditionsOf.datetime).toContain('last_month');
  expect(conditionsOf.text).not.toContain('last_month');
});

test('null, not_null and the relative periods take no value', () => {
  expect(reportConditions.filter(takesNoValue)).toEqual([
    'null',
    'not_null',
    'this_month',
    'last_month',
    'this_year',
    'last_year',
    'this_week',
    'last_week',
    'today',
    'yesterday',
  ]);
});
