import type { ReportField } from '@husrum/contract/report';
import {
  dropUnknownFields,
  emptyReportDefinition,
  findMissingFields,
  isComplete,
  type ReportDefinition,
} from './report-definition.rules';

const definition: ReportDefinition = {
  model: 'lease',
  relationships: ['tenant'],
  fields: ['lease.start', 'tenant.name'],
  filters: [{ field: 'tenant.name', operator: 'like' as const, value: 'Åsa & co' }],
  sort: [{ field: 'tenant.name', direction: 'asc' }],
  group_by: [],
  aggregates: [{ field: 'tenant.name', function: 'count' }],
};
const availableFields: ReportField[] = [{ key: 'lease.start', label: 'Start', type: 'datetime' }];

test('drops fields and filters that the model lacks', () => {
  expect(dropUnknownFields(definition, availableFields)).toEqual({
    ...definition,
    fields: ['lease.start'],
    filters: [],
    sort: [],
    aggregates: [],
  });
});

test('a grouped report keeps only the sort by its groups and totals', () => {
  const grouped: ReportDefinition = {
    ...{ ...definition, group_by: ['lease.start'] },
    aggregates: [{ field: null, function: 'count' }],
    sort: [
      { field: 'count', direction: 'desc' },
      { field: 'lease.stop', direction: 'asc' },
    ],
  };
  const fields: ReportField[] = [...availableFields, { key: 'lease.stop', label: 'Slut', type: 'datetime' }];
  expect(dropUnknownFields(grouped, fields).sort).toEqual([{ field: 'count', direction: 'desc' }]);
});

test('a chart is kept while the report is grouped and has its value as a number', () => {
  const fields: ReportField[] = [...availableFields, { key: 'lease.fee', label: 'Hyra', type: 'number' }];
  const chartOf = (changes: Partial<ReportDefinition>) =>
    dropUnknownFields(
      {
        ...{ ...emptyReportDefinition, model: 'lease', fields: ['lease.start'], group_by: ['lease.start'] },
        ...{ aggregates: [{ field: 'lease.fee', function: 'avg' }], ...changes },
      },
      fields,
    ).chart;
  const line = { type: 'line', value: 'avg(lease.fee)' } as const;
  expect(chartOf({ chart: line })).toEqual(line);
  expect(chartOf({ chart: line, group_by: [] })).toBeUndefined();
  expect(chartOf({ chart: line, aggregates: [] })).toBeUndefined();
  expect(chartOf({ chart: { ...line, type: 'share' } })).toBeUndefined();
  expect(chartOf({ chart: { type: 'share', value: 'count' }, aggregates: [] })).toBeDefined();
  const latest = { field: 'lease.start', function: 'max' } as const;
  expect(
    chartOf({ chart: { type: 'bar', value: 'max(lease.start)' }, aggregates: [latest] }),
  ).toBeUndefined();
});

test('finds fields that are gone, except those of relationships that are not selected', () => {
  expect(
    findMissingFields({ ...definition, fields: ['lease.gone', 'entity.name'] }, availableFields),
  ).toEqual(['lease.gone', 'tenant.name']);
});

test('a definition is complete with a model and a column', () => {
  expect(isComplete(definition)).toBe(true);
  expect(isComplete({ ...definition, fields: [] })).toBe(false);
  expect(isComplete(emptyReportDefinition)).toBe(false);
});
