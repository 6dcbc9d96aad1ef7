import { ticketCalls } from '@husrum/contract/ticket';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import EntityTicketsPanel from './entity-tickets.panel';
import NewTicketsPanel from './new-tickets.panel';
import TenantTicketsPanel from './tenant-tickets.panel';
import { aTicketRow } from './ticket.test-data';

test('an object shows its own tickets and the way to a new one', async () => {
  const api = fakeApi().on(ticketCalls.ofEntity, pageAnswer([aTicketRow()]));
  const { user, location } = renderScreen(<EntityTicketsPanel entityId={4} />, { api });
  expect(await screen.findByRole('link', { name: 'Droppande kran' })).toHaveAttribute('href', '/ticket/7');
  expect(api.requests(ticketCalls.ofEntity)[0]?.params).toEqual({ id: '4' });
  await user.click(screen.getByRole('button', { name: /Skapa ärende/ }));
  await waitFor(() => expect(location()).toBe('/ticket/create/entity/4'));
});

test('a tenant without tickets says so', async () => {
  const api = fakeApi().on(ticketCalls.ofTenant, pageAnswer([]));
  renderScreen(<TenantTicketsPanel tenantId={3} />, { api });
  expect(await screen.findByText('Det finns inte några ärenden')).toBeInTheDocument();
  expect(api.requests(ticketCalls.ofTenant)[0]?.params).toEqual({ id: '3' });
});

test('the dashboard shows what nobody has taken up', async () => {
  const api = fakeApi().on(ticketCalls.list, pageAnswer([aTicketRow()]));
  renderScreen(<NewTicketsPanel />, { api });
  expect(await screen.findByRole('link', { name: 'Droppande kran' })).toBeInTheDocument();
  expect(api.requests(ticketCalls.list)[0]?.query).toMatchObject({ status: 'new', limit: 5 });
  expect(screen.getByRole('link', { name: 'Visa alla' })).toHaveAttribute('href', '/ticket/status/new');
});

test('the dashboard says when there is nothing new', async () => {
  renderScreen(<NewTicketsPanel />, { api: fakeApi().on(ticketCalls.list, pageAnswer([])) });
  expect(await screen.findByText('Inga nya ärenden')).toBeInTheDocument();
});
