import { expect, listMails, signIn, test } from '@husrum/e2e';
import type { Page } from '@playwright/test';

const getSection = (page: Page, name: string) => page.getByRole('region', { name });

// A test that asks for the fixture `account` gets a new account, whose user is signed in on the page.
test.describe('with a new account', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('saves the mail setting, and shows a new name in the page header at once', async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe('');
    await page.goto('/setting/user');
    const form = getSection(page, 'Dina uppgifter');
    await expect(form.getByRole('textbox', { name: 'Mejladress' })).toBeDisabled();
    await form.getByRole('textbox', { name: /^Namn/ }).fill('Märta Nyström');
    await form.getByRole('switch', { name: 'Mejl om nya kommentarer' }).click();
    await form.getByRole('button', { name: 'Spara' }).click();
    await expect(page.getByText('Ändringar sparade')).toBeVisible();
    await expect(page.getByRole('banner').getByText('Märta Nyström')).toBeVisible();
    await page.reload();
    await expect(form.getByRole('switch', { name: 'Mejl om nya kommentarer' })).not.toBeChecked();
  });

  test('shows a wrong current password at its field, then changes the password', async ({
    page,
    request,
    account,
  }) => {
    await page.goto('/setting/user');
    const form = getSection(page, 'Byt lösenord');
    await form.getByLabel(/^Nuvarande lösenord/).fill('fel lösenord');
    await form.getByLabel(/^Nytt lösenord/).fill('ett helt nytt lösenord');
    await form.getByLabel(/^Upprepa lösenordet/).fill('ett helt nytt lösenord');
    await form.getByRole('button', { name: 'Byt lösenord' }).click();
    await expect(form.getByLabel(/^Nuvarande lösenord/)).toHaveAccessibleDescription(
      'Lösenordet stämmer inte',
    );
    await form.getByLabel(/^Nuvarande lösenord/).fill(account.password);
    await form.getByRole('button', { name: 'Byt lösenord' }).click();
    await expect(page.getByText('Lösenordet är ändrat')).toBeVisible();
    await expect(form.getByLabel(/^Nuvarande lösenord/)).toHaveValue('');
    const newSession = await signIn(request, account.email, 'ett helt nytt lösenord');
    expect(newSession.token).not.toBe('');
  });

  test('changes the email address through the link in the mail', async ({ page, request, account }) => {
    const address = `ny-${account.email}`;
    await page.goto('/setting/user');
    const form = getSection(page, 'Byt mejladress');
    await form.getByRole('textbox', { name: /^Ny mejladress/ }).fill(address);
    await form.getByLabel(/^Lösenord/).fill(account.password);
    await form.getByRole('button', { name: 'Byt mejladress' }).click();
    await expect(page.getByText(/^Vi har skickat en länk till/)).toBeVisible();
    const [mail] = await listMails(request, address);
    const link = /https?:\/\/\S+\/change\/email\/\S+/.exec(mail?.body ?? '')?.[0];
    await page.goto(link ?? '');
    await expect(page.getByText(/^Din mejladress är bytt/)).toBeVisible();
    await page.getByRole('link', { name: 'Till din profil' }).click();
    await expect(getSection(page, 'Dina uppgifter').getByRole('textbox', { name: 'Mejladress' })).toHaveValue(
      address,
    );
  });

  test('saves the organisation number only if it is valid', async ({ page, account }) => {
    expect(account.token).not.toBe('');
    await page.goto('/setting/billable');
    const number = page.getByRole('textbox', { name: /^Organisationsnummer/ });
    await number.fill('559999-0017');
    await page.getByRole('button', { name: 'Spara' }).click();
    await expect(number).toHaveAccessibleDescription(/stämmer inte/);
    await number.fill('5599990016');
    await page.getByRole('textbox', { name: /^Telefon/ }).fill('019-12 34 56');
    await page.getByRole('button', { name: 'Spara' }).click();
    await expect(page.getByText('Ändringar sparade')).toBeVisible();
    await page.reload();
    await expect(number).toHaveValue('559999-0016');
  });
});
