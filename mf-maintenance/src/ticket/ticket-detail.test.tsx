import { routes } from '@husrum/contract/routes';
import { type Ticket, ticketCalls } from '@husrum/contract/ticket';
import { userCalls } from '@husrum/contract/user';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { colleagues, makeTicket } from './ticket.test-data';
import TicketDetailScreen from './ticket-detail.screen';

const tenantComment = {
  id: 1,
  author: 'TENANT' as const,
  author_name: 'Åsa Öberg',
  comment: 'Nu droppar den mer.',
  created_at: '2026-11-20T09:08:00.000Z',
};
const setup = (overrides: Partial<Ticket>) => {
  const api = fakeApi().on(userCalls.list, colleagues).on(ticketCalls.detail, makeTicket(overrides));
  const view = renderScreen(<TicketDetailScreen />, {
    route: routes.ticket.detail,
    url: routes.ticket.detail({ id: 7 }),
    api,
  });
  return { api, ...view };
};
const findButton = (name: string) => screen.findByRole('button', { name });

test('opens a new ticket; before, it has neither the button “Markera som löst” nor a field for comments', async () => {
  const { api, user } = setup({ status: 'NEW' });
  expect(await screen.findByRole('heading', { name: 'Droppande kran' })).toBeInTheDocument();
  expect(screen.getByText('Ny')).toBeInTheDocument();
  expect(screen.getByText('Det finns inte några kommentarer')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Markera som löst' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

  api
    .on(ticketCalls.reopen, makeTicket({ status: 'OPEN' }))
    .on(ticketCalls.detail, makeTicket({ status: 'OPEN' }));
  await user.click(await findButton('Markera som pågående'));
  expect(await screen.findByText('Ärendet har öppnats')).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: /Kommentar/ })).toBeInTheDocument();
  expect(screen.getByText('Pågående')).toBeInTheDocument();
});

