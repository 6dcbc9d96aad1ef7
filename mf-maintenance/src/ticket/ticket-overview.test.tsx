import { entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { searchCalls } from '@husrum/contract/search';
import { statisticsCalls } from '@husrum/contract/statistics';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { userCalls } from '@husrum/contract/user';
import { startOfMonth, today } from '@husrum/format';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { colleagues, makeTenant, makeTicketRow } from './ticket.test-data';
import TicketOverviewScreen from './ticket-overview.screen';

const statistics = {
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
  stat_ending_leases: 0,
  stat_vacancies: 0,
  stat_ends_month: 0,
  stat_new_tickets: 2,
  stat_open_tickets: 5,
  stat_resolved_tickets_month: 3,
  stat_inactive_tenants: 0,
};
const rows = [
  makeTicketRow(),
  makeTicketRow({
    id: 8,
    reference: 'Ä-1002',
    subject: 'Port',
    tenant: { id: 3, name: 'Åsa Öberg' },
    entity: null,
  }),
  makeTicketRow({ id: 9, reference: 'Ä-1003', subject: 'Hiss', entity: null }),
];
const setup = (url: string, tickets = rows) => {
  const api = fakeApi()
    .on(statisticsCalls.business, statistics)
    .on(userCalls.list, colleagues)
    .on(tenantCalls.detail, makeTenant())
    .on(entityCalls.list, pageResponse([], { total: 1 }))
    .on(tenantCalls.list, pageResponse([], { total: 1 }))
    .on(ticketCalls.list, pageResponse(tickets));
  const route = url.includes('/status/') ? routes.ticket.byStatus : routes.ticket.overview;
  return { api, ...renderScreen(<TicketOverviewScreen />, { route, url, api }) };
};
const getCardText = async (label: string) =>
  (await screen.findByRole('link', { name: new RegExp(`^${label}`) })).textContent;

test('counts new, open and resolved tickets in three cards', async () => {
  setup('/ticket/overview');
  await waitFor(async () => expect(await getCardText('Nya')).toBe('Nya2'));
  expect(await getCardText('Pågående')).toBe('Pågående5');
  expect(await getCardText('Lösta denna månad')).toBe('Lösta denna månad3');
  expect(screen.getByRole('link', { name: /Lösta denna månad/ })).toHaveAttribute(
    'href',
    `/ticket/status/resolved?resolved_from=${startOfMonth(today(new Date()))}`,
  );
});

test('shows what each ticket is about, or that this has been removed, and links to the ticket', async () => {
  setup('/ticket/overview');
  expect(await screen.findByRole('link', { name: 'Droppande kran' })).toHaveAttribute('href', '/ticket/7');
  const [, first, second, third] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('Lgh 1001');
  expect(second).toHaveTextContent('Åsa Öberg');
  expect(third).toHaveTextContent('Saknar koppling');
});

test('filters by the days of resolution in the URL, and removes one of them with its chip', async () => {
  const { api, user, location } = setup(
    '/ticket/status/resolved?resolved_from=2026-11-01&resolved_to=2026-11-30',
  );
  await screen.findByRole('link', { name: 'Port' });
  expect(api.requests(ticketCalls.list)[0]?.query).toMatchObject({
    status: 'resolved',
    resolved_from: '2026-11-01',
    resolved_to: '2026-11-30',
  });
  await user.click(screen.getByRole('button', { name: /^Ta bort filtret Lösta till/ }));
  expect(location()).toBe('/ticket/status/resolved?resolved_from=2026-11-01');
  await waitFor(() => expect(api.requests(ticketCalls.list).length).toBeGreaterThan(1));
  expect(api.requests(ticketCalls.list).at(-1)?.query).toMatchObject({ resolved_to: null });
});

test('shows the filters of the URL in words, and that a ticket is overdue', async () => {
  const overdueRows = [makeTicketRow({ due_at: '2026-11-18', overdue: true })];
  const { api } = setup('/ticket/overview?tenant_id=3&priority=HIGH&overdue=true', overdueRows);
  expect(await screen.findByText('Hyresgäst: Åsa Öberg')).toBeVisible();
  expect(screen.getByText('Prioritet: Hög')).toBeVisible();
  expect(screen.getByText('Klart senast: Bara försenade')).toBeVisible();
  expect(await screen.findByText('Försenat')).toBeVisible();
  expect(screen.getByText('2026-11-18')).toBeVisible();
  expect(api.requests(ticketCalls.list)[0]?.query).toMatchObject({
    tenant_id: 3,
    priority: 'HIGH',
    overdue: true,
  });
});

test('filters by an object that the user searches for; says when hits are only similar, or when there are more', async () => {
  const { api, user, location } = setup('/ticket/overview');
  const render = {
    id: 4,
    link: '/',
    title: 'Kv. Eken',
    subtitle: 'Storgatan 1',
    icon: 'x',
    type: 'Fastighet',
  };
  api.on(searchCalls.find, {
    hits: {
      total: { value: 1, relation: 'eq' },
      similar: true,
      hits: [{ _index: 'entities', _id: '4', _score: 1, _source: { render } }],
    },
  });
  api.hangs(entityCalls.detail);
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.type(screen.getByRole('combobox', { name: 'Objekt' }), 'ekken');
  await screen.findByTitle('Kv. Eken · Storgatan 1', {}, { timeout: 2000 });
  expect(screen.getByText('Inget stämmer exakt. Menade du:')).toBeInTheDocument();
  const found = { _index: 'entities' as const, _id: '4', _score: 1, _source: { render } };
  api.on(searchCalls.find, {
    hits: { total: { value: 103, relation: 'eq' }, similar: false, hits: [found] },
  });
  await user.type(screen.getByRole('combobox', { name: 'Objekt' }), 'n');
  expect(await screen.findByText(/^Visar 1 av 103/, {}, { timeout: 2000 })).toBeInTheDocument();
  await user.click(screen.getByTitle('Kv. Eken · Storgatan 1'));
  expect(location()).toBe('/ticket/overview?entity_id=4');
  expect(api.requests(searchCalls.find)[0]?.query).toMatchObject({ query: 'ekken', index: 'entities' });
});

test('gives each status its own URL', async () => {
  const { api, user, location } = setup('/ticket/status/open');
  await screen.findByRole('link', { name: 'Port' });
  expect(api.requests(ticketCalls.list)[0]?.query).toMatchObject({ status: 'open', page: 1 });
  await user.click(screen.getByText('Lösta'));
  await waitFor(() => expect(location()).toBe('/ticket/status/resolved'));
});

test('another status keeps the filters and the sort order, but not the days of resolution', async () => {
  const filters = 'priority=LOW&sort[by]=subject';
  const { user, location } = setup(`/ticket/status/resolved?${filters}&resolved_from=2026-11-01`);
  await screen.findByRole('link', { name: 'Port' });
  await user.click(screen.getByText('Pågående', { selector: '.ant-segmented-item-label' }));
  await waitFor(() => expect(location()).toBe(`/ticket/status/open?${filters}`));
  await user.click(screen.getByText('Alla', { selector: '.ant-segmented-item-label' }));
  await waitFor(() => expect(location()).toBe(`/ticket/overview?${filters}`));
});

test('says that no ticket has the status, with a link to all tickets', async () => {
  setup('/ticket/status/resolved', []);
  expect(await screen.findByText('Inga lösta ärenden')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visa alla ärenden' })).toHaveAttribute('href', '/ticket/overview');
});

test('redirects an unknown status to the 404 page', async () => {
  const { location } = setup('/ticket/status/lost');
  await waitFor(() => expect(location()).toBe('/404'));
});

test('filters by subject after the typing, with one request, and puts the filter in the URL', async () => {
  const { api, user, location } = setup('/ticket/overview');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.type(screen.getByRole('textbox', { name: 'Ämne' }), 'kran');
  await waitFor(() => expect(location()).toBe('/ticket/overview?subject=kran'), { timeout: 2000 });
  expect(api.requests(ticketCalls.list).map(({ query }) => query.subject)).toEqual([undefined, 'kran']);
});

test('shows that there are no tickets', async () => {
  setup('/ticket/overview', []);
  expect(await screen.findByText('Det finns inte några ärenden')).toBeInTheDocument();
});

test('clears the filter with the button of a list without results', async () => {
  const { user, location } = setup('/ticket/overview?subject=xyz', []);
  expect(await screen.findByText('Inga resultat')).toBeInTheDocument();
  const [clear] = screen.getAllByRole('button', { name: 'Rensa filter' });
  if (clear) await user.click(clear);
  await waitFor(() => expect(location()).toBe('/ticket/overview'));
});

test('shows an error, and loads the list when the user tries again', async () => {
  const { api, user } = setup('/ticket/overview');
  await screen.findByRole('link', { name: 'Port' });
  api.fails(ticketCalls.list, 409, { message: 'Inte nu.' });
  await user.click(screen.getByRole('button', { name: /Ämne/ }));
  expect(await screen.findByText('Inte nu.')).toBeInTheDocument();
  api.on(ticketCalls.list, pageResponse(rows));
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('link', { name: 'Port' })).toBeInTheDocument();
});

test('asks first which object or tenant a new ticket is about', async () => {
  const { api, user, location } = setup('/ticket/overview');
  const makeHit = (index: 'entities' | 'tenants', id: number, title: string) => ({
    _index: index,
    _id: String(id),
    _score: 1,
    _source: { render: { id, link: '/', title, subtitle: 'Storgatan 1', icon: 'x', type: 'Lägenhet' } },
  });
  api.on(searchCalls.find, {
    hits: {
      total: { value: 2, relation: 'eq' },
      similar: false,
      hits: [makeHit('entities', 4, 'Lgh 1001'), makeHit('tenants', 3, 'Åsa Öberg')],
    },
  });
  await user.click(await screen.findByRole('button', { name: /Skapa ärende/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox'), 'a');
  await user.click(await dialog.findByRole('option', { name: /Åsa Öberg/ }, { timeout: 2000 }));
  await waitFor(() => expect(location()).toBe('/ticket/create/tenant/3'));
  expect(api.requests(searchCalls.find)[0]?.query).toMatchObject({ query: 'a', index: 'entities,tenants' });
});

test('says that a ticket needs an object or a tenant when there is none', async () => {
  const { api, user, location } = setup('/ticket/overview');
  api.on(entityCalls.list, pageResponse([])).on(tenantCalls.list, pageResponse([]));
  await user.click(await screen.findByRole('button', { name: /Skapa ärende/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Det finns inget som ärendet kan gälla')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Till objekten' }));
  expect(location()).toBe('/entity/overview');
});

test('the URL of a command opens the first step of creating a ticket, and closing the step shows the list', async () => {
  const { user, location } = setup('/ticket/overview?skapa=arende');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location()).toBe('/ticket/overview'));
});
