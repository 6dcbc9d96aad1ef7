import type { ReportField, ReportFieldType } from '@husrum/contract/report';
import { draftOf, editorOf, emptyDraft, filterOf, filterText } from './filter.rules';

const field = (type: ReportFieldType): ReportField => ({ key: 'lease.x', label: 'Status', type });
const none = new Map<string, string>();

test('a filter needs a field and a value', () => {
  expect(filterOf(emptyDraft)).toBeNull();
  expect(filterOf(draftOf(field('text')))).toBeNull();
  expect(filterOf({ ...draftOf(field('text')), value: '  ' })).toBeNull();
  expect(filterOf({ ...draftOf(field('number')), value: Number.NaN })).toBeNull();
  expect(filterOf({ ...draftOf(field('text')), value: ' Åsa ' })).toEqual({
    field: 'lease.x',
    operator: 'like',
    value: 'Åsa',
  });
  expect(filterOf({ ...draftOf(field('boolean')), value: false })).toMatchObject({ value: false });
  expect(filterOf({ ...draftOf(field('number')), value: 0 })).toMatchObject({ value: 0 });
});

test('a condition that says everything needs no value and keeps none', () => {
  const draft = { field: field('datetime'), condition: 'last_month', value: '2026-11-20' } as const;
  expect(filterOf(draft)).toEqual({ field: 'lease.x', operator: 'last_month', value: null });
  expect(editorOf(draft)).toBe('none');
});

test.each([
  ['text', '=', 'text'],
  ['number', '>', 'number'],
  ['datetime', '>', 'day'],
  ['datetime', 'like', 'text'],
  ['boolean', '=', 'flag'],
  ['enum', '!=', 'choice'],
  ['enum', 'null', 'none'],
] as const)('%s %s is asked for by %s', (type, condition, editor) => {
  expect(editorOf({ field: field(type), condition, value: null })).toBe(editor);
});

test.each([
  [{ operator: '=', value: 'active' }, 'enum', 'Status är Aktiv'],
  [{ operator: '=', value: true }, 'boolean', 'Status är Ja'],
  [{ operator: '>=', value: 8500.5 }, 'number', 'Status är minst 8 500,5'],
  [{ operator: '<', value: '2026-12-01' }, 'datetime', 'Status är före 2026-12-01'],
  [{ operator: 'last_month', value: null }, 'datetime', 'Status förra månaden'],
  [{ operator: 'null', value: null }, 'text', 'Status saknas'],
  [{ operator: '>', value: 'C' }, 'text', 'Status kommer efter C'],
] as const)('%p of %s reads: %s', (filter, type, text) => {
  const options = new Map([['active', 'Aktiv']]);
  expect(
    filterText({ field: 'lease.x', ...filter }, field(type), type === 'enum' ? options : none).replace(
      /\u00a0/g,
      ' ',
    ),
  ).toBe(text);
});
