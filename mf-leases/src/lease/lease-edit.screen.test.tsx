import { leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeTenant } from '../tenant/tenant.test-data';
import { makeLease } from './lease.test-data';
import LeaseEditScreen from './lease-edit.screen';

const setup = (lease: Parameters<typeof makeLease>[0] = {}) => {
  const api = fakeApi().on(leaseCalls.detail, makeLease(lease));
  return { api, ...renderScreen(<LeaseEditScreen />, { route: routes.lease.edit, url: '/lease/7/edit' }) };
};

test('saves the terms together with the `updated_at` that the user saw', async () => {
  const { api, user, location } = setup();
  api.on(leaseCalls.update, makeLease());
  const fee = await screen.findByRole('textbox', { name: /^Hyra/ });
  await user.clear(fee);
  await user.type(fee, '8 700,50');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(location()).toBe('/lease/7');
  expect(api.requests(leaseCalls.update)[0]?.body).toMatchObject({
    id: 7,
    fee: 8700.5,
    next_invoice_month: '2027-01',
    updated_at: '2026-11-01T08:00:00.000Z',
  });
});

test('shows an edit conflict and keeps the input', async () => {
  const { api, user } = setup();
  api.fails(leaseCalls.update, 409, { message: 'Uppgifterna har ändrats av någon annan.' });
  const reference = await screen.findByLabelText(/^Referens/);
  await user.clear(reference);
  await user.type(reference, 'K-9');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Uppgifterna har ändrats av någon annan.')).toBeVisible();
  expect(reference).toHaveValue('K-9');
});

test('shows that invoiced days before a later start are proposed for credit', async () => {
  setup({ new_terms_start: '2027-01-01' });
  expect(await screen.findByText(/Dagar före startdatum .* blir förslag till kreditering/)).toBeVisible();
});

test('an earlier start shows the adjustments that the lease missed, unless the rent is new', async () => {
  const { api, user } = setup();
  const adjustment = { id: 3, rate: 3.2, effective_on: '2024-04-15', restores: false, addons: false };
  api
    .on(leaseCalls.missedAdjustments, {
      earliest: '2024-04-15',
      adjustments: [{ ...adjustment, fee: 8772, total: 8772 }],
    })
    .on(leaseCalls.update, makeLease());
  const start = await screen.findByLabelText(/^Startdatum/);
  await user.clear(start);
  await user.type(start, '2024-04-01{Enter}');
  expect(await screen.findByLabelText(/Justerad hyra från och med/)).toHaveValue('2024-04-15');
  expect(screen.getByText(/2024-04-15: hyran blir 8\s772\skr/)).toBeVisible();
  const fee = screen.getByRole('textbox', { name: /^Hyra/ });
  await user.clear(fee);
  await user.type(fee, '8 600');
  expect(screen.queryByLabelText(/Justerad hyra från och med/)).toBeNull();
  await user.clear(fee);
  await user.type(fee, '8 500');
  expect(await screen.findByLabelText(/Justerad hyra från och med/)).toHaveValue('2024-04-15');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(api.requests(leaseCalls.update)[0]?.body).toMatchObject({
    start: '2024-04-01',
    missed_adjustments_from: '2024-04-15',
  });
});

test('rejects an end before the start without sending', async () => {
  const { api, user } = setup();
  const stop = await screen.findByLabelText(/^Slutdatum/);
  await user.type(stop, '2024-04-30{Enter}');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect((await screen.findAllByText('Slutdatum kan inte vara före startdatum'))[0]).toBeVisible();
  expect(api.requests(leaseCalls.update)).toHaveLength(0);
});

test('shows from which day a changed rent applies, and asks before it saves a tenth of the rent', async () => {
  const { api, user } = setup({ new_terms_start: '2027-01-01' });
  api.on(leaseCalls.update, makeLease());
  expect(await screen.findByText(/En ändrad hyra gäller från 2027-01-01/)).toBeVisible();
  const fee = screen.getByRole('textbox', { name: /^Hyra/ });
  await user.clear(fee);
  await user.type(fee, '850');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText(/Du har skrivit 850\skr/)).toBeVisible();
  expect(api.requests(leaseCalls.update)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Ja, spara' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(api.requests(leaseCalls.update)).toHaveLength(1);
});

test('says, before a changed rent is saved, which scheduled adjustments leave it and which change it', async () => {
  const { user } = setup({
    new_terms_start: '2026-08-01',
    scheduled_adjustments: [
      { id: 1, rate: 0.37, scheduled_at: '2026-06-27' },
      { id: 2, rate: -1.5, scheduled_at: '2027-01-01' },
    ],
  });
  const fee = await screen.findByRole('textbox', { name: /^Hyra/ });
  expect(screen.queryByText('Planerade hyresjusteringar och den nya hyran')).toBeNull();
  await user.clear(fee);
  await user.type(fee, '8 256,24');
  expect(await screen.findByText('Planerade hyresjusteringar och den nya hyran')).toBeVisible();
  const [left, changed] = screen
    .getAllByText(/^Justeringen/)
    .map((item) => item.textContent?.replace(/\s/g, ' '));
  expect(left).toBe(
    'Justeringen +0,37 % 2026-06-27 gäller inte den nya hyran: den är avtalad från 2026-08-01 och ändras inte.',
  );
  expect(changed).toBe('Justeringen −1,5 % 2027-01-01 läggs på den nya hyran, som gäller från 2026-08-01.');
  await user.clear(fee);
  await user.type(fee, '8 500');
  expect(screen.queryByText('Planerade hyresjusteringar och den nya hyran')).toBeNull();
});

test('an ended lease has a button that reactivates it instead of the form', async () => {
  setup({ status: 'inactive', stop: '2026-08-31' });
  expect(await screen.findByText('Uthyrningen är avslutad')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Återaktivera' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Spara' })).toBeNull();
});

test('warns about VAT when the tenant of premises is a private person', async () => {
  const { entity } = makeLease();
  const { api } = setup({ tax_rate: 25, entity: { ...entity, type: { name: 'Lokal', kind: 'premises' } } });
  api.on(tenantCalls.detail, makeTenant({ organisation: false }));
  expect(await screen.findByText('Hyra till en privatperson är normalt momsfri.')).toBeVisible();
});
