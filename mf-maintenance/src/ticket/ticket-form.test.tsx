import { entityCalls } from '@husrum/contract/entity';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { userCalls } from '@husrum/contract/user';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { makeMaintenance } from '../maintenance/maintenance.test-data';
import { makeParkingSpace } from './entity.test-data';
import { colleagues, makeTenant, makeTicket } from './ticket.test-data';
import TicketCreateScreen from './ticket-create.screen';
import TicketEditScreen from './ticket-edit.screen';

const findField = (name: RegExp) => screen.findByRole('textbox', { name });

const setup = (url: string, signedInUser = createUser()) => {
  const api = fakeApi()
    .on(tenantCalls.detail, makeTenant())
    .on(entityCalls.detail, makeParkingSpace())
    .on(userCalls.list, colleagues);
  return {
    api,
    ...renderScreen(<TicketCreateScreen />, { route: routes.ticket.create, url, api, user: signedInUser }),
  };
};

test('creates a ticket about a tenant and shows it', async () => {
  const { api, user, location } = setup('/ticket/create/tenant/3');
  expect(await screen.findByRole('link', { name: 'Åsa Öberg' })).toHaveAttribute('href', '/tenant/3');
  await user.type(await findField(/Ämne/), 'Port');
  await user.type(await findField(/Beskrivning/), 'Byt kod.');
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
    maintenance_id: null,
    priority: 'NORMAL',
    responsible_id: null,
    due_at: null,
  });
});

test('names the object of a new ticket together with its house, not with the object right above it', async () => {
  setup('/ticket/create/entity/9');
  const link = await screen.findByRole('link', { name: 'Plats 7, Kv. Eken' });
  expect(link).toHaveAttribute('href', '/entity/9');
});

test('saves the priority, responsible user and last day of a new ticket, and the activity in the URL', async () => {
  const { api, user } = setup('/ticket/create/tenant/3?maintenance=5');
  api.on(maintenanceCalls.detail, makeMaintenance({ id: 5, title: 'Rond' }));
  await user.type(await findField(/Ämne/), 'Port');
  await user.type(await findField(/Beskrivning/), 'Byt kod.');
  await user.click(screen.getByRole('radio', { name: 'Akut' }));
  await user.click(screen.getByRole('combobox', { name: 'Ansvarig' }));
  await user.click(await screen.findByTitle('Kim Vaktmästare'));
  await user.click(screen.getByRole('textbox', { name: 'Klart senast' }));
  await user.paste('2026-12-01');
  api.on(ticketCalls.create, makeTicket({ id: 12 }));
  await user.click(screen.getByRole('button', { name: 'Skapa ärende' }));
  expect(await screen.findByText('Ärendet har skapats')).toBeInTheDocument();
  expect(api.requests(ticketCalls.create)[0]?.body).toMatchObject({
    maintenance_id: 5,
    priority: 'URGENT',
    responsible_id: 2,
    due_at: '2026-12-01',
  });
});

test('shows missing values under their fields and keeps the input', async () => {
  const { api, user } = setup('/ticket/create/tenant/3');
  await user.type(await findField(/Ämne/), 'Port');
  await user.click(screen.getByRole('button', { name: 'Skapa ärende' }));
  expect(await screen.findByText('Beskrivning måste fyllas i')).toBeInTheDocument();
  expect(await findField(/Ämne/)).toHaveValue('Port');
  expect(api.requests(ticketCalls.create)).toEqual([]);
});

test('shows a server error under its field and keeps the input', async () => {
  const { api, user, isDirty } = setup('/ticket/create/tenant/3');
  await user.type(await findField(/Ämne/), 'Port');
  await user.type(await findField(/Beskrivning/), 'Byt kod.');
  api.fails(ticketCalls.create, 422, { message: 'Nej', data: { subject: ['Ämnet är för vagt'] } });
  await user.click(screen.getByRole('button', { name: 'Skapa ärende' }));
  expect(await screen.findByText('Ämnet är för vagt')).toBeInTheDocument();
  expect(await findField(/Beskrivning/)).toHaveValue('Byt kod.');
  expect(isDirty()).toBe(true);
});

test('redirects to the 404 page for other targets than tenants and objects', async () => {
  const { location } = setup('/ticket/create/company/3');
  await waitFor(() => expect(location()).toBe('/404'));
});

test('saves a change and shows the ticket', async () => {
  const api = fakeApi().on(ticketCalls.detail, makeTicket()).on(userCalls.list, colleagues);
  const { user, location } = renderScreen(<TicketEditScreen />, {
    route: routes.ticket.edit,
    url: '/ticket/7/edit',
    api,
  });
  const subject = await findField(/Ämne/);
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
    priority: 'NORMAL',
    responsible_id: null,
    due_at: null,
    updated_at: makeTicket().updated_at,
  });
});

test('disables the forms for a role that may not create or change tickets', async () => {
  const reader = createUser({ role: 'READER' });
  const { unmount } = setup('/ticket/create/tenant/3', reader);
  expect(await findField(/Ämne/)).toBeDisabled();
  unmount();
  renderScreen(<TicketEditScreen />, {
    route: routes.ticket.edit,
    url: '/ticket/7/edit',
    api: fakeApi().on(ticketCalls.detail, makeTicket()).on(userCalls.list, colleagues),
    user: reader,
  });
  expect(await findField(/Ämne/)).toBeDisabled();
});

test('keeps a responsible user who has been removed', async () => {
  const responsible = { id: 99, name: 'Borttagen Bengt' };
  const api = fakeApi()
    .on(ticketCalls.detail, makeTicket({ responsible }))
    .on(userCalls.list, colleagues)
    .on(ticketCalls.update, makeTicket({ responsible }));
  const { user } = renderScreen(<TicketEditScreen />, {
    route: routes.ticket.edit,
    url: '/ticket/7/edit',
    api,
  });
  expect(await screen.findByText('Borttagen Bengt')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Ärendet har uppdaterats')).toBeInTheDocument();
  expect(api.requests(ticketCalls.update)[0]?.body).toMatchObject({ responsible_id: 99 });
});
