import { routes } from '@husrum/contract/routes';
import { type Ticket, ticketCalls } from '@husrum/contract/ticket';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aTicket } from './ticket.test-data';
import TicketDetailScreen from './ticket-detail.screen';

const said = {
  id: 1,
  author: 'TENANT' as const,
  author_name: 'Åsa Öberg',
  comment: 'Nu droppar den mer.',
  created_at: '2026-11-20T09:08:00.000Z',
};
const show = (first: Partial<Ticket>) => {
  const api = fakeApi().on(ticketCalls.detail, aTicket(first));
  const shown = renderScreen(<TicketDetailScreen />, {
    route: routes.ticket.detail,
    url: routes.ticket.detail({ id: 7 }),
    api,
  });
  return { api, ...shown };
};
const button = (name: string) => screen.findByRole('button', { name });

test('a new ticket is taken up, not resolved or commented', async () => {
  const { api, user } = show({ status: 'NEW' });
  expect(await screen.findByRole('heading', { name: 'Droppande kran' })).toBeInTheDocument();
  expect(screen.getByText('Ny')).toBeInTheDocument();
  expect(screen.getByText('Det finns inte några kommentarer')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Markera som löst' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

  api.on(ticketCalls.open, aTicket({ status: 'OPEN' })).on(ticketCalls.detail, aTicket({ status: 'OPEN' }));
  await user.click(await button('Markera som pågående'));
  expect(await screen.findByText('Ärendet har öppnats')).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: /Kommentar/ })).toBeInTheDocument();
  expect(screen.getByText('Pågående')).toBeInTheDocument();
});

test('an open ticket is resolved', async () => {
  const { api, user } = show({ status: 'OPEN' });
  api
    .on(ticketCalls.resolve, aTicket({ status: 'RESOLVED' }))
    .on(ticketCalls.detail, aTicket({ status: 'RESOLVED' }));
  await user.click(await button('Markera som löst'));
  expect(await screen.findByText('Ärendet har markerats som löst')).toBeInTheDocument();
  expect(await button('Markera som pågående')).toBeInTheDocument();
  expect(screen.getByText('Markera ärendet som pågående för att kommentera det.')).toBeInTheDocument();
});

test('the conversation shows who said what, and what happened', async () => {
  const happened = {
    ...said,
    id: 2,
    author: 'SYSTEM' as const,
    author_name: 'Karin Holm',
    comment: 'Ärendet markerades som löst',
  };
  show({ status: 'RESOLVED', comments: [said, happened] });
  const talk = within(await screen.findByRole('list', { name: 'Kommentarer' }));
  expect(talk.getByText('Nu droppar den mer.')).toBeInTheDocument();
  expect(talk.getByText('Åsa Öberg')).toBeInTheDocument();
  expect(talk.getByText(/Ärendet markerades som löst av Karin Holm/)).toBeInTheDocument();
  expect(talk.getAllByText('2026-11-20 10:08')).toHaveLength(2);
});

test('a comment is sent and the field is empty again', async () => {
  const { api, user, isDirty } = show({ status: 'OPEN' });
  const field = await screen.findByRole('textbox', { name: /Kommentar/ });
  await user.type(field, 'Rörmokaren kommer.');
  expect(isDirty()).toBe(true);
  const after = aTicket({
    status: 'OPEN',
    comments: [{ ...said, author: 'USER', comment: 'Rörmokaren kommer.' }],
  });
  api.on(ticketCalls.comment, after).on(ticketCalls.detail, after);
  await user.click(await button('Kommentera'));
  expect(await screen.findByText('Kommentaren har skapats')).toBeInTheDocument();
  expect(api.requests(ticketCalls.comment)[0]?.body).toEqual({ ticket_id: 7, comment: 'Rörmokaren kommer.' });
  await waitFor(() => expect(field).toHaveValue(''));
  expect(isDirty()).toBe(false);
});

test('an empty comment is refused under the field and nothing is asked', async () => {
  const { api, user } = show({ status: 'OPEN' });
  await user.click(await button('Kommentera'));
  expect(await screen.findByText('Kommentar måste fyllas i')).toBeInTheDocument();
  expect(api.requests(ticketCalls.comment)).toEqual([]);
});

describe('removing', () => {
  const remove = async (user: ReturnType<typeof show>['user'], answer: 'Fortsätt' | 'Avbryt') => {
    await user.click(await button('Fler val'));
    await user.click(await screen.findByRole('menuitem', { name: 'Radera' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Ärendet kommer även att raderas för hyresgästen')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: answer }));
  };

  test('goes back to the list', async () => {
    const { api, user, location } = show({});
    api.on(ticketCalls.remove, { message: 'Ärendet har raderats' });
    await remove(user, 'Fortsätt');
    expect(await screen.findByText('Ärendet har raderats')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/ticket/overview'));
    // Asked for again, the ticket that is gone would lead to the page for what is not found.
    expect(api.requests(ticketCalls.detail).filter(({ params }) => params.id === '7')).toHaveLength(1);
  });

  test('says why it failed and stays', async () => {
    const { api, user, location } = show({});
    api.fails(ticketCalls.remove, 409, { message: 'Ärendet används.' });
    await remove(user, 'Fortsätt');
    expect(await screen.findByText('Borttagningen misslyckades: Ärendet används.')).toBeInTheDocument();
    expect(location()).toBe('/ticket/7');
  });

  test('is not done when regretted', async () => {
    const { api, user } = show({});
    api.on(ticketCalls.remove, { message: '' });
    await remove(user, 'Avbryt');
    expect(api.requests(ticketCalls.remove)).toEqual([]);
  });
});

test('a ticket whose object is gone says so', async () => {
  show({ entity_id: null, entity: null });
  expect(await screen.findByText('Saknar koppling')).toBeInTheDocument();
});
