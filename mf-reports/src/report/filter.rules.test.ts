import type { ReportField, ReportFieldType } from '@husrum/contract/report';
import {
  createFilterDraft,
  emptyFilterDraft,
  formatFilter,
  getValueEditor,
  toReportFilter,
} from './filter.rules';

const field = (type: ReportFieldType): ReportField => ({
  key: 'lease.x',
  label: 'Status',
  type,
  decimals: type === 'number' ? 2 : null,
});
const noOptions = new Map<string, string>();

test('a filter is complete with a field and a value', () => {
  expect(toReportFilter(emptyFilterDraft)).toBeNull();
  expect(toReportFilter(createFilterDraft(field('text')))).toBeNull();
  expect(toReportFilter({ ...createFilterDraft(field('text')), value: '  ' })).toBeNull();
  expect(toReportFilter({ ...createFilterDraft(field('number')), value: Number.NaN })).toBeNull();
  expect(toReportFilter({ ...createFilterDraft(field('text')), value: ' Åsa ' })).toEqual({
    field: 'lease.x',
    operator: 'like',
    value: 'Åsa',
  });
  expect(toReportFilter({ ...createFilterDraft(field('boolean')), value: false })).toMatchObject({
    value: false,
  });
  expect(toReportFilter({ ...createFilterDraft(field('number')), value: 0 })).toMatchObject({ value: 0 });
});

test('a condition that takes no value removes the value', () => {
  const draft = { field: field('datetime'), condition: 'last_month', value: '2026-11-20' } as const;
  expect(toReportFilter(draft)).toEqual({ field: 'lease.x', operator: 'last_month', value: null });
  expect(getValueEditor(draft)).toBe('none');
});

test.each([
  ['text', '=', 'text'],
  ['number', '>', 'number'],
  ['datetime', '>', 'date'],
  ['datetime', 'like', 'text'],
  ['boolean', '=', 'boolean'],
  ['enum', '!=', 'enum'],
  ['enum', 'null', 'none'],
] as const)('the value of %s %s is edited by %s', (type, condition, editor) => {
  expect(getValueEditor({ field: field(type), condition, value: null })).toBe(editor);
});

test.each([
  [{ operator: '=', value: 'active' }, 'enum', 'Status är Aktiv'],
  [{ operator: '=', value: true }, 'boolean', 'Status är Ja'],
  [{ operator: '>=', value: 8500.5 }, 'number', 'Status är minst 8 500,50'],
  [{ operator: '<', value: '2026-12-01' }, 'datetime', 'Status är före 2026-12-01'],
  [{ operator: 'last_month', value: null }, 'datetime', 'Status förra månaden'],
  [{ operator: 'null', value: null }, 'text', 'Status saknas'],
  [{ operator: '>', value: 'C' }, 'text', 'Status kommer efter C'],
] as const)('formats %p of type %s as: %s', (filter, type, text) => {
  const options = new Map([['active', 'Aktiv']]);
  expect(
    formatFilter({ field: 'lease.x', ...filter }, field(type), type === 'enum' ? options : noOptions).replace(
      /\u00a0/g,
      ' ',
    ),
  ).toBe(text);
});
