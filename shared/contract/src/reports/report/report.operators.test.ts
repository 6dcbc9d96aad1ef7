import {
  aggregateKey,
  aggregatesByFieldType,
  conditionsByFieldType,
  reportConditions,
  reportFieldTypes,
  takesNoValue,
} from './report.operators';

test('numbers and booleans have comparisons and null checks only', () => {
  expect(conditionsByFieldType.number).toEqual(['=', '!=', '>', '<', '>=', '<=', 'null', 'not_null']);
  expect(conditionsByFieldType.boolean).toEqual(['=', '!=', 'null', 'not_null']);
});

test('dates have relative periods, and texts do not', () => {
  expect(conditionsByFieldType.datetime).toContain('last_month');
  expect(conditionsByFieldType.text).not.toContain('last_month');
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

test('only numbers are summed, and texts are only counted', () => {
  const summed = reportFieldTypes.filter((type) => aggregatesByFieldType[type].includes('sum'));
  expect(summed).toEqual(['number']);
  expect(aggregatesByFieldType.text).toEqual(['count']);
});

test('the column key of an aggregate is its function, with its field if it has one', () => {
  expect(aggregateKey({ field: 'lease.fee', function: 'avg' })).toBe('avg(lease.fee)');
  expect(aggregateKey({ field: null, function: 'count' })).toBe('count');
});
