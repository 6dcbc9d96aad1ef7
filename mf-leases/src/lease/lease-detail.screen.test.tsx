import { invoiceCalls } from '@husrum/contract/invoice';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { receiptCalls } from '@husrum/contract/receipt';
import { routes } from '@husrum/contract/routes';
import { searchCalls } from '@husrum/contract/search';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeReceipt } from '../receipt/receipt.test-data';
import { makeLease } from './lease.test-data';
import LeaseDetailScreen from './lease-detail.screen';

const setup = (lease: Lease, url = '/lease/7') => {
  const api = fakeApi()
    .on(leaseCalls.detail, () => lease)
    .on(receiptCalls.listByLease, [])
    .on(proposedCreditCalls.listByLease, { data: [] })
    .on(leaseCalls.previewEnding, ({ query: { stop } }) => ({
      last: { start: `${stop.slice(0, 8)}01`, stop, total: 8500, explanation: '31/31 av december' },
    }));
  return { api, ...renderScreen(<LeaseDetailScreen />, { route: routes.lease.detail, url }) };
};
const clickMenuItem = async (user: ReturnType<typeof setup>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('shows header facts, and cards for the period, the rent and the next invoice', async () => {
  setup(makeLease());
  expect(await screen.findByRole('heading', { level: 1, name: 'Lgh 1102' })).toBeVisible();
  expect(screen.getByText('Aktiv')).toBeVisible();
  expect(screen.getByText('nästa avi 2026-12-20 (januari 2027)')).toBeVisible();
  const cards = screen.getByText('Hyresperiod').closest('ul');
  expect(cards).toHaveTextContent('2024-05-01');
  expect(cards).toHaveTextContent(/Hyra per månad8\s500\skr/);
  expect(cards).toHaveTextContent('Nästa automatiska avi2026-12-20');
  expect(await screen.findByTestId('panel lease.invoices')).toHaveTextContent('"leaseId":7,"inactive":false');
  for (const action of ['Kontakta hyresgäster', 'Avsluta uthyrning', 'Redigera'])
    expect(screen.getByRole('button', { name: action })).toBeVisible();
});

test('shows the effective next invoice month in the header and in the facts, not the month stored on the lease', async () => {
  setup(makeLease({ next_invoice_month: '2026-05', effective_invoice_month: '2027-01' }));
  expect(await screen.findByText('nästa avi 2026-12-20 (januari 2027)')).toBeVisible();
  expect(screen.getByText('Nästa aviseringsmånad').closest('div')).toHaveTextContent(/januari 2027$/);
});

test('shows that no automatic invoice is planned because automatic invoicing is off', async () => {
  const { company, ...lease } = makeLease({ next_notice: null });
  setup({
    ...lease,
    company: company && { ...company, invoicingconfig: { ...company.invoicingconfig, auto_enabled: false } },
  });
  expect(await screen.findByText('Automatisk avisering är avstängd')).toBeVisible();
});

test('fills in the legal end for the day notice was given, and sends the whole lease', async () => {
  const { api, user } = setup(makeLease());
  api.on(leaseCalls.update, makeLease({ status: 'ending', stop: '2026-12-31' }));
  await user.click(await screen.findByRole('button', { name: 'Avsluta uthyrning' }));
  const dialog = await screen.findByRole('dialog');
  const noticeGiven = await within(dialog).findByLabelText('Uppsägningen kom in');
  const stop = within(dialog).getByLabelText(/Slutdatum/);
  expect(stop).toHaveValue('2027-02-28');
  await user.clear(noticeGiven);
  await user.type(noticeGiven, '2026-09-08{Enter}');
  expect(await within(dialog).findByDisplayValue('2026-12-31')).toBe(stop);
  await waitFor(() =>
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      /Sista avin avser 2026-12-01 – 2026-12-31 och blir 8\s500\skr/,
    ),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Avsluta uthyrning' }));
  expect(await screen.findByText('Uthyrningen upphör 2026-12-31')).toBeVisible();
  expect(api.requests(leaseCalls.update)[0]?.body).toMatchObject({
    id: 7,
    stop: '2026-12-31',
    notice_given: '2026-09-08',
    fee: 8500,
    updated_at: '2026-11-01T08:00:00.000Z',
  });
});

test.each([
  ['2024-04-30', '2024-04-30', 'Tidigast 2024-05-01'],
  ['240430', '2024-04-30', 'Tidigast 2024-05-01'],
  ['2026-02-30', '2026-02-30', /^(Ange ett datum|Datumet)/],
])(
  'an end of %s is an error under its field and is not replaced by another date',
  async (typed, shown, error) => {
    const { api, user } = setup(makeLease({ start: '2024-05-01' }));
    await user.click(await screen.findByRole('button', { name: 'Avsluta uthyrning' }));
    const dialog = await screen.findByRole('dialog');
    const stop = await within(dialog).findByLabelText(/^Slutdatum/);
    await user.clear(stop);
    await user.type(stop, typed);
    await user.click(within(dialog).getByRole('button', { name: 'Avsluta uthyrning' }));
    expect(await within(dialog).findByText(error)).toBeVisible();
    expect(stop).toHaveValue(shown);
    expect(api.requests(leaseCalls.update)).toHaveLength(0);
  },
);

test('lists the invoices that an earlier end would change', async () => {
  const { api, user } = setup(makeLease());
  const april = { start: '2027-04-01', stop: '2027-04-30', before: 12_500 };
  api.on(leaseCalls.previewEnding, {
    last: { start: '2027-04-01', stop: '2027-04-10', total: 4167, explanation: '10/30 av april' },
    invoices: [
      { ...april, id: 1, reference: '100247', change: 'CREDIT', after: 4167 },
      { ...april, id: 2, reference: '100248', change: 'SHORTEN', after: 4167 },
      { ...april, id: 3, reference: null, change: 'CANCEL', after: 0 },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Avsluta uthyrning' }));
  const list = await screen.findByRole('list', { name: 'Avier som ändras' });
  const [credit, shorten, cancel] = within(list).getAllByRole('listitem');
  expect(credit).toHaveTextContent(/Avi 100247 är skickad\. .* föreslås kreditering av 8\s333\skr/);
  expect(shorten).toHaveTextContent(/Avi 100248 är inte skickad och räknas om till 4\s167\skr/);
  expect(cancel).toHaveTextContent('Avin 2027-04-01 – 2027-04-30 är inte skickad och makuleras.');
});

test('shows a server error under the end and keeps the input', async () => {
  const { api, user } = setup(makeLease());
  api.fails(leaseCalls.update, 422, {
    message: 'Kontrollera',
    data: { stop: ['Objektet är redan uthyrt 2027-01-01 – tills vidare'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Avsluta uthyrning' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByDisplayValue('2027-02-28');
  await user.click(within(dialog).getByRole('button', { name: 'Avsluta uthyrning' }));
  expect(await within(dialog).findByText('Objektet är redan uthyrt 2027-01-01 – tills vidare')).toBeVisible();
  expect(within(dialog).getByDisplayValue('2027-02-28')).toBeVisible();
});

test('a lease cannot be ended while receipts are not returned; the dialog counts them and links to them', async () => {
  const { api, user } = setup(makeLease({ unreturned_count: 2 }));
  api.on(receiptCalls.listByLease, [makeReceipt({ id: 51 }), makeReceipt({ id: 52, name: 'Tagg' })]);
  expect(await screen.findByTitle('2 kvittenser är inte återlämnade')).toHaveTextContent('2');
  await user.click(screen.getByRole('button', { name: 'Avsluta uthyrning' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('2 kvittenser är inte återlämnade')).toBeVisible();
  expect(within(dialog).queryByLabelText(/Slutdatum/)).toBeNull();
  expect(await within(dialog).findByRole('link', { name: 'Visa alla kvittenser' })).toHaveAttribute(
    'href',
    '/lease/7?tab=receipts',
  );
});

test('receipts that block the end can be returned in the dialog, which then asks for the end date', async () => {
  let lease = makeLease({ unreturned_count: 1 });
  const returned = makeReceipt({ id: 52, name: 'Gammal tagg', return_date: '2025-01-01' });
  const { api, user } = setup(lease);
  api
    .on(leaseCalls.detail, () => lease)
    .on(receiptCalls.listByLease, [makeReceipt(), returned])
    .on(receiptCalls.markReturned, () => {
      lease = makeLease({ unreturned_count: 0 });
      return makeReceipt({ return_date: '2026-11-20' });
    });
  await user.click(await screen.findByRole('button', { name: 'Avsluta uthyrning' }));
  const list = await screen.findByRole('list', { name: 'Inte återlämnat' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(list).toHaveTextContent('2 Entrényckel, A-17 utlämnad 2024-05-01');
  await user.click(within(list).getByRole('button', { name: 'Återlämna Entrényckel' }));
  await screen.findByLabelText(/Återlämningsdatum/);
  await user.click(screen.getByRole('button', { name: 'Återlämna' }));
  expect(await screen.findByLabelText(/Slutdatum/)).toHaveValue('2027-02-28');
  expect(api.requests(receiptCalls.markReturned)[0]?.body).toMatchObject({ id: 51 });
});

test('an ending lease has a button that changes its end, and a menu item that removes the end', async () => {
  const { api, user } = setup(makeLease({ status: 'ending', stop: '2026-12-31' }));
  api.on(leaseCalls.update, makeLease());
  expect(await screen.findByRole('button', { name: 'Ändra slutdatum' })).toBeVisible();
  await clickMenuItem(user, 'Ta bort slutdatum');
  await user.click(await screen.findByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByText('Uthyrningen löper tills vidare')).toBeVisible();
  expect(api.requests(leaseCalls.update)[0]?.body.stop).toBeNull();
});

test('an inactive lease offers to reactivate it instead of the actions of an active one', async () => {
  const { api, user } = setup(makeLease({ status: 'inactive', stop: '2026-08-31', next_notice: null }));
  api.on(leaseCalls.update, makeLease());
  const reactivate = await screen.findByRole('button', { name: 'Återaktivera' });
  for (const action of [
    'Kontakta hyresgäster',
    'Avsluta uthyrning',
    'Ändra slutdatum',
    'Redigera',
    'Skapa ny hyresgäst',
    'Lägg till befintlig',
    'Lämna ut',
  ])
    expect(screen.queryByRole('button', { name: action })).toBeNull();
  expect(await screen.findByTestId('panel lease.invoices')).toHaveTextContent('"inactive":true');
  api.on(leaseCalls.missedAdjustments, { earliest: null, adjustments: [] });
  await user.click(reactivate);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Uthyrningen blir löpande igen/)).toBeVisible();
  expect(dialog.queryByLabelText(/Justerad hyra/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Återaktivera' }));
  expect(await screen.findByText('Uthyrningen löper tills vidare')).toBeVisible();
  expect(api.requests(leaseCalls.update)[0]?.body).toMatchObject({
    stop: null,
    missed_adjustments_from: null,
  });
});

const missedAdjustment = {
  id: 3,
  rate: 3.2,
  effective_on: '2026-10-20',
  restores: false,
  addons: true,
  fee: 3440,
  total: 3440,
};
const openReactivation = async () => {
  const { api, user } = setup(makeLease({ status: 'inactive', stop: '2026-04-18', next_notice: null }));
  api.on(leaseCalls.missedAdjustments, { earliest: '2026-10-20', adjustments: [missedAdjustment] });
  await user.click(await screen.findByRole('button', { name: 'Återaktivera' }));
  const dialog = within(await screen.findByRole('dialog'));
  const from = await dialog.findByLabelText(/Justerad hyra från och med/);
  return { api, user, dialog, from };
};

test('reactivating a lease shows the adjustments that it has missed, and applies them from the first day', async () => {
  const { api, user, dialog, from } = await openReactivation();
  api.on(leaseCalls.update, makeLease());
  expect(dialog.getByText('Hyresjusteringar som uthyrningen har missat')).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    /^\+3,2\s%\s2026-10-20: hyran blir 3\s440\skr, och tilläggen justeras$/,
  );
  expect(from).toHaveValue('2026-10-20');
  await user.click(dialog.getByRole('button', { name: 'Återaktivera' }));
  expect(await screen.findByText('Uthyrningen löper tills vidare')).toBeVisible();
  expect(api.requests(leaseCalls.update)[0]?.body).toMatchObject({
    stop: null,
    missed_adjustments_from: '2026-10-20',
  });
});

test('a user who empties the day keeps the rent, and a refused day has its sentence under the field', async () => {
  const { api, user, dialog, from } = await openReactivation();
  api.fails(leaseCalls.update, 422, { data: { missed_adjustments_from: ['Välj 2026-11-01 eller senare'] } });
  await user.click(dialog.getByRole('button', { name: 'Återaktivera' }));
  expect(await dialog.findByText('Välj 2026-11-01 eller senare')).toBeVisible();
  api.on(leaseCalls.update, makeLease());
  await user.clear(from);
  await user.click(dialog.getByRole('button', { name: 'Återaktivera' }));
  expect(await screen.findByText('Uthyrningen löper tills vidare')).toBeVisible();
  expect(api.requests(leaseCalls.update).at(-1)?.body).toMatchObject({ missed_adjustments_from: null });
});

test('a planned lease is called off in the dialog for the end', async () => {
  const planned = makeLease({ status: 'planned', start: '2027-03-01' });
  const { api, user } = setup(planned);
  api.on(leaseCalls.previewEnding, { last: null, unbilled: [], invoices: [] });
  api.on(leaseCalls.update, makeLease({ status: 'inactive', start: '2027-03-01', stop: '2027-02-28' }));
  await user.click(await screen.findByRole('button', { name: 'Avsluta uthyrning' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/Slutdatum/)).toHaveValue('2027-03-01');
  await user.click(dialog.getByRole('button', { name: 'Uthyrningen blir inte av' }));
  expect(await dialog.findByText(/ingen dag hyrs ut och objektet blir ledigt/)).toBeVisible();
  expect(await dialog.findByText('Ingen fler avi skapas automatiskt.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Avsluta uthyrning' }));
  expect(await screen.findByText('Uthyrningen är avbruten före startdatum')).toBeVisible();
  expect(api.requests(leaseCalls.update)[0]?.body).toMatchObject({ stop: '2027-02-28' });
});

test('names the days before the end that no invoice covers', async () => {
  const { api, user } = setup(makeLease());
  const unbilled = [{ start: '2026-11-15', stop: '2026-12-31' }];
  api.on(leaseCalls.previewEnding, { last: null, unbilled, invoices: [] });
  await user.click(await screen.findByRole('button', { name: 'Avsluta uthyrning' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Ingen fler avi skapas automatiskt.')).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent(
    '2026-11-15 – 2026-12-31 är inte aviserat och aviseras inte automatiskt.',
  );
  expect(dialog.getByRole('link', { name: 'Ofakturerade perioder' })).toHaveAttribute(
    'href',
    '/economy/unbilled',
  );
});

test('asks before the next invoice month is moved more than a year ahead', async () => {
  const { api, user } = setup(makeLease());
  api.on(leaseCalls.update, makeLease());
  await clickMenuItem(user, 'Ändra nästa aviseringsperiod');
  const month = await screen.findByLabelText(/Nästa aviseringsmånad/);
  expect(screen.getByText('Nästa aviseringsmånad', { selector: 'label' })).toHaveTextContent('*');
  await user.clear(month);
  await user.type(month, '2037-01{Enter}');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect((await screen.findAllByText('Inga avier före januari 2037?'))[0]).toBeVisible();
  expect(api.requests(leaseCalls.update)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Flytta fram' }));
  expect(await screen.findByText('Ändringar sparade')).toBeVisible();
  expect(api.requests(leaseCalls.update)[0]?.body).toMatchObject({ next_invoice_month: '2037-01' });
});

test('asks the server to adapt a quarterly lease to the calendar quarters, and shows a refusal', async () => {
  const quarterBridge = { start: '2026-11-15', stop: '2026-12-31', next_month: '2027-01' };
  const { api, user } = setup(makeLease({ payment_interval: 'QUARTERLY', quarter_bridge: quarterBridge }));
  await clickMenuItem(user, 'Ändra nästa aviseringsperiod');
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(/En avi skapas för 2026-11-15 – 2026-12-31\. Därefter .* januari 2027/),
  ).toBeVisible();
  api.fails(invoiceCalls.createQuarterBridge, 409, { message: 'Perioderna följer redan kvartalen.' });
  await user.click(dialog.getByRole('button', { name: 'Skapa avin och anpassa' }));
  expect(await screen.findByText('Perioderna följer redan kvartalen.')).toBeVisible();
  expect(api.requests(invoiceCalls.createQuarterBridge)[0]?.body).toEqual({ lease_id: 7 });
});

test('shows a rejected next invoice month under its field', async () => {
  const { api, user } = setup(makeLease());
  api.fails(leaseCalls.update, 422, {
    data: { next_invoice_month: ['Välj januari 2027 eller senare'] },
  });
  await clickMenuItem(user, 'Ändra nästa aviseringsperiod');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Tidigast januari 2027/)).toBeVisible();
  await within(dialog).findByDisplayValue('2027-01');
  await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await within(dialog).findByText('Välj januari 2027 eller senare')).toBeVisible();
});

test('makes another tenant primary, and shows why the primary tenant cannot be detached', async () => {
  const { api, user } = setup(makeLease());
  await user.click(await screen.findByRole('button', { name: 'Fler val för Anna Andersson' }));
  const detach = await screen.findByRole('menuitem', { name: /^Koppla bort/ });
  expect(detach).toHaveAttribute('aria-disabled', 'true');
  expect(detach).toHaveTextContent('Får hyresavierna. Gör först en annan hyresgäst till primär.');
  api.on(leaseCalls.changePrimaryTenant, makeLease());
  await user.click(screen.getByRole('button', { name: 'Fler val för Bo Ek' }));
  const makePrimary = await screen.findAllByRole('menuitem', { name: 'Gör till primär hyresgäst' });
  await user.click(makePrimary.at(-1) ?? document.body);
  expect(await screen.findByText(/är nu primär hyresgäst/)).toBeVisible();
  expect(api.requests(leaseCalls.changePrimaryTenant)[0]?.body).toEqual({ tenant_id: 12 });
});

test('asks before it detaches a tenant, and shows a refusal', async () => {
  const { api, user } = setup(makeLease());
  api.fails(leaseCalls.detachTenant, 409, { message: 'Kan inte koppla bort primär hyresgäst' });
  await user.click(await screen.findByRole('button', { name: 'Fler val för Bo Ek' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Koppla bort' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Koppla bort' }));
  expect(
    await screen.findByText('Borttagningen misslyckades: Kan inte koppla bort primär hyresgäst'),
  ).toBeVisible();
  expect(api.requests(leaseCalls.detachTenant)[0]?.params).toEqual({ id: '7', tenantId: '12' });
});

test('searches for an existing tenant, and adds the tenant to the lease', async () => {
  const { api, user } = setup(makeLease());
  const render = {
    id: 20,
    link: '/tenant/20',
    title: 'Åsa Öberg',
    subtitle: '19920730-****',
    icon: 'tenant',
    type: 'Hyresgäst',
  };
  const hit = { _index: 'tenants' as const, _id: '20', _score: 2, _source: { render } };
  api.on(searchCalls.find, {
    hits: { total: { value: 1, relation: 'eq' }, similar: false, hits: [hit] },
  });
  const lease = makeLease();
  const asa = {
    id: 20,
    name: 'Åsa Öberg',
    identifier: '19920730-2384',
    phone: '070-111 22 33',
    email: null,
    pivot: { primary: false },
  };
  api.on(leaseCalls.addTenant, { ...lease, tenants: [...lease.tenants, asa] });
  await user.click(await screen.findByRole('button', { name: 'Lägg till befintlig' }));
  await user.type(await screen.findByRole('combobox', { name: 'Sök hyresgäst' }), 'åsa');
  await user.click(await screen.findByRole('option', { name: /Åsa Öberg/ }));
  expect(await screen.findByText('Åsa Öberg tillagd')).toBeVisible();
  expect(api.requests(leaseCalls.addTenant)[0]?.body).toEqual({ lease_id: 7, tenant_id: 20 });
  expect(api.requests(searchCalls.find)[0]?.query).toMatchObject({ query: 'åsa', index: 'tenants' });
});

test('shows why a lease with sent invoices cannot be removed', async () => {
  const { api, user, location } = setup(makeLease());
  api.fails(leaseCalls.remove, 409, { message: 'Uthyrningen har skickade hyresavier.' });
  await clickMenuItem(user, 'Ta bort');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ta bort' }));
  expect(
    await screen.findByText('Borttagningen misslyckades: Uthyrningen har skickade hyresavier.'),
  ).toBeVisible();
  expect(location()).toBe('/lease/7');
});

test('shows the details of the lease in the information modal', async () => {
  const { user } = setup(makeLease({ fee: 129.516, fee_as_m2: true, total: 8094.75 }));
  await clickMenuItem(user, 'Information');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('ReferensK-1007');
  expect(dialog).toHaveTextContent(/Hyra129,516\skr\/m² × 62,5\sm² = 8\s094,75\skr\/mån/);
  expect(dialog).toHaveTextContent('Uppsägningstid3 månader');
});

test('shows the day on which notice of termination was given', async () => {
  setup(makeLease({ status: 'ending', stop: '2027-02-28', notice_given: '2026-11-18' }));
  expect((await screen.findByText('Uppsägningen kom in')).closest('div')).toHaveTextContent('2026-11-18');
});
