import { expect, test } from '../src';
import { expectRecovery, selectFaultCases } from './fault-scenario';
import { listFaultTargets } from './fault-targets';
import { networkFaults, requireNewerContract } from './network-faults';
import {
  changeRegistry,
  clickMenuLink,
  getPageFailure,
  getPageTitle,
  getRetryButton,
  remotePages,
} from './remote-pages';
import { shellFaults } from './shell-faults';

// The browser logs requests that fail, and the page logs the errors that it catches.
const expectedErrors = [
  /Failed to load resource/,
  /integrity/,
  /needs contract 99/,
  /Loading chunk/,
  /could not be loaded/,
  /No answer in 10000 ms/,
  /Broken (on import|in render|in an effect)/,
];
test.use({ expectedErrors: ({ browserName: _ }, use) => use(expectedErrors) });

// The shell loads its own pages with other code than the remotes', so its timeout is always tested.
const cases = selectFaultCases(
  listFaultTargets(),
  networkFaults,
  ({ name }, { hangs = false }) => name === 'shell' && hangs,
);
for (const { target, fault } of cases) {
  // It is tested for all remotes at once in the last test of this file.
  if (target.name === 'shell' && fault.start === requireNewerContract) continue;
  test(`only ${target.name} shows an error, and recovers on retry: ${fault.name}`, async ({
    page,
    demo: _,
  }) => {
    await expectRecovery(page, target.name, {
      ...fault,
      start: (faultPage) => fault.start(faultPage, target),
    });
  });
}

for (const fault of shellFaults) {
  test(`only the dashboard of the shell shows an error, and recovers on retry: ${fault.name}`, async ({
    page,
    demo: _,
  }) => {
    await expectRecovery(page, 'shell', fault);
  });
}

test('a shell that is too old for every remote still shows its own pages, and recovers on retry', async ({
  page,
  demo: _,
}) => {
  const [target] = remotePages;
  const end = await changeRegistry(page, ({ remotes }) => ({
    remotes: remotes.map((remote) => ({ ...remote, contract: 99 })),
  }));
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: /Aktiva uthyrningar/ })).toBeVisible();
  await clickMenuLink(page, target.link);
  await expect(getPageFailure(page)).toBeVisible();
  await end();
  await getRetryButton(page).click();
  await expect(getPageTitle(page, target.title)).toBeVisible();
});
