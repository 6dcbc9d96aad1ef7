import { OVERRIDE_COOKIE, releaseCalls } from '@husrum/contract/release';
import type { Page } from '@playwright/test';
import { expect, register, useToken } from '../src';
import { builtHere, renamed } from './live-builds';
import { serveLoopback } from './live-loopback';
import { test } from './live-server';
import { failure, go, title } from './remote-pages';

// One server for both.
test.describe.configure({ mode: 'default' });

const OWN = 'ownmachine01';
const own = renamed(builtHere('mf-settings'), OWN);

const scriptSrc = async (page: Page) => {
  const answer = await page.goto('/dashboard');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  return policy.split(';').find((rule) => rule.trim().startsWith('script-src'));
};
const bar = (page: Page) => page.getByText('körs från');
const runFrom = async (page: Page, origin: string) => {
  await page.goto('/developer');
  await page.getByRole('combobox', { name: /^Del/ }).click();
  await page.getByTitle('mf-settings').click();
  await page.getByLabel(/^Adress/).fill(origin);
  await page.getByRole('button', { name: 'Kör därifrån' }).click();
  await expect(bar(page)).toContainText(`mf-settings körs från ${origin}`);
};
test('a developer runs one remote from the own machine, sees that, and goes back', async ({
  page,
  demo: _,
}) => {
  const machine = await serveLoopback(own);
  expect(await scriptSrc(page)).toBe("script-src 'self'");
  await runFrom(page, machine.origin);

  await go(page, '/setting/user');
  await expect(title(page, 'Profil')).toBeVisible();
  expect(machine.asked.filter((url) => url.includes(`/remotes/mf-settings/${OWN}/`)).length).toBeGreaterThan(
    1,
  );
  expect(await scriptSrc(page)).toBe(`script-src 'self' ${machine.origin}`);
  await go(page, '/company');
  await expect(title(page, 'Företag')).toBeVisible();
  expect(machine.asked.filter((url) => url.includes('mf-objects'))).toEqual([]);

  await page.getByRole('button', { name: 'Återställ' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await scriptSrc(page)).toBe("script-src 'self'");
  const before = machine.asked.length;
  await go(page, '/setting/user');
  await expect(title(page, 'Profil')).toBeVisible();
  expect(machine.asked).toHaveLength(before);
  machine.stop();
});

test.describe('an own machine that stops', () => {
  test.use({ expectedErrors: ({ browserName: _ }, use) => use([/ERR_CONNECTION_REFUSED/]) });

  test('is said to be gone, and what is deployed is shown again', async ({ page, demo: _ }) => {
    const machine = await serveLoopback(own);
    await page.addInitScript(() => Object.assign(window, { husrumRegistrySeconds: 1 }));
    await runFrom(page, machine.origin);
    machine.stop();
    await expect(page.getByText(`svarar inte på ${machine.origin}`)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await go(page, '/setting/user');
    await expect(title(page, 'Profil')).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });
});

test('nobody else does, whatever their browser holds', async ({ page, request, live }) => {
  const machine = await serveLoopback(own);
  const account = await register(request);
  const refused = await request.post(releaseCalls.override.path, {
    data: { remote: 'mf-settings', origin: machine.origin },
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(refused.status()).toBe(404);
  await useToken(page, account);
  const forged = 'eyJhbGciOiJIUzI1NiJ9.eyJvcmlnaW4iOiJodHRwOi8vMTI3LjAuMC4xIn0.AAAA';
  await page.context().addCookies([{ name: OVERRIDE_COOKIE, value: forged, url: live.url }]);
  await page.addInitScript(
    (override) => localStorage.setItem('husrum.override', override),
    JSON.stringify({ remote: 'mf-settings', origin: machine.origin }),
  );
  expect(await scriptSrc(page)).toBe("script-src 'self'");
  await go(page, '/setting/user');
  await expect(title(page, 'Profil')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(machine.asked).toEqual([]);
  await page.goto('/developer');
  await expect(title(page, 'Sidan finns inte')).toBeVisible();
  machine.stop();
});
