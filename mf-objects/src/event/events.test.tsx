import { eventCalls } from '@husrum/contract/event';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anEvent } from '../testing/portfolio';
import EventsOfPanel from './events-of.panel';

const openPanel = (readOnly = false) =>
  renderScreen(<EventsOfPanel type="entity" id={6} readOnly={readOnly} />);
type User = ReturnType<typeof openPanel>['user'];
const choose = async (user: User, name: RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'Val för Vattenläcka' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const save = async (user: User, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Spara' }));

test('a note says of what kind it is, when it happened, who wrote it and when', async () => {
  const api = fakeApi().on(
    eventCalls.of,
    pageAnswer([anEvent(), anEvent({ id: 22, title: 'Tak', created_at: '2026-11-20T08:00:00.000Z' })]),
  );
  openPanel();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(
    'ViktigVattenläcka2026-11-02 09:00 · Skriven av Karin HolmStammen är lagad.',
  );
  expect(within(first ?? document.body).getByText('lagad').tagName).toBe('B');
  expect(second).toHaveTextContent('2026-11-02 09:00 · Skriven av Karin Holm 2026-11-20');
  expect(api.requests(eventCalls.of)[0]).toMatchObject({
    params: { type: 'entity', id: '6' },
    query: { limit: 5 },
  });
});

test('nothing that somebody wrote runs', async () => {
  const description = '<img src=x onerror="alert(1)"><script>alert(1)</script>Hyra < 5 000 & mer';
  fakeApi().on(eventCalls.of, pageAnswer([anEvent({ description })]));
  openPanel();
  const text = await screen.findByText('Hyra < 5 000 & mer');
  expect(text.querySelector('*')).toBeNull();
});

test('without notes it says so', async () => {
  fakeApi().on(eventCalls.of, pageAnswer([]));
  openPanel();
  expect(await screen.findByText('Det finns inte några händelser')).toBeVisible();
});

test('a new note happened now unless it says otherwise', async () => {
  const api = fakeApi().on(eventCalls.of, pageAnswer([])).on(eventCalls.create, anEvent());
  const { user } = openPanel();
  await user.click(screen.getByRole('button', { name: /Ny händelse/ }));
  const dialog = await screen.findByRole('dialog');
  await save(user, dialog);
  expect(await within(dialog).findByText('Rubrik måste fyllas i')).toBeVisible();
  expect(api.requests(eventCalls.create)).toEqual([]);

  await user.type(within(dialog).getByLabelText(/^Rubrik/), 'Vattenläcka');
  await user.click(within(dialog).getByRole('radio', { name: 'Viktig' }));
  await save(user, dialog);
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
  expect(Math.abs((sent?.date ?? 0) - Date.now() / 1000)).toBeLessThan(120);
  await waitFor(() => expect(api.requests(eventCalls.of)).toHaveLength(2));
});

test('a note is changed as it was written, and its date can be taken away', async () => {
  const api = fakeApi()
    .on(eventCalls.of, pageAnswer([anEvent()]))
    .on(eventCalls.update, anEvent());
  const { user } = openPanel();
  await choose(user, /Ändra/);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Beskrivning')).toHaveValue('Stammen är <b>lagad</b>.');
  const date = await within(dialog).findByPlaceholderText('ÅÅÅÅ-MM-DD TT:MM');
  expect(date).toHaveValue('2026-11-02 09:00');
  await user.click(within(dialog).getByRole('button', { name: 'Rensa' }));
  await save(user, dialog);
  expect(await screen.findByText('Händelse uppdaterad')).toBeVisible();
  const { id, title, type, description } = anEvent();
  expect(api.requests(eventCalls.update)[0]?.body).toEqual({ id, title, type, description, date: null });
});

test('removing asks first, and what the server says against it is told', async () => {
  const api = fakeApi()
    .on(eventCalls.of, pageAnswer([anEvent()]))
    .fails(eventCalls.remove, 409, { message: 'Den används.' });
  const { user } = openPanel();
  const remove = async () => {
    await choose(user, /Ta bort/);
    const dialog = await screen.findByRole('dialog', { name: /Är du säker/ });
    await user.click(within(dialog).getByRole('button', { name: 'Fortsätt' }));
  };
  await remove();
  expect(await screen.findByText('Borttagningen misslyckades: Den används.')).toBeVisible();
  api.on(eventCalls.remove, { message: '' });
  await remove();
  expect(await screen.findByText('Händelse raderad')).toBeVisible();
  expect(api.requests(eventCalls.remove)[0]?.params).toEqual({ id: '21' });
  await waitFor(() => expect(api.requests(eventCalls.of)).toHaveLength(2));
});

test('when the last note of a page is gone, the page before is shown', async () => {
  let total = 6;
  fakeApi()
    .on(eventCalls.of, ({ query: { page } }) =>
      pageAnswer(page === 1 || total === 6 ? [anEvent({ title: `Sida ${page}` })] : [], {
        page,
        total,
        perPage: 5,
      }),
    )
    .on(eventCalls.remove, () => {
      total = 5;
      return { message: '' };
    });
  const { user } = openPanel();
  await user.click(await screen.findByRole('button', { name: 'Sida 2' }));
  await user.click(await screen.findByRole('button', { name: 'Val för Sida 2' }));
  await user.click(await screen.findByRole('menuitem', { name: /Ta bort/ }));
  await user.click(await screen.findByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByRole('heading', { name: 'Sida 1' })).toBeVisible();
});

test('where the page only shows notes nothing can be changed', async () => {
  fakeApi().on(eventCalls.of, pageAnswer([anEvent()]));
  openPanel(true);
  expect(await screen.findByRole('heading', { name: 'Vattenläcka' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
