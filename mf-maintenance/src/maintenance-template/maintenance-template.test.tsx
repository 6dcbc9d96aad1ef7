import { companyCalls } from '@husrum/contract/company';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { routes } from '@husrum/contract/routes';
import { searchCalls } from '@husrum/contract/search';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeMaintenanceRow } from '../maintenance/maintenance.test-data';
import { makeTemplate, makeTemplateRow } from './maintenance-template.test-data';
import MaintenanceTemplateCreateScreen from './maintenance-template-create.screen';
import MaintenanceTemplateDetailScreen from './maintenance-template-detail.screen';
import MaintenanceTemplateEditScreen from './maintenance-template-edit.screen';
import MaintenanceTemplateOverviewScreen from './maintenance-template-overview.screen';

const findField = (name: RegExp | string) => screen.findByRole('textbox', { name });
const getButton = (name: RegExp | string) => screen.getByRole('button', { name });

const renderDetail = (activitiesCount = 2) => {
  const api = fakeApi()
    .on(maintenanceCalls.list, pageResponse([makeMaintenanceRow()]))
    .on(maintenanceTemplateCalls.detail, makeTemplate({ activities_count: activitiesCount }));
  const url = '/maintenance/template/3';
  return {
    api,
    ...renderScreen(<MaintenanceTemplateDetailScreen />, { route: routes.template.detail, url, api }),
  };
};

test('lists the templates, and searches and sorts them on the server', async () => {
  const api = fakeApi().on(
    maintenanceTemplateCalls.list,
    pageResponse([makeTemplateRow({ activities_count: 7 })]),
  );
  const { user, location } = renderScreen(<MaintenanceTemplateOverviewScreen />, {
    route: routes.template.overview,
    url: '/maintenance/template/overview?search=vent',
    api,
  });
  expect(await screen.findByRole('link', { name: 'Ventilation' })).toHaveAttribute(
    'href',
    '/maintenance/template/3',
  );
  const [, row = document.body] = screen.getAllByRole('row');
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  // They are the title, repetition, number of tasks and number of activities.
  expect(cells.slice(0, 4)).toEqual(['Ventilation', 'Upprepas efter 365 dagar', '2', '7']);
  expect(screen.getByText('Rubrik eller beskrivning: vent')).toBeVisible();
  expect(api.requests(maintenanceTemplateCalls.list)[0]?.query).toMatchObject({ search: 'vent', page: 1 });
  await user.click(getButton(/Aktiviteter/));
  await waitFor(() => expect(location()).toContain('activities_count'));
  expect(api.requests(maintenanceTemplateCalls.list).at(-1)?.query).toMatchObject({
    sort: { by: 'activities_count', order: 'asc' },
  });
});

test('creates a template with tasks in the order that the user gives them, and refuses an empty task', async () => {
  const api = fakeApi();
  const { user, location } = renderScreen(<MaintenanceTemplateCreateScreen />, {
    route: routes.template.create,
    url: '/maintenance/template/create',
    api,
  });
  await user.click(await findField(/^Rubrik/));
  await user.paste('Ventilation');
  await user.click(await findField(/^Beskrivning/));
  await user.paste('Byt alla filter.');
  await user.click(getButton('Lägg till uppgift'));
  await user.click(await findField('Uppgift 1'));
  await user.paste('Byt påsfilter');
  await user.keyboard('{Enter}');
  expect(await findField('Uppgift 2')).toHaveFocus();
  await user.paste('Stäng av\n fläkten');
  await user.click(getButton('Flytta Stäng av fläkten uppåt'));
  expect(screen.getByText('Stäng av fläkten flyttades till plats 1 av 2')).toBeInTheDocument();
  await user.click(getButton('Lägg till uppgift'));
  await user.click(getButton('Skapa mall'));
  expect(await screen.findByText('Uppgift måste fyllas i')).toBeInTheDocument();
  expect(api.requests(maintenanceTemplateCalls.create)).toEqual([]);
  await user.click(getButton('Ta bort uppgift 3'));
  api.on(maintenanceTemplateCalls.create, makeTemplate());
  await user.click(getButton('Skapa mall'));
  await waitFor(() => expect(location()).toBe('/maintenance/template/3'));
  expect(api.requests(maintenanceTemplateCalls.create)[0]?.body).toEqual({
    title: 'Ventilation',
    description: 'Byt alla filter.',
    reschedule_in: null,
    tasks: [
      { id: null, task: 'Stäng av fläkten' },
      { id: null, task: 'Byt påsfilter' },
    ],
  });
});

test('saves a change with the ids of the tasks that stay', async () => {
  const api = fakeApi().on(maintenanceTemplateCalls.detail, makeTemplate());
  const { user, location } = renderScreen(<MaintenanceTemplateEditScreen />, {
    route: routes.template.edit,
    url: '/maintenance/template/3/edit',
    api,
  });
  await user.click(await screen.findByRole('button', { name: 'Ta bort Stäng av fläkten' }));
  api.on(maintenanceTemplateCalls.update, makeTemplate());
  await user.click(getButton('Spara'));
  await waitFor(() => expect(location()).toBe('/maintenance/template/3'));
  expect(api.requests(maintenanceTemplateCalls.update)[0]?.body).toMatchObject({
    id: 3,
    tasks: [{ id: 22, task: 'Byt påsfilter' }],
    updated_at: '2026-11-01T08:00:00.000Z',
  });
});

test('shows the tasks and activities of a template, and opens the form for a new activity on a chosen company', async () => {
  const { api, user, location } = renderDetail();
  expect(await screen.findByRole('heading', { name: 'Ventilation' })).toBeVisible();
  expect(screen.getByText('2 uppgifter')).toBeVisible();
  expect(screen.getByText('Stäng av fläkten')).toBeVisible();
  expect(screen.getByText('Byt påsfilter')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Lgh 1001/ })).toHaveAttribute('href', '/maintenance/7');
  expect(api.requests(maintenanceCalls.list)[0]?.query).toMatchObject({ template_id: 3 });
  api.on(companyCalls.list, pageResponse([], { total: 1 })).on(searchCalls.find, {
    hits: {
      total: { value: 1, relation: 'eq' },
      similar: false,
      hits: [
        {
          _index: 'companies',
          _id: '5',
          _score: 1,
          _source: {
            render: { id: 5, link: '/', title: 'Holms AB', subtitle: '', icon: 'x', type: 'Företag' },
          },
        },
      ],
    },
  });
  await user.click(getButton('Skapa aktivitet'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox'), 'holm');
  await user.click(await dialog.findByRole('option', { name: /Holms AB/ }, { timeout: 2000 }));
  await waitFor(() => expect(location()).toBe('/company/5/maintenance/create?template=3'));
  expect(api.requests(searchCalls.find)[0]?.query).toMatchObject({ index: 'entities,companies', size: 5 });
});

test('explains what happens to the activities before a template is deleted', async () => {
  const { api, user, location } = renderDetail();
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Radera' }));
  expect(await screen.findByText(/2 aktiviteter som har skapats från mallen blir kvar/)).toBeInTheDocument();
  api.on(maintenanceTemplateCalls.remove, { message: 'Mallen har raderats' });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Radera' }));
  await waitFor(() => expect(location()).toBe('/maintenance/template/overview'));
});
