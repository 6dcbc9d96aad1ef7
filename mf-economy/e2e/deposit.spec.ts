import { routes } from '@husrum/contract/routes';
import { createApartmentLease, expect, expectAccessible, navigateTo, test } from '@husrum/e2e';
import { addMonths, startOfMonth, today } from '@husrum/format';
import { getButton, getDialog, getStatusTag } from './invoice-page';

test('asks for a deposit, receives it, uses a part and repays the rest', async ({
  page,
  request,
  account,
}) => {
  const { lease } = await createApartmentLease(request, account, {
    email: 'hyresgast@example.com',
    start: addMonths(startOfMonth(today(new Date())), -2),
  });
  await page.goto(routes.lease.detail({ id: lease }));
  await page.getByRole('button', { name: 'Begär deposition' }).click();
  const asking = page.getByRole('dialog', { name: 'Begär deposition' });
  await asking.getByLabel('Belopp').fill('20000');
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Begär deposition' }).click();
  await expect(page.getByText('Avin för depositionen är skapad')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Depositioner' });
  await expect(panel.getByText('Begärd', { exact: true })).toBeVisible();

  await panel.getByRole('link', { name: /^Avi / }).click();
  await getButton(page, 'Attestera').click();
  await expect(getStatusTag(page, 'Redo att skickas')).toBeVisible();
  await getButton(page, 'Skicka').click();
  await getButton(page, 'Fortsätt').click();
  await expect(getStatusTag(page, 'Inväntar betalning')).toBeVisible();
  await getButton(page, 'Registrera betalning').click();
  await getDialog(page).getByRole('button', { name: 'Registrera' }).click();
  await expect(getStatusTag(page, 'Betald')).toBeVisible();

  await navigateTo(page, routes.lease.detail({ id: lease }));
  await expect(panel.getByText('Innehas')).toBeVisible();
  await panel.getByRole('button', { name: 'Använd', exact: true }).click();
  const using = page.getByRole('dialog', { name: 'Använd depositionen' });
  await using.getByLabel('Belopp').fill('3200');
  await using.getByLabel('Orsak').fill('Målning av sovrum');
  await using.getByRole('button', { name: 'Använd', exact: true }).click();
  await expect(panel.getByText('Målning av sovrum')).toBeVisible();
  await panel.getByRole('button', { name: 'Betala tillbaka' }).click();
  const repaying = page.getByRole('dialog', { name: 'Betala tillbaka depositionen' });
  await repaying.getByRole('button', { name: 'Betala tillbaka' }).click();
  await expect(panel.getByText('Återbetald', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await navigateTo(page, routes.deposit.overview());
  const table = page.getByRole('table', { name: 'Depositioner' });
  await expect(table.getByText('Återbetald', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
