import { calls, type OkOf, routes } from '@husrum/contract';
import { expect, expectAccessible, type SignedIn, sendAs, test } from '@husrum/e2e';
import type { APIRequestContext } from '@playwright/test';

const place = { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' };

/** An apartment that is let, with a note on the lease. */
const letApartment = async (request: APIRequestContext, account: SignedIn) => {
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
    payment_interval: 'MONTHLY',
    fields: { area: 62.5 },
  });
  const lease: OkOf<typeof calls.lease.create> = await send('POST', calls.lease.create.path, {
    lease: {
      entity_id: flat.id,
      start: '2024-01-01',
      fee: 8500,
      tax_rate: 0,
      payment_interval: 'MONTHLY',
      notice_length: 3,
      notice_type: 'MONTH',
    },
    tenant: {
      name: 'Anna Ek',
      identifier: '19850412-2386',
      phone: '070-174 06 05',
      email: 'anna@example.com',
      organisation: false,
    },
    address: place,
  });
  const note = { title: 'Andrahand godkänd', type: 'IMPORTANT', description: 'Till <b>juni</b>.' };
  await send('POST', calls.event.create.path, { eventable_type: 'lease', eventable_id: lease.id, ...note });
  return { flat: flat.id, lease: lease.id };
};

test('a note is written on an object, changed and removed, and read on a lease', {
  tag: ['@entity', '@lease'],
}, async ({ page, request, account }) => {
  const { flat, lease } = await letApartment(request, account);
  await page.goto(routes.entity.detail({ id: flat }));
  const card = page.getByRole('region', { name: 'Händelser' });
  const dialog = page.getByRole('dialog');
  await card.getByRole('button', { name: 'Ny händelse' }).click();
  await dialog.getByRole('textbox', { name: /^Rubrik/ }).fill('Vattenläcka');
  await dialog.getByText('Viktig').click();
  // A policy that was breached would be told in the console, and fail the test.
  const hostile = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
  await dialog.getByRole('textbox', { name: 'Beskrivning' }).fill(`Stammen är <b>lagad</b>.${hostile}`);
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Händelse skapad')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText(/^ViktigVattenläcka.+Stammen är lagad\.$/);
  await expect(card.locator('img')).toHaveCount(0);

  const choose = async (item: string) => {
    await card.getByRole('button', { name: 'Val för Vattenläcka' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Ändra');
  const date = dialog.getByRole('textbox', { name: 'Datum och tid' });
  await date.fill('2026-02-03 10:15');
  await date.press('Enter');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(card.getByText('2026-02-03 10:15')).toBeVisible();

  await choose('Ta bort');
  await expect(dialog).toContainText('Är du säker?');
  await dialog.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(card.getByText('Det finns inte några händelser')).toBeVisible();

  await page.goto(routes.lease.detail({ id: lease }, { tab: 'events' }));
  await expect(card.getByRole('listitem')).toHaveText(/^ViktigAndrahand godkänd.+Till juni\.$/);
  await expect(page.getByRole('region', { name: 'Historik' })).toBeVisible();
  await expectAccessible(page);
});
