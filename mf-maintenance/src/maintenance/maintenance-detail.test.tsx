import type { Maintenance, MaintenanceStatus } from '@husrum/contract/maintenance';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { ticketCalls } from '@husrum/contract/ticket';
import { addDays, today } from '@husrum/format';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeMaintenance } from './maintenance.test-data';
import MaintenanceDetailScreen from './maintenance-detail.screen';

const setup = (overrides: Partial<Maintenance> = {}) => {
  const api = fakeApi()
    .on(ticketCalls.list, pageResponse([]))
    .on(maintenanceCalls.detail, makeMaintenance(overrides));
  const url = '/maintenance/7';
  return {
    api,
    ...renderScreen(<MaintenanceDetailScreen />, { route: routes.maintenance.detail, url, api }),
  };
};
const inProgress = { status: 'IN_PROGRESS', started_at: 1_795_000_000, started_by: 'Vera' } as const;
const findHeading = () => screen.findByRole('heading', { name: 'Byt filter' });
const getButton = (name: RegExp | string) => screen.getByRole('button', { name });

test('shows the activity, its object, its template and its files', async () => {
  setup();
  expect(await findHeading()).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Lgh 1001, Kv. Eken' })[0]).toHaveAttribute('href', '/entity/4');
  expect(screen.getByRole('link', { name: 'Ventilation' })).toHaveAttribute(
    'href',
    '/maintenance/template/3',
  );
  expect(screen.getByText('Byt alla filter i fläktrummet.')).toBeVisible();
  expect(await screen.findByTestId('panel files.of')).toHaveTextContent('maintenance');
});

test.each<[MaintenanceStatus, readonly string[], readonly string[]]>([
  ['PLANNED', ['Redigera', 'Starta'], ['Avbryt aktiviteten', 'Radera']],
  ['OVERDUE', ['Redigera', 'Starta'], ['Avbryt aktiviteten', 'Radera']],
  ['IN_PROGRESS', ['Redigera', 'Slutför'], ['Avbryt aktiviteten']],
  ['DONE', [], ['Avbryt aktiviteten', 'Radera']],
  ['CANCELLED', [], ['Radera']],
])('shows the actions that the status %s allows', async (status, buttons, menuItems) => {
  const { user } = setup({ status });
  await findHeading();
  const offered = ['Redigera', 'Starta', 'Slutför'].filter(
    (name) => screen.queryByRole('button', { name }) !== null,
  );
  expect(offered).toEqual(buttons);
  await user.click(getButton('Fler val'));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(menuItems);
});

