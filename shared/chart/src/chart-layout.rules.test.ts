import { layoutChart } from './chart-layout.rules';
import type { ChartInput, ChartLayout } from './chart-layout.types';
import { createScale } from './chart-scale.rules';

const layout = (input: Partial<ChartInput>): ChartLayout => {
  const result = layoutChart({ type: 'bar', groups: [], decimals: 0, width: 600, fontSize: 10, ...input });
  if (!result) throw new Error('no chart');
  return result;
};
const group = (label: string, value: number | null) => ({ label, value });
const findText = ({ texts }: ChartLayout, text: string) => texts.find((one) => one.text === text);
/** Expects bars and texts to be inside the chart, and dots not to be right of it. */
const expectInside = ({ width, height, bars, lines, texts, fontSize }: ChartLayout) => {
  for (const bar of bars) {
    expect(bar.x).toBeGreaterThanOrEqual(0);
    expect(bar.y).toBeGreaterThanOrEqual(0);
    expect(bar.x + bar.width).toBeLessThanOrEqual(width + 0.001);
    expect(bar.y + bar.height).toBeLessThanOrEqual(height + 0.001);
  }
  for (const dot of lines.flat()) expect(dot.x).toBeLessThanOrEqual(width);
  for (const { text, x, y, align, rotation } of texts) {
    const length = text.length * fontSize * 0.5;
    const start = rotation === 0 && align === 'center' ? x - length / 2 : align === 'right' ? x - length : x;
    expect(rotation === 0 ? start : x - length * Math.SQRT1_2).toBeGreaterThanOrEqual(-1);
    expect(rotation === 0 ? y : y + length * Math.SQRT1_2).toBeLessThanOrEqual(height);
  }
};

test.each<[number[], number, number[]]>([
  [[80, 340], 0, [0, 100, 200, 300, 400]],
  [[-30, 60], 0, [-50, 0, 50, 100]],
  [[-8, -2], 0, [-8, -6, -4, -2, 0]],
  [[1], 0, [0, 1]],
  [[0.12, 0.3], 2, [0, 0.1, 0.2, 0.3]],
  [[0, 0], 0, [0, 1]],
  [[], 2, [0, 1]],
])('the axis of %p with %p decimals has the ticks %p', (values, decimals, ticks) => {
  expect(createScale(values, decimals).ticks).toEqual(ticks);
});

test('the heights of bars are proportional to their values', () => {
  const chart = layout({ groups: [group('A', 100), group('B', 50), group('C', 0)] });
  const [first, second, third] = chart.bars.map(({ height }) => height);
  expect(second).toBeCloseTo((first ?? 0) / 2);
  expect(third).toBe(0);
  expect(chart.bars.map(({ name }) => name)).toEqual(['A: 100', 'B: 50', 'C: 0']);
  expectInside(chart);
});

test('bars of negative values are below the zero line', () => {
  const chart = layout({ groups: [group('A', 60), group('B', -30)] });
  const zero = chart.gridLines.find(({ isZero }) => isZero)?.y ?? 0;
  const [above, below] = chart.bars;
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(zero);
  expect(below?.y).toBeCloseTo(zero);
  expect(below?.height).toBeCloseTo((above?.height ?? 0) / 2);
  expectInside(chart);
});

test('without groups there is no chart; when all values are zero the line is flat', () => {
  const input = { decimals: 0, width: 600, fontSize: 10, groups: [] };
  expect(layoutChart({ ...input, type: 'bar' })).toBeNull();
  const flat = layout({ type: 'line', groups: [group('A', 0), group('B', 0)] });
  const [dots = []] = flat.lines;
  expect(dots[0]?.y).toBe(flat.gridLines.find(({ isZero }) => isZero)?.y);
  expect(dots[1]?.y).toBe(dots[0]?.y);
});

test('one group is in the middle', () => {
  const chart = layout({ groups: [group('Ensam', 12.5)], decimals: 2 });
  const [bar] = chart.bars;
  const [gridLine] = chart.gridLines;
  expect((bar?.x ?? 0) + (bar?.width ?? 0) / 2).toBeCloseTo(((gridLine?.x1 ?? 0) + (gridLine?.x2 ?? 0)) / 2);
  expect(findText(chart, '12,50')).toBeDefined();
  expectInside(chart);
});

test('a group without a value breaks the line and has no bar', () => {
  const groups = [group('A', 1), group('B', 2), group('C', null), group('D', 3)];
  expect(layout({ type: 'line', groups }).lines.map((line) => line.map(({ name }) => name))).toEqual([
    ['A: 1', 'B: 2'],
    ['D: 3'],
  ]);
  expect(layout({ groups }).bars).toHaveLength(3);
});

test('long labels are truncated and rotated, and stay inside the chart', () => {
  const groups = Array.from({ length: 31 }, (_group, index) =>
    group(`Bostadsrättsföreningen Solgläntan nummer ${index}`, index * 1000),
  );
  const chart = layout({ groups, width: 320 });
  const label = findText(chart, 'Bostads…tan nummer 3');
  expect(label).toMatchObject({ rotation: -45, align: 'right' });
  // It is wider than asked, so that each group has room for its label.
  expect(chart.width).toBeGreaterThan(320);
  expectInside(chart);
  const shares = layout({ type: 'share', groups, width: 320 });
  expect(shares.width).toBe(320);
  expectInside(shares);
});

test('long labels that begin alike are truncated in the middle', () => {
  const groups = ['Björken 4', 'Eken 2'].map((house) => group(`Björkgårdens Bostäder AB · ${house}`, 1000));
  const rotated = layout({ groups, width: 200 }).texts.filter(({ rotation }) => rotation !== 0);
  expect(rotated.map(({ text }) => text)).toEqual(['Björkgå…Björken 4', 'Björkgå…AB · Eken 2']);
  const shares = layout({ type: 'share', groups, width: 320 });
  expect(new Set(shares.texts.filter(({ x }) => x === 0).map(({ text }) => text)).size).toBe(2);
  expectInside(shares);
});

test('shares are parts of the whole', () => {
  const chart = layout({ type: 'share', groups: [group('A', 75), group('B', 25), group('C', null)] });
  const widths = chart.bars.map(({ width }) => width);
  expect(widths[1]).toBeCloseTo((widths[0] ?? 0) * 0.75);
  expect(widths[3]).toBeCloseTo((widths[0] ?? 0) * 0.25);
  expect(widths[5]).toBe(0);
  expect(chart.texts.map(({ text }) => text.replace('\u00a0', ' '))).toEqual([
    ...['A', '75 %', 'B', '25 %', 'C', '0 %'],
  ]);
  expectInside(chart);
});

test.each([
  ['a negative value', [group('A', 10), group('B', -1)]],
  ['only zeros', [group('A', 0)]],
])('there is no chart of shares for %s', (_case, groups) => {
  expect(layoutChart({ type: 'share', groups, decimals: 0, width: 600, fontSize: 10 })).toBeNull();
});
