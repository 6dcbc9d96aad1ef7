import { fieldWorkCalls, type WorkItem } from '@husrum/contract/field-work';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { ticketCalls } from '@husrum/contract/ticket';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeMaintenance } from '../maintenance/maintenance.test-data';
import { makeTicket } from '../ticket/ticket.test-data';
import { makeTicketWork, makeWorkItem } from './field-work.test-data';
import WorkDetailScreen from './work-detail.screen';

const setup = (item: WorkItem) => {
  const api = fakeApi().on(fieldWorkCalls.detail, item);
  const url = routes.fieldWork.detail({ type: item.type, id: item.id });
  return { api, ...renderScreen(<WorkDetailScreen />, { route: routes.fieldWork.detail, url, api }) };
};
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const lamps = { id: 1, task: 'Byt lampor', status: 'INCOMPLETE' as const };

test('starts an activity; its tasks are locked until then', async () => {
  const { api, user } = setup(makeWorkItem({ tasks: [lamps] }));
  expect(await findButton(/Byt lampor/)).toBeDisabled();
  expect(screen.getByText('Påbörja arbetet för att bocka av uppgifterna.')).toBeVisible();
  api
    .on(maintenanceCalls.start, makeMaintenance({ id: 7, status: 'IN_PROGRESS' }))
    .on(fieldWorkCalls.detail, makeWorkItem({ status: 'STARTED', tasks: [lamps] }));
  await user.click(await findButton('Påbörja'));
  expect(await screen.findByText('Arbetet är påbörjat')).toBeVisible();
  await waitFor(async () => expect(await findButton(/Byt lampor/)).toBeEnabled());
  expect(await findButton('Slutför')).toBeVisible();
});

test('shows a completed task at once, and reverts it with a message when the server cannot be reached', async () => {
  const { api, user } = setup(makeWorkItem({ status: 'STARTED', tasks: [lamps] }));
  let rejectChange = (_error: Error) => {};
  api.on(
    maintenanceCalls.changeTask,
    () =>
      new Promise((_resolve, reject) => {
        rejectChange = reject;
      }),
  );
  await user.click(await findButton(/Byt lampor/));
  expect(await findButton(/Byt lampor.*Utförd/)).toBeVisible();
  rejectChange(new TypeError('Failed to fetch'));
  expect(await screen.findByText(/Det gick inte att nå servern/)).toBeVisible();
  expect(await findButton(/Byt lampor.*Ej utförd/)).toBeVisible();
});

test('finishes an activity with its note, after asking about tasks that are not done', async () => {
  const { api, user, location } = setup(makeWorkItem({ status: 'STARTED', tasks: [lamps], note: 'Hej' }));
  const note = await screen.findByRole('textbox', { name: 'Anteckning' });
  await user.clear(note);
  await user.click(note);
  await user.paste('Två lampor saknas.');
  api.on(maintenanceCalls.finish, makeMaintenance({ id: 7, status: 'DONE' }));
  await user.click(await findButton('Slutför'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('1 uppgift är inte utförd. Vill du slutföra ändå?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Slutför' }));
  expect(await screen.findByText('Aktiviteten är klar')).toBeVisible();
  await waitFor(() => expect(location()).toBe('/fieldwork'));
  expect(api.requests(maintenanceCalls.finish)[0]?.body).toMatchObject({ note: 'Två lampor saknas.' });
});

test('keeps a note that could not be saved', async () => {
  const { api, user, isDirty } = setup(makeWorkItem({ status: 'STARTED' }));
  await user.type(await screen.findByRole('textbox', { name: 'Anteckning' }), 'Droppar');
  api.fails(maintenanceCalls.updateNote, 0);
  await user.click(await findButton('Spara anteckning'));
  expect(await screen.findByText(/Det gick inte att nå servern/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Anteckning' })).toHaveValue('Droppar');
  expect(isDirty()).toBe(true);
  api.on(maintenanceCalls.updateNote, makeMaintenance({ id: 7, note: 'Droppar' }));
  await user.click(await findButton('Spara anteckning'));
  expect(await screen.findByText('Anteckningen är sparad')).toBeVisible();
  expect(isDirty()).toBe(false);
});

test('saves the comment and resolves the ticket with one click', async () => {
  const { api, user, location } = setup(makeTicketWork({ status: 'STARTED' }));
  expect(await screen.findByRole('link', { name: 'Ring Åsa Öberg, 070-174 06 05' })).toHaveAttribute(
    'href',
    'tel:0701740605',
  );
  await user.click(await screen.findByRole('textbox', { name: 'Anteckning' }));
  await user.paste('Packningen är bytt.');
  api
    .on(ticketCalls.comment, makeTicket({ id: 9, status: 'OPEN' }))
    .on(ticketCalls.resolve, makeTicket({ id: 9, status: 'RESOLVED' }));
  await user.click(await findButton('Markera som löst'));
  await waitFor(() => expect(location()).toBe('/fieldwork'));
  expect(api.requests(ticketCalls.comment)[0]?.body).toEqual({
    ticket_id: 9,
    comment: 'Packningen är bytt.',
  });
  expect(api.requests(ticketCalls.resolve)).toHaveLength(1);
});

test('does not save the comment a second time when resolving the ticket has failed', async () => {
  const { api, user, location } = setup(makeTicketWork({ status: 'STARTED' }));
  await user.click(await screen.findByRole('textbox', { name: 'Anteckning' }));
  await user.paste('Packningen är bytt.');
  api.on(ticketCalls.comment, makeTicket({ id: 9, status: 'OPEN' })).fails(ticketCalls.resolve, 0);
  await user.click(await findButton('Markera som löst'));
  expect(await screen.findByText(/Det gick inte att nå servern/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Anteckning' })).toHaveValue('');
  api.on(ticketCalls.resolve, makeTicket({ id: 9, status: 'RESOLVED' }));
  await user.click(await findButton('Markera som löst'));
  await waitFor(() => expect(location()).toBe('/fieldwork'));
  expect(api.requests(ticketCalls.comment)).toHaveLength(1);
});

test('does not resolve the ticket when its comment could not be saved', async () => {
  const { api, user } = setup(makeTicketWork({ status: 'STARTED' }));
  await user.click(await screen.findByRole('textbox', { name: 'Anteckning' }));
  await user.paste('Packningen är bytt.');
  api.fails(ticketCalls.comment, 0);
  await user.click(await findButton('Markera som löst'));
  expect(await screen.findByText(/Det gick inte att nå servern/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Anteckning' })).toHaveValue('Packningen är bytt.');
  expect(api.requests(ticketCalls.resolve)).toEqual([]);
});

test('redirects work of an unknown type to the 404 page', async () => {
  const { location } = renderScreen(<WorkDetailScreen />, {
    route: routes.fieldWork.detail,
    url: '/fieldwork/company/3',
    api: fakeApi(),
  });
  await waitFor(() => expect(location()).toBe('/404'));
});