test('starts an activity; its tasks cannot be changed before', async () => {
  const { api, user } = setup();
  await findHeading();
  expect(screen.queryByRole('button', { name: /Stäng av fläkten/ })).not.toBeInTheDocument();
  expect(screen.getByText('Starta aktiviteten för att bocka av uppgifterna.')).toBeVisible();
  api.on(maintenanceCalls.start, makeMaintenance(inProgress));
  api.on(maintenanceCalls.detail, makeMaintenance(inProgress));
  await user.click(getButton('Starta'));
  expect(await screen.findByText('Aktiviteten har startats')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Stäng av fläkten Ej utförd' })).toBeVisible();
});

test('shows the next status of a task at once, and sends changes one at a time', async () => {
  const { api, user } = setup(inProgress);
  await findHeading();
  const sentStatuses: string[] = [];
  const resolvers: (() => void)[] = [];
  api.on(maintenanceCalls.changeTask, async ({ body }) => {
    sentStatuses.push(body.status);
    await new Promise<void>((resolve) => resolvers.push(resolve));
    return makeMaintenance(inProgress);
  });
  await user.click(getButton('Stäng av fläkten Ej utförd'));
  expect(getButton('Stäng av fläkten Utförd')).toHaveFocus();
  expect(screen.getByText('1 av 2 uppgifter utförda')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(getButton('Stäng av fläkten Underkänd')).toBeVisible();
  expect(screen.getByText('0 av 2 uppgifter utförda, 1 underkänd')).toBeVisible();
  await waitFor(() => expect(sentStatuses).toEqual(['COMPLETE']));
  resolvers[0]?.();
  await waitFor(() => expect(sentStatuses).toEqual(['COMPLETE', 'FAILED']));
  resolvers[1]?.();
});

test('shows the saved status of a task again when the change fails', async () => {
  const { api, user } = setup(inProgress);
  await findHeading();
  api.fails(maintenanceCalls.changeTask, 409, { message: 'Uppgiften har ändrats av någon annan.' });
  await user.click(getButton('Stäng av fläkten Ej utförd'));
  expect(await screen.findByText('Uppgiften har ändrats av någon annan.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Stäng av fläkten Ej utförd' })).toBeVisible();
});

test('finishes with a note and cost, and shows the day of the next activity', async () => {
  const { api, user } = setup(inProgress);
  await findHeading();
  await user.click(getButton('Slutför'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('2 uppgifter är inte utförda. Du kan slutföra ändå.')).toBeInTheDocument();
  expect(
    dialog.getByText(`Nästa aktivitet planeras till ${addDays(today(new Date()), 365)}.`),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('textbox', { name: /Anteckning/ }));
  await user.paste('Remmen är sliten.');
  await user.type(dialog.getByRole('textbox', { name: /Kostnad/ }), '3500');
  const done = makeMaintenance({ status: 'DONE', completed_at: 1_795_000_000, next_id: 8 });
  api.on(maintenanceCalls.finish, done).on(maintenanceCalls.detail, done);
  await user.click(dialog.getByRole('button', { name: 'Slutför' }));
  expect(await screen.findByText('Aktiviteten har slutförts')).toBeInTheDocument();
  expect(api.requests(maintenanceCalls.finish)[0]?.body).toEqual({ note: 'Remmen är sliten.', cost: 3500 });
  const next = within(await screen.findByRole('region', { name: 'Nästa aktivitet' }));
  expect(await next.findByRole('link')).toHaveAttribute('href', '/maintenance/8');
});

test('changes note and cost of a finished activity', async () => {
  const { api, user } = setup({ status: 'DONE', completed_at: 1_795_000_000, note: 'Klart.' });
  await findHeading();
  await user.click(getButton('Ändra anteckning'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Kostnad/ }), '900');
  api.on(maintenanceCalls.updateNote, makeMaintenance());
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(api.requests(maintenanceCalls.updateNote)).toHaveLength(1));
  expect(api.requests(maintenanceCalls.updateNote)[0]?.body).toEqual({ id: 7, note: 'Klart.', cost: 900 });
});

test('cancels after a confirmation', async () => {
  const { api, user } = setup();
  await findHeading();
  await user.click(getButton('Fler val'));
  await user.click(await screen.findByRole('menuitem', { name: 'Avbryt aktiviteten' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Den kan inte startas igen\. Den upprepas inte mer\./)).toBeInTheDocument();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Behåll aktiviteten',
    'Avbryt aktiviteten',
  ]);
  api.on(maintenanceCalls.cancel, makeMaintenance({ status: 'CANCELLED' }));
  await user.click(dialog.getByRole('button', { name: 'Avbryt aktiviteten' }));
  expect(await screen.findByText('Aktiviteten har avbrutits')).toBeInTheDocument();
});

test('says that removing a repeated activity ends the repetition', async () => {
  const { user } = setup();
  await findHeading();
  await user.click(getButton('Fler val'));
  await user.click(await screen.findByRole('menuitem', { name: 'Radera' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/med dess uppgifter och filer\? Den upprepas inte mer\./)).toBeInTheDocument();
});

test('counts a single task in the singular', async () => {
  setup({ tasks: [{ id: 11, task: 'Stäng av fläkten', status: 'INCOMPLETE' }] });
  await findHeading();
  expect(screen.getByText('0 av 1 uppgift utförd')).toBeVisible();
});

test('says when an activity was cancelled and by whom, also after a later change', async () => {
  const cancelledAt = Date.UTC(2026, 10, 26, 8, 30) / 1000;
  setup({
    status: 'CANCELLED',
    cancelled_at: cancelledAt,
    cancelled_by: 'Vera',
    updated_at: '2027-02-01T08:00:00.000Z',
  });
  await findHeading();
  const history = screen.getByRole('region', { name: 'Historik' });
  expect(history).toHaveTextContent(/Avbruten\s*2026-11-26 09:30 · Vera/);
  expect(history).not.toHaveTextContent('2027-02-01');
});

test('says that a cancelled activity is no longer repeated', async () => {
  setup({ status: 'CANCELLED' });
  await findHeading();
  expect(screen.getByText('Upprepas inte längre')).toBeVisible();
});

test('shows why a start is refused', async () => {
  const { api, user } = setup();
  await findHeading();
  api.fails(maintenanceCalls.start, 409, { message: 'Bara en planerad aktivitet kan påbörjas.' });
  await user.click(getButton('Starta'));
  expect(await screen.findByText('Bara en planerad aktivitet kan påbörjas.')).toBeInTheDocument();
});
