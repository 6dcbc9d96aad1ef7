import { agreementCalls } from '@husrum/contract/agreement';
import { indexClauseCalls } from '@husrum/contract/index-clause';
import { integrationCalls } from '@husrum/contract/integration';
import { type Lease, leaseCalls, type RentVersionRow } from '@husrum/contract/lease';
import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { receiptCalls } from '@husrum/contract/receipt';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { act, screen, within } from '@testing-library/react';
import { makeLease } from './lease.test-data';
import LeaseDetailScreen from './lease-detail.screen';

const makeRentVersion = (overrides: Partial<RentVersionRow> = {}): RentVersionRow => ({
  valid_from: '2024-05-01',
  valid_to: '2026-12-31',
  phase: 'current',
  fee: 8500,
  fee_as_m2: false,
  area: null,
  total: 8500,
  tax_rate: 0,
  payment_interval: 'MONTHLY',
  source: 'START',
  adjustment: null,
  by_area: false,
  planned: false,
  ...overrides,
});

const setup = (url: string, lease: Lease = makeLease()) => {
  const api = fakeApi()
    .on(leaseCalls.detail, lease)
    .on(receiptCalls.listByLease, [])
    .on(proposedCreditCalls.listByLease, { data: [] })
    .on(agreementCalls.listByLease, [])
    .on(integrationCalls.list, { data: [], services: [] })
    .on(leaseCalls.events, {
      data: [
        {
          what: 'Meddelande till 2 hyresgäster: Vattnet stängs av',
          at: '2026-11-20T08:00:00.000Z',
          who: 'Demo Demosson',
          link: '/message/3',
        },
        { what: 'Uthyrningen lades upp', at: '2024-04-01T08:00:00.000Z', who: null, link: null },
      ],
    })
    .on(indexClauseCalls.ofLease, { allowed: false, clause: null, rent_per_year: 102_000, supplements: [] })
    .on(leaseCalls.rentVersions, {
      data: [
        makeRentVersion({
          valid_from: '2027-01-01',
          valid_to: null,
          phase: 'coming',
          fee: 8772,
          total: 8772,
          source: 'ADJUSTMENT',
          adjustment: { id: 4, rate: 3.2 },
          planned: true,
        }),
        makeRentVersion(),
      ],
    });
  return { api, ...renderScreen(<LeaseDetailScreen />, { route: routes.lease.detail, url }) };
};
const findTabNavigation = async () =>
  within(await screen.findByRole('navigation', { name: 'Uthyrningens delar' }));

test('loads only the open tab, which has its own URL', async () => {
  const { api, user, location } = setup('/lease/7');
  expect(await screen.findByTestId('panel lease.invoices')).toBeVisible();
  expect(screen.queryByTestId('panel lease.addons')).toBeNull();
  expect(api.requests(receiptCalls.listByLease)).toEqual([]);
  const addons = (await findTabNavigation()).getByRole('link', { name: 'Tillägg' });
  await act(() => user.click(addons));
  expect(location()).toBe('/lease/7?tab=addons');
  expect(await screen.findByTestId('panel lease.addons')).toHaveTextContent('"leaseId":7,"inactive":false');
  expect(screen.queryByTestId('panel lease.invoices')).toBeNull();
});

test.each([
  ['coming', 'lease.forecast', '"leaseId":7'],
  ['files', 'files.of', '"type":"lease","id":7'],
  ['events', 'events.of', '"type":"lease","id":7'],
  ['events', 'lease.maintenance', '"leaseId":7'],
])('?tab=%s shows the panel %s', async (tab, panel, props) => {
  setup(`/lease/7?tab=${tab}`);
  expect(await screen.findByTestId(`panel ${panel}`)).toHaveTextContent(props);
});

test('shows agreements above files, and no upload for an inactive lease', async () => {
  setup('/lease/7?tab=files', makeLease({ status: 'inactive', stop: '2026-08-31', next_notice: null }));
  const agreements = await screen.findByRole('region', { name: 'Avtal' });
  expect(await within(agreements).findByText('Det finns inte några avtal')).toBeVisible();
  expect(within(agreements).queryByRole('button', { name: 'Ladda upp avtal' })).toBeNull();
  const files = await screen.findByTestId('panel files.of');
  expect(agreements.compareDocumentPosition(files)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows tenants, cards and actions on other tabs than the first, too', async () => {
  setup('/lease/7?tab=terms');
  expect(await screen.findByRole('region', { name: 'Hyresgäster' })).toBeVisible();
  expect(screen.getByText('Nästa automatiska avi')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Avsluta uthyrning' })).toBeVisible();
});

test('counts receipts that are not returned on their tab', async () => {
  setup('/lease/7', makeLease({ unreturned_count: 2 }));
  expect((await findTabNavigation()).getByRole('link', { name: 'Kvittenser 2' })).toBeVisible();
});

test('shows no coming invoices for an inactive lease', async () => {
  setup('/lease/7?tab=coming', makeLease({ status: 'inactive', stop: '2026-08-31', next_notice: null }));
  expect(await screen.findByTestId('panel lease.invoices')).toHaveTextContent('"inactive":true');
  expect((await findTabNavigation()).queryByRole('link', { name: 'Kommande avier' })).toBeNull();
});

test('lists rent versions, newest first, each with the change of the rent and its source', async () => {
  setup('/lease/7?tab=terms');
  const [coming, current] = await within(
    await screen.findByRole('region', { name: 'Villkor' }),
  ).findAllByRole('listitem');
  expect(coming).toHaveTextContent(/från 2027-01-01Planerad8\s772\skr\/månMomsfri · \+272\skr\/mån/);
  expect(
    within(coming ?? document.body).getByRole('link', { name: /Hyresjustering 3,2\s%/ }),
  ).toHaveAttribute('href', '/rentadjustment/overview?effect=4');
  expect(current).toHaveTextContent(
    /2024-05-01 – 2026-12-31Gäller nu8\s500\skr\/månMomsfriAvtalat när uthyrningen började/,
  );
});

test('lists the history, newest first, with a link to a message', async () => {
  setup('/lease/7?tab=events');
  const [latest, first] = await within(await screen.findByRole('region', { name: 'Historik' })).findAllByRole(
    'listitem',
  );
  const message = 'Meddelande till 2 hyresgäster: Vattnet stängs av';
  expect(latest).toHaveTextContent(`${message}2026-11-20 09:00 · Demo Demosson`);
  expect(screen.getByRole('link', { name: message })).toHaveAttribute('href', '/message/3');
  expect(first).toHaveTextContent('Uthyrningen lades upp2024-04-01 10:00');
});