describe('resolving a new ticket with one click', () => {
  test('opens it first, and then resolves it', async () => {
    const { api, user } = setup({ status: 'NEW' });
    api
      .on(ticketCalls.reopen, makeTicket({ status: 'OPEN' }))
      .on(ticketCalls.resolve, makeTicket({ status: 'RESOLVED' }))
      .on(ticketCalls.detail, makeTicket({ status: 'RESOLVED' }));
    await user.click(await findButton('Lös direkt'));
    expect(await screen.findByText('Ärendet har markerats som löst')).toBeInTheDocument();
    expect(api.requests(ticketCalls.reopen)).toHaveLength(1);
    expect(api.requests(ticketCalls.resolve)).toHaveLength(1);
    expect(await screen.findByText('Löst')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Lös direkt' })).not.toBeInTheDocument();
  });

  test('shows that the ticket is open when it was opened but not resolved', async () => {
    const { api, user } = setup({ status: 'NEW' });
    api
      .on(ticketCalls.reopen, makeTicket({ status: 'OPEN' }))
      .fails(ticketCalls.resolve, 0)
      .on(ticketCalls.detail, makeTicket({ status: 'OPEN' }));
    await user.click(await findButton('Lös direkt'));
    expect(
      await screen.findByText(
        /^Ärendet öppnades men kunde inte markeras som löst: Det gick inte att nå servern/,
      ),
    ).toBeInTheDocument();
    expect(await findButton('Markera som löst')).toBeEnabled();
    expect(screen.getByText('Pågående')).toBeInTheDocument();
  });

  test('leaves the ticket new when it could not be opened', async () => {
    const { api, user } = setup({ status: 'NEW' });
    api.fails(ticketCalls.reopen, 409, { message: 'Inte nu.' });
    await user.click(await findButton('Lös direkt'));
    expect(await screen.findByText('Inte nu.')).toBeInTheDocument();
    expect(api.requests(ticketCalls.resolve)).toEqual([]);
    expect(screen.getByText('Ny')).toBeInTheDocument();
  });
});

test('shows priority, responsible and a last day that has passed, in words', async () => {
  setup({ priority: 'URGENT', responsible: { id: 2, name: 'Kim' }, due_at: '2026-11-18', overdue: true });
  expect(await screen.findByText('Akut')).toBeInTheDocument();
  expect(screen.getByText('Kim')).toBeInTheDocument();
  expect(screen.getAllByText('Försenat').length).toBeGreaterThan(0);
  expect(screen.getAllByText('2026-11-18').length).toBeGreaterThan(0);
});

test('plans a ticket as an activity, and links to it', async () => {
  const { api, user } = setup({ status: 'OPEN', due_at: '2026-12-01' });
  const planned = makeTicket({ status: 'OPEN', maintenance: { id: 5, title: 'Droppande kran' } });
  api.on(ticketCalls.plan, planned);
  await user.click(await findButton('Planera som aktivitet'));
  const dialog = within(await screen.findByRole('dialog'));
  api.on(ticketCalls.detail, planned);
  await user.click(dialog.getByRole('button', { name: 'Planera som aktivitet' }));
  expect(await screen.findByText('Aktiviteten har skapats')).toBeInTheDocument();
  expect(api.requests(ticketCalls.plan)[0]).toMatchObject({
    params: { id: '7' },
    body: { day: '2026-12-01', responsible_id: null },
  });
  expect(await screen.findByRole('link', { name: 'Droppande kran' })).toHaveAttribute(
    'href',
    '/maintenance/5',
  );
});

test('resolves an open ticket', async () => {
  const { api, user } = setup({ status: 'OPEN' });
  api
    .on(ticketCalls.resolve, makeTicket({ status: 'RESOLVED' }))
    .on(ticketCalls.detail, makeTicket({ status: 'RESOLVED' }));
  await user.click(await findButton('Markera som löst'));
  expect(await screen.findByText('Ärendet har markerats som löst')).toBeInTheDocument();
  expect(await findButton('Markera som pågående')).toBeInTheDocument();
  expect(screen.getByText('Markera ärendet som pågående för att kommentera det.')).toBeInTheDocument();
});

describe('after a colleague has resolved the ticket', () => {
  const conflict = { message: 'Bara ett pågående ärende kan ändras.' };

  test('a refused comment shows the new status, and is kept until the ticket is opened again', async () => {
    const { api, user } = setup({ status: 'OPEN' });
    await user.click(await screen.findByRole('textbox', { name: /Kommentar/ }));
    await user.paste('Rörmokaren kommer.');
    api
      .fails(ticketCalls.comment, 409, conflict)
      .on(ticketCalls.detail, makeTicket({ status: 'RESOLVED' }))
      .on(ticketCalls.reopen, makeTicket({ status: 'OPEN' }));
    await user.click(await findButton('Kommentera'));
    expect(await screen.findByText('Löst')).toBeInTheDocument();
    expect(screen.getByText('Markera ärendet som pågående för att kommentera det.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    api.on(ticketCalls.detail, makeTicket({ status: 'OPEN' }));
    await user.click(await findButton('Markera som pågående'));
    expect(await screen.findByRole('textbox', { name: /Kommentar/ })).toHaveValue('Rörmokaren kommer.');
  });

  test('a refused change of the status shows the new one', async () => {
    const { api, user } = setup({ status: 'OPEN' });
    const button = await findButton('Markera som löst');
    api.fails(ticketCalls.resolve, 409, conflict).on(ticketCalls.detail, makeTicket({ status: 'RESOLVED' }));
    await user.click(button);
    expect(await findButton('Markera som pågående')).toBeInTheDocument();
    expect(screen.getByText('Löst')).toBeInTheDocument();
  });

  test('a refused plan shows the new status', async () => {
    const { api, user } = setup({ status: 'OPEN' });
    await user.click(await findButton('Planera som aktivitet'));
    const dialog = within(await screen.findByRole('dialog'));
    api.fails(ticketCalls.plan, 409, conflict).on(ticketCalls.detail, makeTicket({ status: 'RESOLVED' }));
    await user.click(dialog.getByRole('button', { name: 'Planera som aktivitet' }));
    expect(await screen.findByText('Löst')).toBeInTheDocument();
  });
});

test('shows comments with their authors, and system events', async () => {
  const systemComment = {
    ...tenantComment,
    id: 2,
    author: 'SYSTEM' as const,
    author_name: 'Karin Holm',
    comment: 'Ärendet markerades som löst',
  };
  setup({ status: 'RESOLVED', comments: [tenantComment, systemComment] });
  const comments = within(await screen.findByRole('list', { name: 'Kommentarer' }));
  expect(comments.getByText('Nu droppar den mer.')).toBeInTheDocument();
  expect(comments.getByText('Åsa Öberg')).toBeInTheDocument();
  expect(comments.getByText(/Ärendet markerades som löst av Karin Holm/)).toBeInTheDocument();
  expect(comments.getAllByText('2026-11-20 10:08')).toHaveLength(2);
});

test('adds a comment and clears the field', async () => {
  const { api, user, isDirty } = setup({ status: 'OPEN' });
  const field = await screen.findByRole('textbox', { name: /Kommentar/ });
  await user.click(field);
  await user.paste('Rörmokaren kommer.');
  expect(isDirty()).toBe(true);
  const commented = makeTicket({
    status: 'OPEN',
    comments: [{ ...tenantComment, author: 'USER', comment: 'Rörmokaren kommer.' }],
  });
  api.on(ticketCalls.comment, commented).on(ticketCalls.detail, commented);
  await user.click(await findButton('Kommentera'));
  expect(await screen.findByText('Kommentaren har skapats')).toBeInTheDocument();
  expect(api.requests(ticketCalls.comment)[0]?.body).toEqual({ ticket_id: 7, comment: 'Rörmokaren kommer.' });
  await waitFor(() => expect(field).toHaveValue(''));
  expect(isDirty()).toBe(false);
});

test('rejects an empty comment without sending', async () => {
  const { api, user } = setup({ status: 'OPEN' });
  await user.click(await findButton('Kommentera'));
  expect(await screen.findByText('Kommentar måste fyllas i')).toBeInTheDocument();
  expect(api.requests(ticketCalls.comment)).toEqual([]);
});

describe('removing a ticket', () => {
  const remove = async (user: ReturnType<typeof setup>['user'], buttonName: 'Fortsätt' | 'Avbryt') => {
    await user.click(await findButton('Fler val'));
    await user.click(await screen.findByRole('menuitem', { name: 'Radera' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Ärendet kommer även att raderas för hyresgästen')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: buttonName }));
  };

  test('returns to the list', async () => {
    const { api, user, location } = setup({});
    api.on(ticketCalls.remove, { message: 'Ärendet har raderats' });
    await remove(user, 'Fortsätt');
    expect(await screen.findByText('Ärendet har raderats')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/ticket/overview'));
    // A refetch of the removed ticket would redirect to the 404 page.
    expect(api.requests(ticketCalls.detail).filter(({ params }) => params.id === '7')).toHaveLength(1);
  });

  test('shows why it failed and stays on the page', async () => {
    const { api, user, location } = setup({});
    api.fails(ticketCalls.remove, 409, { message: 'Ärendet används.' });
    await remove(user, 'Fortsätt');
    expect(await screen.findByText('Borttagningen misslyckades: Ärendet används.')).toBeInTheDocument();
    expect(location()).toBe('/ticket/7');
  });

  test('does nothing when cancelled', async () => {
    const { api, user } = setup({});
    api.on(ticketCalls.remove, { message: '' });
    await remove(user, 'Avbryt');
    expect(api.requests(ticketCalls.remove)).toEqual([]);
  });
});

test('shows that the object of a ticket has been removed', async () => {
  setup({ entity_id: null, entity: null });
  expect(await screen.findByText('Saknar koppling')).toBeInTheDocument();
});
