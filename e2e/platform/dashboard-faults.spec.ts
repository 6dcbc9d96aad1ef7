import { statisticsCalls } from '@husrum/contract/statistics';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../src';
import { isSamePageLoad, markPageLoad, measureFailure } from './failure-timing';
import { delayResponse } from './network-faults';
import { watchProductTimeouts } from './product-timeouts';
import { clickMenuLink, getPageTitle, remotePages } from './remote-pages';

// The statistics and the to-do list are the parts of the dashboard that belong to the shell. Here their calls fail.
test.use({ expectedErrors: ({ browserName: _ }, use) => use([/Failed to load resource/]) });

const faults: readonly { name: string; handler: (route: Route) => Promise<void>; hangs?: boolean }[] = [
  { name: 'server down', handler: (route) => route.abort('connectionrefused') },
  { name: '500', handler: (route) => route.fulfill({ status: 500, body: 'fel' }) },
  { name: 'hang 30 s', handler: delayResponse, hangs: true },
];
const paths: readonly string[] = [statisticsCalls.business.path, statisticsCalls.badges.path];
const getStatistics = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /Aktiva uthyrningar/ });
const retryButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Försök igen' });

for (const { name, handler, hangs } of faults) {
  test(`statistics and to-do list of the dashboard show an error, and recover on retry: ${name}`, async ({
    page,
    demo: _,
  }) => {
    const [otherPage] = remotePages;
    const isFaulty = ({ pathname }: URL) => paths.includes(pathname);
    // Without a hanging fault, no timeout runs out: an error that waits for one is never shown.
    await watchProductTimeouts(page, { never: !hangs });
    await page.route(isFaulty, handler);
    await page.goto(otherPage.link);
    await expect(getPageTitle(page, otherPage.title)).toBeVisible();
    await markPageLoad(page);
    const timing = await measureFailure(page, '/dashboard', 'Något gick fel');
    await expect(retryButtons(page)).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('region', { name: 'Nya ärenden' })).toBeVisible();
    await clickMenuLink(page, otherPage.link);
    await expect(getPageTitle(page, otherPage.title)).toBeVisible();
    await clickMenuLink(page, '/dashboard');
    await expect(retryButtons(page)).toHaveCount(2, { timeout: 15_000 });

    // Removing the last route would let the hanging requests continue. This unused route keeps them hanging.
    await page.route('**/never-requested', (route) => route.abort());
    await page.unroute(isFaulty, handler);
    await retryButtons(page).last().click();
    await expect(getStatistics(page)).toBeVisible();
    await retryButtons(page).click();
    await expect(retryButtons(page)).toHaveCount(0);
    expect(await isSamePageLoad(page)).toBe(true);
    const description = JSON.stringify({ target: 'shell, dashboard', fault: name, ...timing });
    test.info().annotations.push({ type: 'fault', description });
    if (hangs) expect(timing.skeletonMs).toBeDefined();
  });
}
