import { companyCalls } from '@husrum/contract/company';
import { lateChargeCalls } from '@husrum/contract/late-charge';
import { routes } from '@husrum/contract/routes';
import { createUser, fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { makeLateCharge, makeLateInvoice, notLate } from './late-charge.test-data';
import LateChargeSettingsScreen from './late-charge-settings.screen';
import LateChargesScreen from './late-charges.screen';
import LateInvoicesScreen from './late-invoices.screen';

const admin = createUser({ role: 'ADMINISTRATOR' });
const getText = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ') ?? '';

test('lists late invoices with their interest or why not, and charges the selected ones', async () => {
  const api = fakeApi()
    .on(companyCalls.list, pageResponse([]))
    .on(
      lateChargeCalls.lateInvoices,
      pageResponse([
        makeLateInvoice(),
        makeLateInvoice({
          ...{ id: 8, reference: '100248', paid_at: '2027-01-02', left: 0 },
          preview: { ...notLate.preview, problem: 'PROMISE', detail: '2027-01-20' },
        }),
      ]),
    );
  const { user } = renderScreen(<LateInvoicesScreen />, {
    route: routes.lateCharge.overview,
    url: '/economy/late',
    user: admin,
  });
  const table = await screen.findByRole('table', { name: 'Sent betalda avier' });
  await screen.findByText(/Betalningslöfte som gäller/);
  expect(getText(table)).toContain('41,92 kr');
  expect(getText(table)).toContain('Betalningslöfte som gäller: 2027-01-20');
  const [first] = within(table).getAllByRole('checkbox', { name: /100247|Markera rad/ });
  if (first === undefined) throw new Error('No checkbox');
  await user.click(first);
  api.on(lateChargeCalls.chargeInterest, {
    ...{ done: 0, invoice_ids: [] },
    failures: [{ id: 7, reference: '100247', message: 'Under minsta belopp (50 kr).' }],
  });
  await user.click(screen.getByRole('button', { name: 'Debitera ränta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Debitera dröjsmålsränta' });
  await user.click(within(dialog).getByRole('button', { name: 'Debitera ränta' }));
  expect(await within(dialog).findByText(/Under minsta belopp/)).toBeVisible();
  expect(api.requests(lateChargeCalls.chargeInterest)).toHaveLength(1);
});

test('lists what is charged, with where it is billed', async () => {
  fakeApi()
    .on(companyCalls.list, pageResponse([]))
    .on(
      lateChargeCalls.list,
      pageResponse([
        makeLateCharge({
          ...{ id: 12, state: 'BILLED' },
          billed_on: { id: 9, reference: '100301', is_sent: true },
        }),
      ]),
    );
  renderScreen(<LateChargesScreen />, {
    route: routes.lateCharge.charged,
    url: '/economy/late/charged',
    user: admin,
  });
  const table = await screen.findByRole('table', { name: 'Debiterade räntor och avgifter' });
  expect(await within(table).findByText('Fakturerad')).toBeVisible();
  expect(within(table).getByRole('link', { name: '100301' })).toHaveAttribute('href', '/invoicebase/9');
  expect(within(table).queryByRole('button', { name: 'Dra tillbaka' })).not.toBeInTheDocument();
});

test('saves how a company charges, with the error of the server under its field', async () => {
  const settings = {
    company: { id: 2, name: 'Åkerö AB' },
    billing: 'OWN_INVOICE',
    min_interest: 20,
  } as const;
  const api = fakeApi().on(lateChargeCalls.settings, settings);
  api.fails(lateChargeCalls.saveSettings, 422, { data: { min_interest: ['För högt'] } });
  const { user } = renderScreen(<LateChargeSettingsScreen />, {
    route: routes.lateCharge.settings,
    url: '/economy/late/2/settings',
    user: admin,
  });
  const field = await screen.findByLabelText(/^Minsta ränta/);
  await user.clear(field);
  await user.type(field, '50');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('För högt')).toBeVisible();
  expect(api.requests(lateChargeCalls.saveSettings)[0]?.body).toEqual({
    ...{ billing: 'OWN_INVOICE', min_interest: 50 },
  });
});
