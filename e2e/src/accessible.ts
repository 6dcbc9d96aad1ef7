import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** What is in order is not described, which would be half of the work; we have no frames to look into. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  resultTypes: ['violations'],
  iframes: false,
};

/** Undefined when the page has not been given axe, which stays until it is loaded anew. */
const violationsOn = (page: Page): Promise<Result[] | undefined> =>
  page.evaluate(async (wanted) => (await window.axe?.run(wanted))?.violations, options);

/** No violation of WCAG 2.1 A and AA on what the page shows now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  let violations = await violationsOn(page);
  if (violations === undefined) {
    await page.evaluate(axe.source);
    violations = await violationsOn(page);
  }
  const told = violations?.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(told).toEqual([]);
};
