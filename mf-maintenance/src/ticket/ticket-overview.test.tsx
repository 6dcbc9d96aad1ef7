import { routes } from '@husrum/contract/routes';
import { searchCalls } from '@husrum/contract/search';
import { statisticsCalls } from '@husrum/contract/statistics';
import { ticketCalls } from '@husrum/contract/ticket';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aTicketRow } from './ticket.test-data';
import TicketOverviewScreen from './ticket-overview.screen';

const stats = {
  id: 1,
  name: 'Holms Fastigheter AB',
  organisation: 1,
  membership: -2,
  storage_percent: 0,
  stat_unpaid_invoices: 0,
  stat_not_sent_invoices: 0,
  stat_overdue_invoices: 0,
  stat_unpaid_amount: 0,
  stat_ready_invoices: 0,
  stat_ready_amount: 0,
  stat_overdue_amount: 0,
  stat_active_leases: 0,
  stat_vacancies: 0,
  stat_ends_month: 0,
  stat_new_tickets: 2,
  stat_open_tickets: 5,
  stat_resolved_tickets_month: 3,
  stat_inactive_tenants: 0,
};
const rows = [
  aTicketRow(),
  aTicketRow({
    id: 8,
    reference: 'Ä-1002',
    subject: 'Port',
    tenant: { id: 3, name: 'Åsa Öberg' },
    entity: null,
  }),
  aTicketRow({ id: 9, reference: 'Ä-1003', subject: 'Hiss', entity: null }),
];
const show = (url: string, shown = rows) => {
  const api = fakeApi().on(statisticsCalls.billable, stats).on(ticketCalls.list, pageAnswer(shown));
  const route = url.includes('/status/') ? routes.ticket.byStatus : routes.ticket.overview;
  return { api, ...renderScreen(<TicketOverviewScreen />, { route, url, api }) };
};
const box = async (label: string) =>
  (await screen.findByRole('link', { name: new RegExp(`^${label}`) })).textContent;

test('three boxes count what waits, what is worked on and what was done', async () => {
  show('/ticket/overview');
  await waitFor(async () => expect(await box('Nya')).toBe('Nya2'));
  expect(await box('Pågående')).toBe('Pågående5');
  expect(await box('Lösta denna månad')).toBe('Lösta denna månad3');
});

test('a row says what the ticket is about and leads to it', async () => {
  show('/ticket/overview');
  expect(await screen.findByRole('link', { name: 'Droppande kran' })).toHaveAttribute('href', '/ticket/7');
  const [, first, second, third] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('Lgh 1001');
  expect(second).toHaveTextContent('Åsa Öberg');
  expect(third).toHaveTextContent('Saknar koppling');
});

test('a state is an address of its own', async () => {
  const { api, user, location } = show('/ticket/status/open');
  await screen.findByRole('link', { name: 'Port' });
  expect(api.requests(ticketCalls.list)[0]?.query).toMatchObject({ status: 'open', page: 1 });
  await user.click(screen.getByText('Lösta'));
  await waitFor(() => expect(location()).toBe('/ticket/status/resolved'));
});

test('a state that is none has no page', async () => {
  const { location } = show('/ticket/status/lost');
  await waitFor(() => expect(location()).toBe('/404'));
});

test('typing a subject filters after a pause, in the address', async () => {
  const { api, user, location } = show('/ticket/overview');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.type(screen.getByRole('textbox', { name: 'Ämne' }), 'kran');
  await waitFor(() => expect(location()).toBe('/ticket/overview?subject=kran'), { timeout: 2000 });
  expect(api.requests(ticketCalls.list).map(({ query }) => query.subject)).toEqual([undefined, 'kran']);
});

test('no tickets at all, and none that fit, are told apart', async () => {
  show('/ticket/overview', []);
  expect(await screen.findByText('Det finns inte några ärenden')).toBeInTheDocument();
});

test('none that fit can be widened', async () => {
  const { user, location } = show('/ticket/overview?subject=xyz', []);
  expect(await screen.findByText('Inga resultat')).toBeInTheDocument();
  const [clear] = screen.getAllByRole('button', { name: 'Rensa filter' });
  if (clear) await user.click(clear);
  await waitFor(() => expect(location()).toBe('/ticket/overview'));
});

test('a failure can be tried again', async () => {
  const { api, user } = show('/ticket/overview');
  await screen.findByRole('link', { name: 'Port' });
  api.fails(ticketCalls.list, 409, { message: 'Inte nu.' });
  await user.click(screen.getByRole('button', { name: /Ämne/ }));
  expect(await screen.findByText('Inte nu.')).toBeInTheDocument();
  api.on(ticketCalls.list, pageAnswer(rows));
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: 'Port' })).toBeInTheDocument();
});

test('a new ticket begins with what it is about', async () => {
  const { api, user, location } = show('/ticket/overview');
  const hit = (index: 'entities' | 'tenants', id: number, title: string) => ({
    _index: index,
    _id: String(id),
    _score: 1,
    _source: { render: { id, link: '/', title, subtitle: 'Storgatan 1', icon: 'x', type: 'Lägenhet' } },
  });
  api.on(searchCalls.find, {
    hits: {
      total: { value: 2, relation: 'eq' },
      hits: [hit('entities', 4, 'Lgh 1001'), hit('tenants', 3, 'Åsa Öberg')],
    },
  });
  await user.click(await screen.findByRole('button', { name: /Skapa ärende/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox'), 'a');
  await user.click(await dialog.findByRole('option', { name: /Åsa Öberg/ }, { timeout: 2000 }));
  await waitFor(() => expect(location()).toBe('/ticket/create/tenant/3'));
  expect(api.requests(searchCalls.find)[0]?.query).toMatchObject({ query: 'a', index: 'entities,tenants' });
});
