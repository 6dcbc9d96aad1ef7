import { companyCalls } from '@husrum/contract/company';
import { jobRunCalls } from '@husrum/contract/job-run';
import { reminderCalls } from '@husrum/contract/reminder';
import { routes } from '@husrum/contract/routes';
import { ticketCalls } from '@husrum/contract/ticket';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, freezeDate, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeJobRun } from '../job-run/job-run.test-data';
import { InvoiceReminders } from './invoice-reminders';
import PutInvoicesAsideModal from './put-invoices-aside.modal';
import RemindSelectedModal from './remind-selected.modal';
import { makeExcluded, makePlanned, makeReminder, makeSettings, makeSum } from './reminder.test-data';
import { ReminderAgreement } from './reminder-agreement';
import ReminderDetailScreen from './reminder-detail.screen';
import ReminderExcludedScreen from './reminder-excluded.screen';
import ReminderOverviewScreen from './reminder-overview.screen';
import ReminderPreviewScreen from './reminder-preview.screen';
import ReminderSettingsScreen from './reminder-settings.screen';

freezeDate('2026-12-15T09:00:00Z');

const economyApi = () =>
  fakeApi()
    .on(companyCalls.list, pageResponse([]))
    .on(unbilledPeriodCalls.count, { count: 0 })
    .on(jobRunCalls.list, pageResponse([]));

test('lists reminders with what has become of them', async () => {
  economyApi()
    .on(reminderCalls.settings, { data: [makeSettings()] })
    .on(
      reminderCalls.list,
      pageResponse([makeReminder(), makeReminder({ id: 4, state: 'BY_HAND', sent_at: null, level: 2 })]),
    );
  renderScreen(<ReminderOverviewScreen />, { route: routes.reminder.overview, url: '/economy/reminder' });
  await screen.findByText('Skickad', { selector: 'td *' });
  const [, sent, byHand] = screen.getAllByRole('row');
  if (!sent || !byHand) throw new Error('no rows');
  expect(within(sent).getByText('Skickad')).toBeVisible();
  expect(within(sent).getByText('Första')).toBeVisible();
  expect(within(byHand).getByText('Lämnas på papper')).toBeVisible();
  expect(within(byHand).getByText('Andra')).toBeVisible();
  expect(within(sent).getByRole('link', { name: /Bo Östlund/ })).toHaveAttribute(
    'href',
    '/economy/reminder/3',
  );
});

test.each([
  [false, 'Slå på påminnelser', '/economy/reminder/settings'],
  [true, 'Visa vilka som ska påminnas', '/economy/reminder/preview'],
])('without reminders it offers the first step, with reminders on: %s', async (isOn, name, href) => {
  economyApi()
    .on(reminderCalls.settings, { data: [makeSettings({ is_on: isOn })] })
    .on(reminderCalls.list, pageResponse([]));
  const { user, location } = renderScreen(<ReminderOverviewScreen />, {
    route: routes.reminder.overview,
    url: '/economy/reminder',
  });
  const empty = within((await screen.findByText('Inga påminnelser än')).closest('div') ?? document.body);
  await user.click(await empty.findByRole('button', { name }));
  expect(location()).toBe(href);
});

test('shows who is to be reminded, asks, and starts the run of the chosen company', async () => {
  const api = economyApi()
    .on(reminderCalls.preview, {
      ...pageResponse([makePlanned(), makePlanned({ key: '8 2', has_email: false, fee: 0 })]),
      sum: makeSum({ reminders: 2, by_hand: 1, owed: 17_000 }),
    })
    .on(reminderCalls.start, makeJobRun({ id: 12, kind: 'REMIND' }));
  const { user, location } = renderScreen(<ReminderPreviewScreen />, {
    route: routes.reminder.preview,
    url: '/economy/reminder/preview?company_id=2',
  });
  await screen.findByText('På papper', { selector: 'td *' });
  const [, first, second] = screen.getAllByRole('row');
  if (!first || !second) throw new Error('no rows');
  expect(first).toHaveTextContent(/100247, förföll 2026-12-01, 8\s500\skr/);
  expect(within(second).getByText('På papper')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Påminn' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/^2 påminnelser skrivs och mejlas nu\. 1 hyresgäst saknar mejladress/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Påminn' }));
  await waitFor(() => expect(location()).toBe('/economy/run/12'));
  expect(api.requests(reminderCalls.start)[0]?.body).toEqual({ ids: null, company_id: 2 });
});

