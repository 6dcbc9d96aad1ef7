import { routes } from '@husrum/contract/routes';
import { createApartmentLease, expect, expectAccessible, navigateTo, test } from '@husrum/e2e';
import { today } from '@husrum/format';
import { getButton, getDialog } from './invoice-page';

test('raises the rent of premises by their index clause, shows the letter, and undoes it', async ({
  page,
  request,
  account,
}) => {
  const day = today(new Date());
  // From November the next year is proposed, before it the year that runs: in both cases its October has been.
  const year = Number(day.slice(0, 4)) + (day.slice(5, 7) >= '11' ? 1 : 0);
  const { lease } = await createApartmentLease(request, account, {
    ...{ apartment: 'Lokal 1', premises: true, email: 'lokal@example.com' },
  });
  await page.goto(routes.lease.detail({ id: lease }, { tab: 'terms' }));
  await getButton(page, 'Lägg till indexklausul').click();
  await expectAccessible(page);
  const dialog = getDialog(page);
  await expect(dialog.getByLabel('Bashyra per år')).toHaveValue(/102\s000/);
  await dialog.getByRole('textbox', { name: 'Bastal', exact: true }).fill('336,97');
  await dialog.getByLabel('Bastalets år (oktober)').fill('2020');
  await dialog.getByLabel('Första året med tillägg').fill('2021');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('336,97 (oktober 2020, KPI, basår 1980)')).toBeVisible();

  await navigateTo(page, routes.indexRun.create({}, { year }));
  await getButton(page, 'Till indextabellen').click();
  await expectAccessible(page);
  await getButton(page, 'Skriv in indextal').click();
  await dialog.getByRole('textbox', { name: 'År', exact: true }).fill(String(year - 1));
  await dialog.getByLabel('Indextal för oktober').fill('420,00');
  await dialog.getByLabel('Källa').fill('scb.se');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('row', { name: /420,00 scb\.se/ })).toBeVisible();

  await navigateTo(page, routes.indexRun.create({}, { year }));
  await expect(page.getByRole('row', { name: /Lokal 1 .*25 132,98 kr/ })).toBeVisible();
  await expectAccessible(page);
  await getButton(page, 'Räkna upp 1 hyra').click();
  await dialog.getByRole('button', { name: 'Räkna upp 1 hyra' }).click();
  await expect(page.getByText('Hyran är ändrad').first()).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await getButton(page, 'Val för raden').first().click();
  await page.getByRole('menuitem', { name: 'Visa brev' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ny-hyra-\d+\.pdf$/);
  await page.getByRole('button', { name: 'Ångra', exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Ångra', exact: true }).click();
  await expect(page.getByText('Ångrad').first()).toBeVisible();

  await navigateTo(page, routes.lease.detail({ id: lease }, { tab: 'terms' }));
  await expect(page.getByRole('list', { name: 'Tillägg som är räknade' })).toContainText('Ångrad');
});
