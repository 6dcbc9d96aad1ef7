import { companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { type Voucher, voucherCalls } from '@husrum/contract/voucher';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import VoucherOverviewScreen from './voucher-overview.screen';

const makeVoucher = (changes: Partial<Voucher> = {}): Voucher => ({
  ...{ id: 9, kind: 'PAYMENT', is_reversal: false, day: '2026-11-01', event_day: '2026-10-05' },
  ...{ registered_on: '2026-11-20', text: 'Inbetalning avi 100001 Bo Östlund (2026-10-05)' },
  ...{ company: { id: 3, name: 'Åkerö AB' }, program: null, invoice: { id: 7, reference: '100001' } },
  lines: [
    { account: 1930, name: 'Företagskonto', debit: 8500, credit: 0, cost_centre: null },
    { account: 1510, name: 'Kundfordringar', debit: 0, credit: 8500, cost_centre: null },
  ],
  amount: 8500,
  ...changes,
});
const makeApi = (...vouchers: Voucher[]) =>
  fakeApi().on(companyCalls.list, pageResponse([])).on(voucherCalls.list, pageResponse(vouchers));
const render = (query = '') =>
  renderScreen(<VoucherOverviewScreen />, { url: `${routes.voucher.overview()}${query}` });

test('a voucher links to its invoice, opens to its accounts, and says that it was booked later', async () => {
  makeApi(makeVoucher());
  const { user } = render();
  expect(await screen.findByRole('link', { name: /Inbetalning avi 100001/ })).toHaveAttribute(
    'href',
    '/invoicebase/7',
  );
  expect(screen.getByText('Hände 2026-10-05, men oktober 2026 var låst')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Visa detaljer' }));
  const lines = within(screen.getByRole('table', { name: 'Konton och belopp' }));
  expect(lines.getByRole('row', { name: /1930 Företagskonto 8\s500\skr/ })).toBeVisible();
  expect(lines.getByRole('row', { name: /Summa 8\s500\skr 8\s500\skr/ })).toBeVisible();
});

test('marks a reversal, and says which program books a voucher', async () => {
  makeApi(makeVoucher({ is_reversal: true, event_day: '2026-11-01', program: 'FORTNOX', invoice: null }));
  render();
  expect(await screen.findByText('Återföring')).toBeVisible();
  expect(screen.getByText('Fortnox')).toBeVisible();
  expect(screen.queryByText(/var låst/)).not.toBeInTheDocument();
});

test('filters by what is in the URL, and shows the number of the invoice', async () => {
  const api = makeApi(makeVoucher());
  render('?company_id=3&from=2026-10-01&to=2026-10-31&account=1510&kind=PAYMENT&own=true&invoice_id=7');
  expect(await screen.findByText('Avi: 100001')).toBeVisible();
  expect(api.requests(voucherCalls.list)[0]?.query).toMatchObject({
    ...{ company_id: 3, from: '2026-10-01', to: '2026-10-31' },
    ...{ account: 1510, kind: 'PAYMENT', own: true, invoice_id: 7 },
  });
  expect(screen.getByText('Bokförs i: Egen bokföring')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bokföring' })).toHaveAttribute(
    'href',
    '/economy/books?company_id=3',
  );
});

test('what is no account has an error under its field, and asks nothing of the server', async () => {
  const api = makeApi(makeVoucher());
  const { user, location } = render('?from=igår&account=15');
  await screen.findByRole('link', { name: /Inbetalning/ });
  expect(api.requests(voucherCalls.list)[0]?.query).not.toHaveProperty('account');
  await user.click(screen.getByRole('button', { name: /Filt/ }));
  const account = screen.getByRole('textbox', { name: 'Konto' });
  await user.clear(account);
  await user.type(account, '151{Enter}');
  expect(account).toHaveAccessibleDescription('Ett konto har fyra siffror, till exempel 1510');
  await user.type(account, '0{Enter}');
  await waitFor(() => expect(location()).toContain('account=1510'));
  expect(account).not.toHaveAccessibleDescription();
});

test('says what makes vouchers when there is none', async () => {
  makeApi();
  render();
  expect(await screen.findByText('Inga verifikationer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Visa hyresavier' })).toBeVisible();
});

test('a line of income shows the cost centre of its house', async () => {
  const income = { account: 3911, name: 'Hyror', debit: 0, credit: 8500, cost_centre: 'BJ4' };
  makeApi(makeVoucher({ lines: [income] }));
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: 'Visa detaljer' }));
  expect(await screen.findByText('3911 Hyror (BJ4)')).toBeVisible();
});