test('with nobody to remind there is nothing to press', async () => {
  economyApi().on(reminderCalls.preview, { ...pageResponse([]), sum: makeSum({ reminders: 0 }) });
  renderScreen(<ReminderPreviewScreen />, {
    route: routes.reminder.preview,
    url: '/economy/reminder/preview',
  });
  expect(await screen.findByText('Ingen hyresgäst ska påminnas nu')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Påminn' })).toBeDisabled();
});

test('lists what is left out with the reason, linked to the invoice', async () => {
  economyApi().on(reminderCalls.excluded, pageResponse([makeExcluded()]));
  renderScreen(<ReminderExcludedScreen />, {
    route: routes.reminder.excluded,
    url: '/economy/reminder/excluded',
  });
  await screen.findByText('Hyresgästen bestrider avin.');
  const row = screen.getAllByRole('row')[1];
  if (!row) throw new Error('no row');
  expect(within(row).getByText('Hyresgästen bestrider avin.')).toBeVisible();
  expect(within(row).getByRole('link', { name: '100248' })).toHaveAttribute('href', '/invoicebase/10');
});

const renderDetail = (changes: Parameters<typeof makeReminder>[0]) => {
  const invoices = [{ id: 9, reference: '100247', due_at: '2026-12-01', level: 1, left: 8500, fee: 60 }];
  const detail = { reminder: makeReminder(changes), by: 'Anna Ek', invoices };
  const api = fakeApi().on(reminderCalls.detail, detail);
  return {
    api,
    detail,
    ...renderScreen(<ReminderDetailScreen />, { route: routes.reminder.detail, url: '/economy/reminder/3' }),
  };
};

test('a reminder on paper is printed, and marked as sent after a question', async () => {
  const { api, detail, user } = renderDetail({ state: 'BY_HAND', sent_at: null, mailed_to: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Påminnelse 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Skriv ut' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mejla' })).not.toBeInTheDocument();
  api.on(reminderCalls.markSent, detail);
  await user.click(screen.getByRole('button', { name: 'Markera som skickad' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Markera som skickad' }),
  );
  expect(await screen.findByText('Påminnelsen är markerad som skickad')).toBeVisible();
  expect(api.requests(reminderCalls.markSent)[0]?.params.id).toBe('3');
});

test.each([
  ['WAITING', ['Ladda ner PDF', 'Ta bort', 'Markera som skickad', 'Mejla']],
  ['UNDELIVERED', ['Ladda ner PDF', 'Markera som skickad', 'Mejla igen']],
  ['SENT', ['Ladda ner PDF']],
  ['REMOVED', []],
] as const)('what can be done with a reminder that is %s', async (state, names) => {
  renderDetail({ state, mail_error: state === 'UNDELIVERED' ? 'Okänd mottagare' : null });
  await screen.findByRole('heading', { level: 1, name: 'Påminnelse 3' });
  const all = ['Ladda ner PDF', 'Skriv ut', 'Ta bort', 'Markera som skickad', 'Mejla', 'Mejla igen'];
  expect(all.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(names);
});

test('saves when a company reminds, and shows an error of the server under its field', async () => {
  const api = fakeApi()
    .on(reminderCalls.settings, { data: [makeSettings({ is_on: false })] })
    .fails(reminderCalls.saveSettings, 422, { data: { days_2: ['Ange fler än 30 dagar'] } });
  const { user } = renderScreen(<ReminderSettingsScreen />, {
    route: routes.reminder.settings,
    url: '/economy/reminder/settings',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Påminnelser i Åkerö AB' })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: /^Skicka påminnelser/ }));
  const first = screen.getByLabelText(/^Första påminnelsen, dagar/);
  await user.clear(first);
  await user.type(first, '30');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ange fler än 30 dagar')).toBeVisible();
  expect(api.requests(reminderCalls.saveSettings)[0]?.body).toEqual({
    ...{ is_on: true, days_1: 30, days_2: 21, days_3: 35, fee: 60, fee_level: '1' },
  });
});

test('the selected invoices show what a reminder would be, and why some are left out', async () => {
  const api = fakeApi()
    .on(reminderCalls.check, {
      sum: makeSum(),
      excluded: [{ exclusion: 'PROMISE', count: 2 }],
      not_overdue: 1,
    })
    .on(reminderCalls.start, makeJobRun({ id: 12, kind: 'REMIND' }));
  const { user } = renderScreen(<RemindSelectedModal ids={[9, 10]} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Påminn om markerade avier' }));
  expect(await dialog.findByText('Löfte att betala: 2 avier')).toBeVisible();
  expect(dialog.getByText('1 avi är inte förfallna eller har inget kvar att betala.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Påminn' }));
  await waitFor(() =>
    expect(api.requests(reminderCalls.start)[0]?.body).toEqual({ ids: [9, 10], company_id: null }),
  );
});

test('nothing can be sent when none of the selected invoices is to be reminded of', async () => {
  fakeApi().on(reminderCalls.check, { sum: makeSum({ reminders: 0 }), excluded: [], not_overdue: 1 });
  renderScreen(<RemindSelectedModal ids={[9]} onClose={() => undefined} />);
  expect(await screen.findByText('Ingen av avierna ska påminnas om nu.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Påminn' })).not.toBeInTheDocument();
});

test('invoices are put aside for two weeks unless another day is chosen', async () => {
  const api = fakeApi().on(reminderCalls.putAside, { count: 2 });
  const { user } = renderScreen(<PutInvoicesAsideModal ids={[9, 10]} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Lägg undan' }));
  await waitFor(() =>
    expect(api.requests(reminderCalls.putAside)[0]?.body).toEqual({
      ids: [9, 10],
      until: '2026-12-29',
      note: null,
    }),
  );
});

const hold = { is_disputed: true, aside_until: null, ticket: null, note: 'Spisen är trasig' };

test('an invoice shows its reminders and why it is not reminded of, which can be changed', async () => {
  const api = fakeApi()
    .on(reminderCalls.ofInvoice, { hold, data: [makeReminder()] })
    .on(ticketCalls.listByTenant, pageResponse([]))
    .on(reminderCalls.setHold, { hold, data: [] });
  const { user } = renderScreen(
    <InvoiceReminders invoice={{ id: 9, tenant: { id: 7, name: 'Bo Östlund', email: null } }} />,
  );
  expect(await screen.findByText('Bestridd')).toBeVisible();
  expect(screen.getByText('Spisen är trasig')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Första påminnelsen: skickad' })).toHaveAttribute(
    'href',
    '/economy/reminder/3',
  );
  await user.click(screen.getByRole('button', { name: 'Bestrid eller lägg undan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Påminn inte om avin' }));
  await user.click(dialog.getByRole('switch', { name: /^Hyresgästen bestrider avin/ }));
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  await waitFor(() =>
    expect(api.requests(reminderCalls.setHold)[0]?.body).toEqual({
      ...{ is_disputed: false, aside_until: null, ticket_id: null, note: 'Spisen är trasig' },
    }),
  );
});

test('the fee is agreed in a lease by a switch', async () => {
  const api = fakeApi()
    .on(reminderCalls.agreement, { is_agreed: false })
    .on(reminderCalls.setAgreement, { is_agreed: true });
  const { user } = renderScreen(<ReminderAgreement leaseId={5} />);
  await user.click(await screen.findByRole('switch', { name: 'Påminnelseavgift är avtalad' }));
  await waitFor(() => expect(api.requests(reminderCalls.setAgreement)[0]?.body).toEqual({ is_agreed: true }));
});
