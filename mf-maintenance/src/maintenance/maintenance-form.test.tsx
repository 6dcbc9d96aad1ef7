import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { routes } from '@husrum/contract/routes';
import { userCalls } from '@husrum/contract/user';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeTemplateRow } from '../maintenance-template/maintenance-template.test-data';
import { makeParkingSpace } from '../ticket/entity.test-data';
import { makeMaintenance } from './maintenance.test-data';
import MaintenanceCreateScreen from './maintenance-create.screen';
import MaintenanceEditScreen from './maintenance-edit.screen';

const findField = (name: RegExp | string) => screen.findByRole('textbox', { name });
const getButton = (name: RegExp | string) => screen.getByRole('button', { name });

const company = {
  id: 5,
  name: 'Holms AB',
  organisation_number: '559999-0016',
  address: 'Storgatan 1',
  postal_code: '702 11',
  city: 'Örebro',
  country: 'Sverige',
  phone: null,
  email: null,
  entities_count: 0,
  has_leases: false,
  has_inspections: false,
  favouritechildren: [],
  invoicingconfig: {
    company_id: 5,
    integration_id: null,
    terms_of_payment: '30' as const,
    vat: null,
    plusgiro: null,
    bankgiro: null,
    auto_enabled: false,
    generate_day: 20,
    send_day: 25,
    generate_period: 'NEXT_MONTH' as const,
    auto_require_review: false,
    min_days: 10,
    f_tax: true,
    updated_at: '2026-11-02T08:00:00.000Z',
  },
  breadcrumb: [],
  created_at: '2026-11-02T08:00:00.000Z',
  updated_at: '2026-11-02T08:00:00.000Z',
};

const renderCreate = (url: string) => {
  const api = fakeApi()
    .on(companyCalls.detail, company)
    .on(entityCalls.detail, makeParkingSpace())
    .on(maintenanceTemplateCalls.list, pageResponse([makeTemplateRow()]))
    .on(userCalls.list, { data: [] });
  return {
    api,
    ...renderScreen(<MaintenanceCreateScreen />, { route: routes.maintenance.create, url, api }),
  };
};

test('creates an activity from a template, and locks the fields that the template fills in', async () => {
  const { api, user, location } = renderCreate('/company/5/maintenance/create?template=3');
  expect(await screen.findByRole('link', { name: 'Holms AB' })).toHaveAttribute('href', '/company/5');
  expect(await findField(/^Rubrik/)).toHaveValue('Ventilation');
  expect(await findField(/^Rubrik/)).toBeDisabled();
  expect(await findField(/^Beskrivning/)).toBeDisabled();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['Stäng av fläkten', 'Byt påsfilter']),
  );
  expect(screen.queryByRole('button', { name: 'Lägg till uppgift' })).not.toBeInTheDocument();
  await user.click(await findField(/^Planerad dag/));
  await user.paste('2026-12-01');
  api.on(maintenanceCalls.create, makeMaintenance({ id: 12 }));
  await user.click(getButton('Skapa aktivitet'));
  await waitFor(() => expect(location()).toBe('/maintenance/12'));
  expect(api.requests(maintenanceCalls.create)[0]?.body).toEqual({
    entity_id: null,
    company_id: 5,
    template_id: 3,
    title: null,
    description: null,
    reschedule_in: null,
    tasks: [],
    scheduled_at: Date.UTC(2026, 10, 30, 23) / 1000,
    responsible_id: null,
    budget: null,
  });
});

test('names the object of a new activity together with its house, not with the object right above it', async () => {
  renderCreate('/entity/9/maintenance/create');
  const link = await screen.findByRole('link', { name: 'Plats 7, Kv. Eken' });
  expect(link).toHaveAttribute('href', '/entity/9');
});

test('keeps the content of a template that is deselected, and lets the user change it', async () => {
  const { api, user } = renderCreate('/company/5/maintenance/create?template=3');
  await user.click(await screen.findByRole('combobox', { name: 'Mall' }));
  await user.click(await screen.findByText('Ingen mall', { selector: '.ant-select-item-option-content' }));
  const title = await findField(/^Rubrik/);
  await waitFor(() => expect(title).toBeEnabled());
  await user.click(title);
  await user.paste(' och värme');
  await user.click(getButton('Ta bort Stäng av fläkten'));
  api.on(maintenanceCalls.create, makeMaintenance());
  await user.click(getButton('Skapa aktivitet'));
  await waitFor(() => expect(api.requests(maintenanceCalls.create)).toHaveLength(1));
  expect(api.requests(maintenanceCalls.create)[0]?.body).toMatchObject({
    template_id: null,
    title: 'Ventilation och värme',
    reschedule_in: 365,
    tasks: [{ id: null, task: 'Byt påsfilter' }],
  });
});

