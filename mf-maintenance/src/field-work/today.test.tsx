import { fieldWorkCalls, type WorkItem } from '@husrum/contract/field-work';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeTicketWork, makeWorkItem } from './field-work.test-data';
import TodayScreen from './today.screen';

const makeTask = (id: number, status: 'INCOMPLETE' | 'COMPLETE') => ({ id, task: `Uppgift ${id}`, status });
const activity = makeWorkItem({
  overdue: true,
  day: '2026-11-18',
  tasks: [makeTask(1, 'COMPLETE'), makeTask(2, 'INCOMPLETE')],
  photos: 2,
});
const makeResponse = (data: WorkItem[], total = data.length) => ({ day: '2026-11-20', total, data });
const setup = (data: WorkItem[], url = '/fieldwork') => {
  const api = fakeApi().on(fieldWorkCalls.list, makeResponse(data));
  return { api, ...renderScreen(<TodayScreen />, { route: routes.fieldWork.today, url, api }) };
};

test('groups the work by address with a link to the map, and links each card to its work', async () => {
  setup([activity, makeTicketWork({ address: 'Ågatan 2' })]);
  const firstHeading = await screen.findByRole('heading', { name: 'Storgatan 1' });
  const firstPlace = within(firstHeading.closest('section') ?? document.body);
  expect(firstPlace.queryByRole('link', { name: /Droppande kran/ })).not.toBeInTheDocument();
  expect(firstPlace.getByRole('link', { name: /Trapphusrond/ })).toHaveAttribute(
    'href',
    '/fieldwork/maintenance/7',
  );
  expect(firstPlace.getByText('Försenat, 2026-11-18')).toBeVisible();
  expect(firstPlace.getByText('1 av 2 uppgifter · 2 foton')).toBeVisible();
  expect(firstPlace.getByRole('link', { name: 'Karta över Storgatan 1' })).toHaveAttribute(
    'href',
    expect.stringContaining('query=Storgatan+1%2C+%C3%96rebro'),
  );
  expect(screen.getByRole('heading', { name: 'Ågatan 2' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('links to the phone number of the tenant', async () => {
  setup([makeTicketWork()]);
  expect(await screen.findByRole('link', { name: 'Ring Åsa Öberg' })).toHaveAttribute(
    'href',
    'tel:0701740605',
  );
});

test('switches between my work and everybody’s, in the URL', async () => {
  const { api, user, location } = setup([activity]);
  await screen.findByRole('link', { name: /Trapphusrond/ });
  expect(api.requests(fieldWorkCalls.list)[0]?.query).toEqual({ everyone: false });
  await user.click(screen.getByText('Allas'));
  await waitFor(() => expect(location()).toBe('/fieldwork?whose=everyone'));
  await waitFor(() => expect(api.requests(fieldWorkCalls.list).at(-1)?.query).toEqual({ everyone: true }));
});

test('shows that there is nothing to do, and offers everybody’s work', async () => {
  const { user, location } = setup([]);
  expect(await screen.findByText('Inget att göra i dag')).toBeVisible();
  expect(screen.getByText(/^Här visas det som du eller ingen ansvarar för/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Visa allas arbete' }));
  await waitFor(() => expect(location()).toBe('/fieldwork?whose=everyone'));
  expect(await screen.findByText(/^Här visas allas arbete/)).toBeVisible();
  expect(screen.queryByText(/du eller ingen/)).not.toBeInTheDocument();
});

test('counts a single task in the singular', async () => {
  setup([makeWorkItem({ tasks: [makeTask(1, 'INCOMPLETE')] })]);
  expect(await screen.findByText('0 av 1 uppgift')).toBeVisible();
});

test('says how many of the items are shown when the list is not complete', async () => {
  const api = fakeApi().on(fieldWorkCalls.list, makeResponse([activity], 312));
  renderScreen(<TodayScreen />, { route: routes.fieldWork.today, url: '/fieldwork', api });
  expect(await screen.findByText('Listan visar de första 1 av 312.')).toBeVisible();
});

test('shows an error, and loads the work when the user tries again', async () => {
  const api = fakeApi().fails(fieldWorkCalls.list, 0);
  const { user } = renderScreen(<TodayScreen />, { route: routes.fieldWork.today, url: '/fieldwork', api });
  const retry = await screen.findByRole('button', { name: 'Försök igen' });
  api.on(fieldWorkCalls.list, makeResponse([activity]));
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /Trapphusrond/ })).toBeVisible();
});
