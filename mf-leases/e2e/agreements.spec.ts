import { routes } from '@husrum/contract/routes';
import { createApartmentLease, expect, expectAccessible, test } from '@husrum/e2e';

test('uploads an agreement, opens it in a new tab and removes it; its file stays', async ({
  page,
  request,
  account,
}) => {
  const { lease: id } = await createApartmentLease(request, account);
  await page.goto(routes.lease.detail({ id }, { tab: 'files' }));
  const agreements = page.getByRole('region', { name: 'Avtal' });
  await expect(agreements.getByText('Det finns inte några avtal')).toBeVisible();
  await agreements.getByRole('button', { name: 'Ladda upp avtal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'Hyresavtal Ålgatan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Härmed hyr Bo Östlund Lgh 1001.'),
  });
  await expect(dialog.getByRole('textbox', { name: /^Namn/ })).toHaveValue('Hyresavtal Ålgatan');
  // The name of the selected file stands above the field, and does not overlap its label.
  const fileNameBox = await dialog.getByText('Hyresavtal Ålgatan.txt').boundingBox();
  const labelBox = await dialog.getByText('Namn').boundingBox();
  expect((fileNameBox?.y ?? 0) + (fileNameBox?.height ?? 0)).toBeLessThan(labelBox?.y ?? 0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ladda upp' }).click();

  const name = agreements.getByRole('button', { name: 'Hyresavtal Ålgatan' });
  await expect(name).toBeVisible();
  const file = page
    .getByRole('region', { name: 'Filer' })
    .getByRole('button', { name: 'Hyresavtal Ålgatan' });
  await expect(file).toBeVisible();
  const download = page.waitForEvent('popup').then((tab) => tab.waitForEvent('download'));
  await name.click();
  expect((await download).suggestedFilename()).toBe('Hyresavtal Ålgatan.txt');

  await agreements.getByRole('button', { name: 'Val för raden' }).click();
  await page.getByRole('menuitem', { name: 'Ta bort' }).click();
  await dialog.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(agreements.getByText('Det finns inte några avtal')).toBeVisible();
  await expect(file).toBeVisible();
});

test('creates an agreement from the template, sends it, and gets the signed PDF back', async ({
  page,
  request,
  account,
}) => {
  const { lease: id } = await createApartmentLease(request, account);
  await page.goto(routes.lease.detail({ id }, { tab: 'files' }));
  const agreements = page.getByRole('region', { name: 'Avtal' });
  await agreements.getByRole('button', { name: 'Skapa från mall' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Bostad' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: /^Namn/ }).fill('Hyresavtal Ålgatan');
  await dialog.getByRole('button', { name: 'Skapa avtal' }).click();

  await agreements.getByRole('button', { name: 'Val för raden' }).click();
  await page.getByRole('menuitem', { name: 'Skicka för signering' }).click();
  const email = `signerar-${id}@example.se`;
  await expect(dialog.getByText('Part 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ta bort part 1' }).click();
  await dialog.getByRole('textbox', { name: /^Mejladress/ }).fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Skicka', exact: true }).click();
  await expect(agreements.getByText('Väntar på signering')).toBeVisible({ timeout: 15_000 });

  const { data } = await (await request.get('/dev/mail.json', { params: { to: email } })).json();
  const [link] = /http:\/\/127\.0\.0\.1:\d+\/room\/\w+/.exec(data[0].body) ?? [];
  const signingPage = await page.context().newPage();
  await signingPage.goto(link ?? '');
  await signingPage.getByRole('button', { name: 'Signera' }).click();
  await expect(signingPage.getByText('Du har signerat.')).toBeVisible();
  await signingPage.close();

  await page.reload();
  await expect(agreements.getByText('Signerat', { exact: true })).toBeVisible({ timeout: 15_000 });
  // The page fetched its list of files before the signed PDF was stored.
  await page.reload();
  await expect(
    page
      .getByRole('region', { name: 'Filer' })
      .getByRole('button', { name: 'Hyresavtal Ålgatan (signerat)' }),
  ).toBeVisible();
  const popup = page.waitForEvent('popup');
  await agreements.getByRole('button', { name: 'Hyresavtal Ålgatan' }).click();
  await popup;
});
