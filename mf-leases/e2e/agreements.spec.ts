import { calls, type OkOf, routes } from '@husrum/contract';
import { expect, expectAccessible, sendAs, test } from '@husrum/e2e';

const place = { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' };
const terms = { fee: 8500, tax_rate: 0, payment_interval: 'MONTHLY', notice_length: 3, notice_type: 'MONTH' };

test('an agreement is uploaded, opened in a tab of its own and removed; its file stays', {
  tag: '@lease',
}, async ({ page, request, account }) => {
  const send = sendAs(request, account);
  const { company }: OkOf<typeof calls.company.create> = await send('POST', calls.company.create.path, {
    company: { name: 'Åkerö AB', organisation_number: '559999-0016', ...place },
  });
  const flat: OkOf<typeof calls.entity.create> = await send('POST', calls.entity.create.path, {
    ...place,
    name: 'Lgh 1001',
    company_id: company.id,
    entity_type_id: 2,
    fee: 8500,
  });
  const { id }: OkOf<typeof calls.lease.create> = await send('POST', calls.lease.create.path, {
    lease: { entity_id: flat.id, start: '2024-01-01', ...terms },
    tenant: { name: 'Bo Östlund', identifier: '19850412-2386', phone: '070-123 45 67', organisation: false },
    address: place,
  });

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
