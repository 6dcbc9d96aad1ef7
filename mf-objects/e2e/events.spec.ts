import { eventCalls } from '@husrum/contract/event';
import { routes } from '@husrum/contract/routes';
import { callApiAs, createApartmentLease, expect, expectAccessible, navigateTo, test } from '@husrum/e2e';

test('adds, edits and removes an event of an object, and shows one of a lease', async ({
  page,
  request,
  account,
}) => {
  const { apartment, lease } = await createApartmentLease(request, account);
  await callApiAs(request, account)('POST', eventCalls.create.path, {
    eventable_type: 'lease',
    eventable_id: lease,
    title: 'Andrahand godkänd',
    type: 'IMPORTANT',
    description: 'Till <b>juni</b>.',
  });
  await page.goto(routes.entity.detail({ id: apartment }));
  const card = page.getByRole('region', { name: 'Händelser' });
  const dialog = page.getByRole('dialog');
  await card.getByRole('button', { name: 'Ny händelse' }).click();
  const heading = dialog.getByRole('textbox', { name: /^Rubrik/ });
  await expect(heading).toBeFocused();
  await heading.fill('Vattenläcka');
  await dialog.getByText('Viktig').click();
  // A CSP violation is logged to the console and fails the test.
  const maliciousHtml = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
  await dialog.getByRole('textbox', { name: 'Beskrivning' }).fill(`Stammen är <b>lagad</b>.${maliciousHtml}`);
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Händelse skapad')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText(/^ViktigVattenläcka.+Stammen är lagad\.$/);
  await expect(card.locator('img')).toHaveCount(0);

  const clickMenuItem = async (item: string) => {
    await card.getByRole('button', { name: 'Val för Vattenläcka' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await clickMenuItem('Ändra');
  const date = dialog.getByRole('textbox', { name: 'Datum och tid' });
  await date.fill('2026-02-03 10:15');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(card.getByText('2026-02-03 10:15')).toBeVisible();

  await clickMenuItem('Ta bort');
  await expect(dialog).toContainText('Är du säker?');
  await dialog.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(card.getByText('Det finns inte några händelser')).toBeVisible();

  await navigateTo(page, routes.lease.detail({ id: lease }, { tab: 'events' }));
  await expect(card.getByRole('listitem')).toHaveText(/^ViktigAndrahand godkänd.+Till juni\.$/);
  await expect(page.getByRole('region', { name: 'Historik' })).toBeVisible();
  await expectAccessible(page);
});
