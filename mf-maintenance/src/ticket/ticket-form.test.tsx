import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { makeTicket } from './ticket.test-data';
import TicketCreateScreen from './ticket-create.screen';
import TicketEditScreen from './ticket-edit.screen';

const tenant = {
  id: 3,
  name: 'Åsa Öberg',
  identifier: '19850412-2386',
  organisation: false,
  phone: '070-174 06 05',
  email: null,
  billing_email: null,
  status: 'ACTIVE' as const,
  inactive: false,
  invite: false,
  invite_sent_at: null,
  password: false,
  portal: 'NOT_INVITED' as const,
  created_at: '2026-11-20T08:00:00.000Z',
  connected_to_fortnox: false,
  fortnox_customer_number: null,
  visma_customer_number: null,
  autogiro: false,
  credit: 0,
  leases: [],
  addresses: [],
  breadcrumb: [],
  updated_at: '2026-11-20T08:00:00.000Z',
};
const field = (name: RegExp) => screen.findByRole('textbox', { name });

const setup = (url: string) => {
  const api = fakeApi().on(tenantCalls.detail, tenant);
  return { api, ...renderScreen(<TicketCreateScreen />, { route: routes.ticket.create, url, api }) };
};

test('creates a ticket about a tenant and opens it', async () => {
  const { api, user, location } = setup('/ticket/create/tenant/3');
  expect(await screen.findByRole('link', { name: 'Åsa Öberg' })).toHaveAttribute('href', '/tenant/3');
  await user.type(await field(/Ämne/), 'Port');
  await user.type(await field(/Beskrivning/), 'Byt kod.');
  await user.click(screen.getByRole('radio', { name: 'Internt' }));
  api.on(ticketCalls.create, makeTicket({ id: 12 }));
  await user.click(screen.getByRole('button', { name: 'Skapa ärende' }));
  expect(await screen.findByText('Ärendet har skapats')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/ticket/12'));
  expect(api.requests(ticketCalls.create)[0]?.body).toEqual({
    tenant_id: 3,
    entity_id: null,
    type: 'INTERNAL',
    subject: 'Port',
    description: 'Byt kod.',
  });
});

test('shows missing values under their fields and keeps the input', async () => {
  const { api, user } = setup('/ticket/create/tenant/3');
  await user.type(await field(/Ämne/), 'Port');
  await user.click(screen.getByRole('button', { name: 'Skapa ärende' }));
  expect(await screen.findByText('Beskrivning måste fyllas i')).toBeInTheDocument();
  expect(await field(/Ämne/)).toHaveValue('Port');
  expect(api.requests(ticketCalls.create)).toEqual([]);
});

test('shows a server error under its field and keeps the input', async () => {
  const { api, user, isDirty } = setup('/ticket/create/tenant/3');
  await user.type(await field(/Ämne/), 'Port');
  await user.type(await field(/Beskrivning/), 'Byt kod.');
  api.fails(ticketCalls.create, 422, { message: 'Nej', data: { subject: ['Ämnet är för vagt'] } });
  await user.click(screen.getByRole('button', { name: 'Skapa ärende' }));
  expect(await screen.findByText('Ämnet är för vagt')).toBeInTheDocument();
  expect(await field(/Beskrivning/)).toHaveValue('Byt kod.');
  expect(isDirty()).toBe(true);
});

test('redirects to the 404 page for other targets than tenants and objects', async () => {
  const { location } = setup('/ticket/create/company/3');
  await waitFor(() => expect(location()).toBe('/404'));
});

test('saves a change and opens the ticket', async () => {
  const api = fakeApi().on(ticketCalls.detail, makeTicket());
  const { user, location } = renderScreen(<TicketEditScreen />, {
    route: routes.ticket.edit,
    url: '/ticket/7/edit',
    api,
  });
  const subject = await field(/Ämne/);
  await user.clear(subject);
  await user.type(subject, 'Kran');
  api.on(ticketCalls.update, makeTicket({ subject: 'Kran' }));
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ärendet har uppdaterats')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/ticket/7'));
  expect(api.requests(ticketCalls.update)[0]?.body).toEqual({
    id: 7,
    subject: 'Kran',
    type: 'REPORT',
    description: 'Kranen i köket droppar.',
  });
});
