import { CHART_MAX_GROUPS, describeOthers, labelChartGroups, toChartGroups } from './chart-groups.rules';

const columns = { groupColumnCount: 2, valueIndex: 3, sumsRemainingGroups: true };
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_row, index) => [`Hus ${index + 1}`, true, 'x', 0.1]);
const format = (cell: string | number | boolean | null) => (cell === null ? '' : String(cell));

test('a group is its cells and its value, in the order of the report', () => {
  const chart = toChartGroups(
    [
      ['B', null, 9, 2],
      ['A', false, 9, null],
    ],
    columns,
  );
  expect(chart).toEqual({
    groups: [
      { label: ['B', null], value: 2 },
      { label: ['A', false], value: null },
    ],
    other_count: 0,
    other_value: null,
  });
  expect(labelChartGroups(chart, format)).toEqual([
    { label: 'B · –', value: 2 },
    { label: 'A · false', value: null },
  ]);
  expect(describeOthers(chart)).toBeNull();
});

test('groups after the thirtieth are summed as one', () => {
  const chart = toChartGroups(rowsOf(CHART_MAX_GROUPS + 3), columns);
  expect(chart.groups).toHaveLength(30);
  expect(chart).toMatchObject({ other_count: 3, other_value: 0.3 });
  expect(labelChartGroups(chart, format).at(-1)).toEqual({ label: 'Övriga', value: 0.3 });
  expect(describeOthers(chart)).toBe(
    'Diagrammet visar de 30 första grupperna i rapportens ordning. De övriga (3) är summerade som Övriga.',
  );
  expect(toChartGroups(rowsOf(CHART_MAX_GROUPS), columns)).toMatchObject({
    other_count: 0,
    other_value: null,
  });
});

test('a value of more than 15 digits, which is a string, becomes a number', () => {
  const rows = [['Norra', '12345678901234567.89']];
  const { groups } = toChartGroups(rows, { groupColumnCount: 1, valueIndex: 1, sumsRemainingGroups: true });
  expect(groups).toEqual([{ label: ['Norra'], value: Number('12345678901234567.89') }]);
});

test('values that do not add up are not summed', () => {
  const chart = toChartGroups(rowsOf(31), { ...columns, sumsRemainingGroups: false });
  expect(chart).toMatchObject({ other_count: 1, other_value: null });
  expect(labelChartGroups(chart, format)).toHaveLength(30);
  expect(describeOthers(chart)).toContain('De övriga (1) ritas inte.');
});
