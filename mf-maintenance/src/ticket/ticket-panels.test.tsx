import { ticketCalls } from '@husrum/contract/ticket';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import EntityTicketsPanel from './entity-tickets.panel';
import NewTicketsPanel from './new-tickets.panel';
import TenantTicketsPanel from './tenant-tickets.panel';
import { makeTicketRow } from './ticket.test-data';

test('lists the tickets of an object, with a button to create a ticket about it', async () => {
  const api = fakeApi().on(ticketCalls.listByEntity, pageResponse([makeTicketRow()]));
  const { user, location } = renderScreen(<EntityTicketsPanel entityId={4} />, { api });
  expect(await screen.findByRole('link', { name: 'Droppande kran' })).toHaveAttribute('href', '/ticket/7');
  expect(screen.getByText('Lgh 1001')).toBeVisible();
  expect(api.requests(ticketCalls.listByEntity)[0]?.params).toEqual({ id: '4' });
  await user.click(screen.getByRole('button', { name: /Skapa ärende/ }));
  await waitFor(() => expect(location()).toBe('/ticket/create/entity/4'));
});

test('shows that a tenant has no tickets', async () => {
  const api = fakeApi().on(ticketCalls.listByTenant, pageResponse([]));
  renderScreen(<TenantTicketsPanel tenantId={3} />, { api });
  expect(await screen.findByText('Det finns inte några ärenden')).toBeInTheDocument();
  expect(api.requests(ticketCalls.listByTenant)[0]?.params).toEqual({ id: '3' });
});

test('lists new tickets on the dashboard', async () => {
  const api = fakeApi().on(ticketCalls.list, pageResponse([makeTicketRow()]));
  renderScreen(<NewTicketsPanel />, { api });
  expect(await screen.findByRole('link', { name: 'Droppande kran' })).toBeInTheDocument();
  expect(api.requests(ticketCalls.list)[0]?.query).toMatchObject({ status: 'new', limit: 5 });
  expect(screen.getByRole('link', { name: 'Visa alla' })).toHaveAttribute('href', '/ticket/status/new');
});

test('shows that there are no new tickets', async () => {
  renderScreen(<NewTicketsPanel />, { api: fakeApi().on(ticketCalls.list, pageResponse([])) });
  expect(await screen.findByText('Inga nya ärenden')).toBeInTheDocument();
});
