import { statisticsCalls } from '@husrum/contract/statistics';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../src';
import { arriveAtFailure, expectTold, isSameLoad, markLoad } from './fault-watch';
import { late } from './faults';
import { go, remotePages, title } from './remote-pages';

// The shell's own panels: the figures and what there is to do, when the server does not give them.
test.use({ expectedErrors: ({ browserName: _ }, use) => use([/Failed to load resource/]) });

const faults: readonly { name: string; answer: (route: Route) => Promise<void>; hangs?: boolean }[] = [
  { name: 'server down', answer: (route) => route.abort('connectionrefused') },
  { name: '500', answer: (route) => route.fulfill({ status: 500, body: 'fel' }) },
  { name: 'hang 30 s', answer: late, hangs: true },
];
const paths: readonly string[] = [statisticsCalls.billable.path, statisticsCalls.badges.path];
const figures = (page: Page) => page.getByRole('main').getByRole('link', { name: /Aktiva uthyrningar/ });
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Försök igen' });

for (const { name, answer, hangs } of faults) {
  test(`the shell's own figures: ${name}`, async ({ page, demo: _ }) => {
    const [shown] = remotePages;
    const asked = ({ pathname }: URL) => paths.includes(pathname);
    await page.route(asked, answer);
    await page.goto(shown.link);
    await expect(title(page, shown.title)).toBeVisible();
    await markLoad(page);
    const arrival = await arriveAtFailure(page, '/dashboard', 'Något gick fel');
    await expect(again(page)).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('region', { name: 'Nya ärenden' })).toBeVisible();
    await go(page, shown.link);
    await expect(title(page, shown.title)).toBeVisible();
    await go(page, '/dashboard');
    await expect(again(page)).toHaveCount(2, { timeout: 15_000 });

    // While one route stands, what hangs goes on hanging.
    await page.route('**/asked-by-nobody', (route) => route.abort());
    await page.unroute(asked, answer);
    await again(page).first().click();
    await expect(figures(page)).toBeVisible();
    await again(page).click();
    await expect(again(page)).toHaveCount(0);
    expect(await isSameLoad(page)).toBe(true);
    const description = JSON.stringify({ struck: 'shell, figures', fault: name, ...arrival });
    test.info().annotations.push({ type: 'fault', description });
    expectTold(arrival, hangs);
  });
}
