import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import axe from 'axe-core';
import { findUnmarkedLinks } from './find-unmarked-links';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** Describes violations only, which halves the time. The product has no frames. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  resultTypes: ['violations'],
  iframes: false,
};

/** The result is undefined when the page has no axe yet. Once injected, it stays until the next page load. */
const findViolations = (page: Page): Promise<Result[] | undefined> =>
  page.evaluate(async (runOptions) => (await window.axe?.run(runOptions))?.violations, options);

/** Expects no violations of WCAG 2.1 A and AA on the page as it is now, and no link that only its colour tells from its text. */
export const expectAccessible = async (page: Page): Promise<void> => {
  let violations = await findViolations(page);
  if (violations === undefined) {
    await page.evaluate(axe.source);
    violations = await findViolations(page);
  }
  const messages = violations?.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(messages).toEqual([]);
  expect(await findUnmarkedLinks(page)).toEqual([]);
};