test('shows missing values and the server’s errors under the fields, and keeps the input', async () => {
  const { api, user, isDirty } = renderCreate('/company/5/maintenance/create');
  await user.type(await findField(/^Rubrik/), 'Sotning');
  await user.click(getButton('Skapa aktivitet'));
  expect(await screen.findByText('Beskrivning måste fyllas i')).toBeInTheDocument();
  expect(api.requests(maintenanceCalls.create)).toEqual([]);
  await user.click(await findField(/^Beskrivning/));
  await user.paste('Alla kanaler.');
  api.fails(maintenanceCalls.create, 422, { message: 'Nej', data: { budget: ['Budgeten är för hög'] } });
  await user.click(getButton('Skapa aktivitet'));
  expect(await screen.findByText('Budgeten är för hög')).toBeInTheDocument();
  expect(await findField(/^Rubrik/)).toHaveValue('Sotning');
  expect(isDirty()).toBe(true);
});

test('redirects to the 404 page for other owners than objects and companies', async () => {
  const { location } = renderCreate('/tenant/3/maintenance/create');
  await waitFor(() => expect(location()).toBe('/404'));
});

const renderEdit = (activity = makeMaintenance()) => {
  const api = fakeApi().on(maintenanceCalls.detail, activity).on(userCalls.list, { data: [] });
  const url = '/maintenance/7/edit';
  return { api, ...renderScreen(<MaintenanceEditScreen />, { route: routes.maintenance.edit, url, api }) };
};

test('saves a changed title, day, time of day and order of the tasks', async () => {
  const { api, user, location } = renderEdit(
    // 2026-12-01 10:30 in Sweden.
    makeMaintenance({ scheduled_at: Date.UTC(2026, 11, 1, 9, 30) / 1000 }),
  );
  const title = await findField(/^Rubrik/);
  await user.clear(title);
  await user.click(title);
  await user.paste('Byt alla filter');
  const time = await findField('Klockslag');
  await user.clear(time);
  await user.type(time, '1230');
  const day = await findField(/^Planerad dag/);
  await user.clear(day);
  await user.click(day);
  await user.paste('2026-12-02');
  await user.click(getButton('Flytta Byt påsfilter uppåt'));
  api.on(maintenanceCalls.update, makeMaintenance());
  await user.click(getButton('Spara'));
  await waitFor(() => expect(location()).toBe('/maintenance/7'));
  expect(api.requests(maintenanceCalls.update)[0]?.body).toEqual({
    id: 7,
    title: 'Byt alla filter',
    description: 'Byt alla filter i fläktrummet.',
    reschedule_in: 365,
    tasks: [
      { id: 12, task: 'Byt påsfilter' },
      { id: 11, task: 'Stäng av fläkten' },
    ],
    scheduled_at: Date.UTC(2026, 11, 2, 11, 30) / 1000,
    responsible_id: 2,
    budget: 4000,
    updated_at: '2026-11-01T08:00:00.000Z',
  });
});

test('asks for a day when there is only a time, and for a time as HH:MM', async () => {
  const { user } = renderEdit(makeMaintenance({ scheduled_at: null }));
  await user.type(await findField('Klockslag'), '9.30');
  await user.click(getButton('Spara'));
  expect(await screen.findByText('Ange en dag för klockslaget')).toBeInTheDocument();
  await user.clear(await findField('Klockslag'));
  await user.type(await findField('Klockslag'), 'morgon');
  await user.click(getButton('Spara'));
  expect(await screen.findByText('Ange ett klockslag som TT:MM')).toBeInTheDocument();
});

test('says that a finished activity cannot be edited, and has no form', async () => {
  renderEdit(makeMaintenance({ status: 'DONE', completed_at: 1 }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/kan inte redigeras/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Spara' })).not.toBeInTheDocument();
});
