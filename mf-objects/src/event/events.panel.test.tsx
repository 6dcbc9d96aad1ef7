import { eventCalls } from '@husrum/contract/event';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeEvent } from './event.test-data';
import EventsPanel from './events.panel';

const setup = ({ readOnly = false } = {}) =>
  renderScreen(<EventsPanel type="entity" id={6} readOnly={readOnly} />);
type User = ReturnType<typeof setup>['user'];
const clickMenuItem = async (user: User, name: RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'Val för Vattenläcka' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const submit = async (user: User, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Spara' }));

test('shows type, date, author and creation date of an event', async () => {
  const api = fakeApi().on(
    eventCalls.listByOwner,
    pageResponse([makeEvent(), makeEvent({ id: 22, title: 'Tak', created_at: '2026-11-20T08:00:00.000Z' })]),
  );
  setup();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(
    'ViktigVattenläcka2026-11-02 09:00 · Skriven av Karin HolmStammen är lagad.',
  );
  expect(within(first ?? document.body).getByText('lagad').tagName).toBe('B');
  expect(second).toHaveTextContent('2026-11-02 09:00 · Skriven av Karin Holm 2026-11-20');
  expect(api.requests(eventCalls.listByOwner)[0]).toMatchObject({
    params: { type: 'entity', id: '6' },
    query: { limit: 5 },
  });
});

test('runs no script from a description', async () => {
  const description = '<img src=x onerror="alert(1)"><script>alert(1)</script>Hyra < 5 000 & mer';
  fakeApi().on(eventCalls.listByOwner, pageResponse([makeEvent({ description })]));
  setup();
  const text = await screen.findByText('Hyra < 5 000 & mer');
  expect(text.querySelector('*')).toBeNull();
});

test('shows all of a description with an address in angle brackets', async () => {
  const description = 'Svara Anna <anna@example.se> före 17. Temp a<b och sedan mer text.';
  fakeApi().on(eventCalls.listByOwner, pageResponse([makeEvent({ description })]));
  setup();
  expect(await screen.findByText(description)).toBeVisible();
});

test('shows that there are no events', async () => {
  fakeApi().on(eventCalls.listByOwner, pageResponse([]));
  setup();
  expect(await screen.findByText('Det finns inte några händelser')).toBeVisible();
});

const MINUTE_SECONDS = 60;

test('creates an event, dated now by default', async () => {
  const earliest = Math.floor(Date.now() / 1000 / MINUTE_SECONDS) * MINUTE_SECONDS;
  const api = fakeApi().on(eventCalls.listByOwner, pageResponse([])).on(eventCalls.create, makeEvent());
  const { user } = setup();
  await user.click(screen.getByRole('button', { name: /Ny händelse/ }));
  const dialog = await screen.findByRole('dialog');
  await submit(user, dialog);
  expect(await within(dialog).findByText('Rubrik måste fyllas i')).toBeVisible();
  expect(api.requests(eventCalls.create)).toEqual([]);

  await user.type(within(dialog).getByLabelText(/^Rubrik/), 'Vattenläcka');
  await user.click(within(dialog).getByRole('radio', { name: 'Viktig' }));
  await submit(user, dialog);
  expect(await screen.findByText('Händelse skapad')).toBeVisible();
  const sent = api.requests(eventCalls.create)[0]?.body;
  expect(sent).toEqual({
    title: 'Vattenläcka',
    type: 'IMPORTANT',
    date: expect.any(Number),
    description: null,
    eventable_type: 'entity',
    eventable_id: 6,
  });
  expect(sent?.date).toBeGreaterThanOrEqual(earliest);
  expect(sent?.date).toBeLessThanOrEqual(Date.now() / 1000);
  await waitFor(() => expect(api.requests(eventCalls.listByOwner)).toHaveLength(2));
});

test('shows the description of an event as HTML code for editing, and can clear the date', async () => {
  const api = fakeApi()
    .on(eventCalls.listByOwner, pageResponse([makeEvent()]))
    .on(eventCalls.update, makeEvent());
  const { user } = setup();
  await clickMenuItem(user, /Ändra/);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Beskrivning')).toHaveValue('Stammen är <b>lagad</b>.');
  const date = await within(dialog).findByPlaceholderText('ÅÅÅÅ-MM-DD TT:MM');
  expect(date).toHaveValue('2026-11-02 09:00');
  await user.click(within(dialog).getByRole('button', { name: 'Rensa' }));
  await submit(user, dialog);
  expect(await screen.findByText('Händelse uppdaterad')).toBeVisible();
  const { id, title, type, description, updated_at } = makeEvent();
  const saved = { id, title, type, description, date: null, entity_id: null, updated_at };
  expect(api.requests(eventCalls.update)[0]?.body).toEqual(saved);
});

test('removes an event after a confirmation, and shows why a removal failed', async () => {
  const api = fakeApi()
    .on(eventCalls.listByOwner, pageResponse([makeEvent()]))
    .fails(eventCalls.remove, 409, { message: 'Den används.' });
  const { user } = setup();
  const remove = async () => {
    await clickMenuItem(user, /Ta bort/);
    const dialog = await screen.findByRole('dialog', { name: /Är du säker/ });
    await user.click(within(dialog).getByRole('button', { name: 'Fortsätt' }));
  };
  await remove();
  expect(await screen.findByText('Borttagningen misslyckades: Den används.')).toBeVisible();
  api.on(eventCalls.remove, { message: '' });
  await remove();
  expect(await screen.findByText('Händelse raderad')).toBeVisible();
  expect(api.requests(eventCalls.remove)[0]?.params).toEqual({ id: '21' });
  // The list was fetched when the page opened, after the refusal and after the removal.
  await waitFor(() => expect(api.requests(eventCalls.listByOwner)).toHaveLength(3));
});

test('shows the page before when the only event of the last page is removed', async () => {
  let total = 6;
  fakeApi()
    .on(eventCalls.listByOwner, ({ query: { page } }) =>
      pageResponse(page === 1 || total === 6 ? [makeEvent({ title: `Sida ${page}` })] : [], {
        page,
        total,
        perPage: 5,
      }),
    )
    .on(eventCalls.remove, () => {
      total = 5;
      return { message: '' };
    });
  const { user } = setup();
  await user.click(await screen.findByRole('button', { name: 'Sida 2' }));
  await user.click(await screen.findByRole('button', { name: 'Val för Sida 2' }));
  await user.click(await screen.findByRole('menuitem', { name: /Ta bort/ }));
  await user.click(await screen.findByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByRole('heading', { name: 'Sida 1' })).toBeVisible();
});

test('offers no actions when read-only', async () => {
  fakeApi().on(eventCalls.listByOwner, pageResponse([makeEvent()]));
  setup({ readOnly: true });
  expect(await screen.findByRole('heading', { name: 'Vattenläcka' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
