import { readFileSync } from 'node:fs';
import type { ResponseOf } from '@husrum/contract/core';
import type { reportCalls } from '@husrum/contract/report';
import { expect, test } from '@husrum/e2e';
import { readPng } from './read-png';

const definition = {
  model: 'lease',
  fields: ['lease.state'],
  group_by: ['lease.state'],
  aggregates: [{ field: 'lease.fee_per_year', function: 'sum' }],
  chart: { type: 'bar', value: 'sum(lease.fee_per_year)' },
};

// Asking for the fixture `demo` signs the page in.
test.beforeEach(({ demo }) => expect(demo.token).not.toBe(''));

for (const theme of ['light', 'dark'] as const) {
  test(`the image of a chart has bars as high as their values, on white, in ${theme} mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/report/preview')),
      page.goto(`/report/create?${new URLSearchParams({ q: JSON.stringify(definition) })}`),
    ]);
    const { chart }: ResponseOf<typeof reportCalls.preview> = await answer.json();
    const values = (chart?.groups ?? []).map(({ value }) => value ?? 0);
    expect(values.filter((value) => value > 0).length).toBeGreaterThan(1);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Ladda ner som PNG' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Summa hyra per år (kr) per status.png');
    const { width, height, colorAt } = readPng(readFileSync(await download.path()));
    // The colour of bars in the light theme, which the image uses in both themes.
    const primary = await page.evaluate(() => {
      const paper = document.createElement('div');
      paper.className = 'h-paper';
      paper.style.borderColor = 'var(--h-primary)';
      document.body.append(paper);
      const color = getComputedStyle(paper).borderTopColor;
      paper.remove();
      return color;
    });
    const isBar = (x: number, y: number) => `rgb(${colorAt(x, y).join(', ')})` === primary;

    for (const corner of [colorAt(0, 0), colorAt(width - 1, height - 1)])
      expect(corner).toEqual([255, 255, 255]);
    // The number of coloured pixels in each column of the image. Each bar is a sequence of columns with such pixels.
    const columns = Array.from({ length: width }, (_column, x) =>
      Array.from({ length: height }, (_row, y) => y).reduce((count, y) => count + (isBar(x, y) ? 1 : 0), 0),
    );
    const bars = columns.flatMap((count, x) => {
      const isStart = count > 0 && (columns[x - 1] ?? 0) === 0;
      const end = columns.findIndex((next, nextX) => nextX > x && next === 0);
      return isStart ? [Math.max(...columns.slice(x, end))] : [];
    });
    const positiveValues = values.filter((value) => value > 0);
    expect(bars).toHaveLength(positiveValues.length);
    const highest = Math.max(...bars);
    expect(highest).toBeGreaterThan(100);
    bars.forEach((bar, index) => {
      const expected = ((positiveValues[index] ?? 0) / Math.max(...positiveValues)) * highest;
      expect(Math.abs(bar - expected)).toBeLessThanOrEqual(3);
    });
  });
}
