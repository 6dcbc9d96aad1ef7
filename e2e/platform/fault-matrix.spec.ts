import { expect, test } from '../src';
import { chosen, suffer } from './fault-cell';
import { places } from './fault-places';
import { tooNew, wireFaults } from './faults';
import { failure, go, otherRegistry, remotePages, retry, title } from './remote-pages';
import { shellFaults } from './shell-faults';

// The browser itself tells what cannot be fetched, and the page what it refused.
const expected = [
  /Failed to load resource/,
  /integrity/,
  /speaks contract 99/,
  /Loading chunk/,
  /is not there, or/,
  /No answer in 10000 ms/,
  /Broken (on import|in render|in an effect)/,
];
test.use({ expectedErrors: ({ browserName: _ }, use) => use(expected) });

// The shell waits for its own pages by other code than for those of remotes.
const cells = chosen(places(), wireFaults, ({ name }, { hangs = false }) => name === 'shell' && hangs);
for (const { place, fault } of cells) {
  // A shell that is too old strikes all others, and is told of below.
  if (place.name === 'shell' && fault.begin === tooNew) continue;
  test(`${place.name}: ${fault.name}`, async ({ page, demo: _ }) => {
    await suffer(page, place.name, { ...fault, begin: (struck) => fault.begin(struck, place) });
  });
}

for (const fault of shellFaults) {
  test(`shell: ${fault.name}`, async ({ page, demo: _ }) => {
    await suffer(page, 'shell', fault);
  });
}

test('a shell that is too old for every remote still has its own pages, and heals', async ({
  page,
  demo: _,
}) => {
  const [shown] = remotePages;
  const end = await otherRegistry(page, ({ remotes }) => ({
    remotes: remotes.map((told) => ({ ...told, contract: 99 })),
  }));
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: /Aktiva uthyrningar/ })).toBeVisible();
  await go(page, shown.link);
  await expect(failure(page)).toBeVisible();
  await end();
  await retry(page).click();
  await expect(title(page, shown.title)).toBeVisible();
});
