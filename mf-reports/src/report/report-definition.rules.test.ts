import type { ReportField } from '@husrum/contract/report';
import {
  dropUnknownFields,
  emptyReportDefinition,
  findMissingFields,
  isDefinitionComplete,
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

test('drops fields that are not available, and filters, sorts and aggregates by them', () => {
  expect(dropUnknownFields(definition, availableFields)).toEqual({
    ...definition,
    fields: ['lease.start'],
    filters: [],
    sort: [],
    aggregates: [],
  });
});

test('drops a sort that is not by a group or a total of a grouped report', () => {
  const grouped: ReportDefinition = {
    ...definition,
    group_by: ['lease.start'],
    aggregates: [{ field: null, function: 'count' }],
    sort: [
      { field: 'count', direction: 'desc' },
      { field: 'lease.stop', direction: 'asc' },
    ],
  };
  const fields: ReportField[] = [...availableFields, { key: 'lease.stop', label: 'Slut', type: 'datetime' }];
  expect(dropUnknownFields(grouped, fields).sort).toEqual([{ field: 'count', direction: 'desc' }]);
});

test('keeps a sort by the number of rows, which a grouped report without chosen totals shows', () => {
  const sort: ReportDefinition['sort'] = [{ field: 'count', direction: 'desc' }];
  const grouped: ReportDefinition = { ...definition, group_by: ['lease.start'], aggregates: [], sort };
  expect(dropUnknownFields(grouped, availableFields).sort).toEqual(sort);
});

test('drops a chart without groups, of a value that is missing or not a number, and of shares of averages', () => {
  const fields: ReportField[] = [...availableFields, { key: 'lease.fee', label: 'Hyra', type: 'number' }];
  const getKeptChart = (changes: Partial<ReportDefinition>) =>
    dropUnknownFields(
      {
        ...emptyReportDefinition,
        model: 'lease',
        fields: ['lease.start'],
        group_by: ['lease.start'],
        aggregates: [{ field: 'lease.fee', function: 'avg' }],
        ...changes,
      },
      fields,
    ).chart;
  const line = { type: 'line', value: 'avg(lease.fee)' } as const;
  expect(getKeptChart({ chart: line })).toEqual(line);
  expect(getKeptChart({ chart: line, group_by: [] })).toBeUndefined();
  expect(getKeptChart({ chart: line, aggregates: [] })).toBeUndefined();
  expect(getKeptChart({ chart: { ...line, type: 'share' } })).toBeUndefined();
  expect(getKeptChart({ chart: { type: 'share', value: 'count' }, aggregates: [] })).toBeDefined();
  const latest = { field: 'lease.start', function: 'max' } as const;
  expect(
    getKeptChart({ chart: { type: 'bar', value: 'max(lease.start)' }, aggregates: [latest] }),
  ).toBeUndefined();
});

test('finds fields that no longer exist, except those of relationships that are not selected', () => {
  expect(
    findMissingFields({ ...definition, fields: ['lease.gone', 'entity.name'] }, availableFields),
  ).toEqual(['lease.gone', 'tenant.name']);
});

test('a definition is complete with a model and a column', () => {
  expect(isDefinitionComplete(definition)).toBe(true);
  expect(isDefinitionComplete({ ...definition, fields: [] })).toBe(false);
  expect(isDefinitionComplete(emptyReportDefinition)).toBe(false);
});
