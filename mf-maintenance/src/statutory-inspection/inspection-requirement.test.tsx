import { fileCalls } from '@husrum/contract/file';
import { routes } from '@husrum/contract/routes';
import { statutoryInspectionCalls as calls, unknownFacts } from '@husrum/contract/statutory-inspection';
import { userCalls } from '@husrum/contract/user';
import { createUser, fakeApi, freezeDate, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeRequirementDetail } from './inspection.test-data';
import InspectionFactsScreen from './inspection-facts.screen';
import InspectionRequirementScreen from './inspection-requirement.screen';

freezeDate('2026-11-20T09:00:00Z');

const setupApi = (detail = makeRequirementDetail()) =>
  fakeApi().on(userCalls.list, pageResponse([])).on(calls.detail, detail);
const renderRequirement = () =>
  renderScreen(<InspectionRequirementScreen />, {
    route: routes.inspection.requirement,
    url: '/inspection/requirement/7/VENTILATION',
  });

test('shows the law, the interval, the coming days and the registered inspections', async () => {
  setupApi();
  renderRequirement();
  expect(
    await screen.findByRole('heading', { name: 'Obligatorisk ventilationskontroll (OVK)' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plan- och bygglag (2010:900)' })).toHaveAttribute(
    'href',
    'https://lagen.nu/2010:900',
  );
  expect(screen.getByText('6 år')).toBeVisible();
  expect(screen.getByText('2027-01-15, 2033-01-15')).toBeVisible();
  expect(screen.getByText('Eva Ek, Luftkontroll AB')).toBeVisible();
  expect(screen.getByText('OVK-1234, gäller till 2024-06-30')).toBeVisible();
});

const uploadedReport = {
  message: 'Uppladdad',
  file: {
    id: 12,
    name: 'ovk.pdf',
    alias: 'ovk.pdf',
    notice: null,
    size: 3,
    mimetype: 'application/pdf',
    orphan: false,
    related: null,
    fileable_type: 'entity',
    fileable_id: 7,
    fileable: null,
    created_at: '',
  },
};
const selectReport = async (user: ReturnType<typeof renderRequirement>['user']) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form has no input for files');
  await user.upload(input, new File(['%PDF'], 'ovk.pdf', { type: 'application/pdf' }));
};

test('registers a rejected inspection, with a report and one remark per line', async () => {
  const api = setupApi().on(calls.register, makeRequirementDetail()).on(fileCalls.upload, uploadedReport);
  const { user } = renderRequirement();
  await user.click(await screen.findByRole('button', { name: 'Registrera besiktning' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText(/Ombesiktning senast/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Ej godkänd' }));
  await user.click(dialog.getByLabelText(/Ombesiktning senast/));
  await user.paste('2027-03-01');
  await user.type(dialog.getByLabelText(/Utförd av/), 'Bo Berg');
  await user.click(dialog.getByLabelText(/Anmärkningar/));
  await user.paste('Lågt flöde\n\n Trasig fläkt ');
  await selectReport(user);
  await user.click(dialog.getByRole('button', { name: 'Registrera besiktning' }));
  expect(await screen.findByText('Besiktningen är registrerad')).toBeVisible();
  expect(api.requests(fileCalls.upload)[0]?.body).toMatchObject({ fileable_type: 'entity', fileable_id: 7 });
  expect(api.requests(calls.register)[0]?.body).toMatchObject({
    entity_id: 7,
    kind: 'VENTILATION',
    result: 'REJECTED',
    reinspect_by: '2027-03-01',
    inspector_name: 'Bo Berg',
    file_id: 12,
    remarks: ['Lågt flöde', 'Trasig fläkt'],
  });
});

test('does not upload the report a second time when registering has failed', async () => {
  const api = setupApi()
    .on(fileCalls.upload, uploadedReport)
    .fails(calls.register, 422, {
      data: { performed_on: ['Datumet kan inte vara senare än i dag'] },
    });
  const { user } = renderRequirement();
  await user.click(await screen.findByRole('button', { name: 'Registrera besiktning' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Utförd av/), 'Bo Berg');
  await selectReport(user);
  await user.click(dialog.getByRole('button', { name: 'Registrera besiktning' }));
  expect(await dialog.findByText('Datumet kan inte vara senare än i dag')).toBeVisible();
  api.on(calls.register, makeRequirementDetail());
  const day = dialog.getByLabelText(/^Datum/);
  await user.clear(day);
  await user.paste('2026-01-15');
  await user.click(dialog.getByRole('button', { name: 'Registrera besiktning' }));
  expect(await screen.findByText('Besiktningen är registrerad')).toBeVisible();
  expect(api.requests(fileCalls.upload)).toHaveLength(1);
  expect(api.requests(calls.register).at(-1)?.body).toMatchObject({ file_id: 12 });
});

test('shows an error of the server under its field and keeps the input', async () => {
  setupApi().fails(calls.register, 422, {
    data: { performed_on: ['Datumet kan inte vara senare än i dag'] },
  });
  const { user } = renderRequirement();
  await user.click(await screen.findByRole('button', { name: 'Registrera besiktning' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Utförd av/), 'Bo Berg');
  await user.click(dialog.getByRole('button', { name: 'Registrera besiktning' }));
  expect(await dialog.findByText('Datumet kan inte vara senare än i dag')).toBeVisible();
  expect(dialog.getByLabelText(/Utförd av/)).toHaveValue('Bo Berg');
});

test('creates a ticket from a remark with one click', async () => {
  const api = setupApi().on(calls.createTicket, {
    id: 5,
    remark: 'Smutsigt filter',
    ticket: { id: 40, reference: 'Ä-1040', status: 'NEW' },
  });
  const { user } = renderRequirement();
  await user.click(await screen.findByRole('button', { name: 'Skapa ärende: Smutsigt filter' }));
  expect(await screen.findByText('Ärendet har skapats')).toBeVisible();
  expect(api.requests(calls.createTicket)[0]?.params).toMatchObject({ id: '5' });
});

test('plans the inspection on its due day, with the cost of the previous one as budget', async () => {
  const api = setupApi().on(
    calls.planActivity,
    makeRequirementDetail({ planned: { id: 2, day: '2027-01-15' } }),
  );
  const { user } = renderRequirement();
  await user.click(await screen.findByRole('button', { name: 'Planera' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Planera' }));
  expect(await screen.findByText('Besiktningen är planerad')).toBeVisible();
  expect(api.requests(calls.planActivity)[0]?.body).toMatchObject({ day: '2027-01-15', budget: 12_500 });
});

const factsDetail = {
  entity: { id: 7, name: 'Kv. Eken', house: null },
  facts: { ...unknownFacts, built_year: 1962, playground: true },
  from_entity: ['built_year' as const],
  has_plan: true,
  updated_at: '2026-11-20T08:00:00.000Z',
  breadcrumb: [],
};

test('disables the facts for a role that may not change them', async () => {
  fakeApi().on(calls.facts, factsDetail);
  renderScreen(<InspectionFactsScreen />, {
    route: routes.inspection.facts,
    url: '/inspection/facts/7',
    user: createUser({ role: 'READER' }),
  });
  expect(await screen.findByLabelText('Personhissar')).toBeDisabled();
});

test('an unknown fact is sent as null, and the year of the object cannot be changed here', async () => {
  const api = fakeApi().on(calls.facts, factsDetail).on(calls.saveFacts, factsDetail);
  const { user } = renderScreen(<InspectionFactsScreen />, {
    route: routes.inspection.facts,
    url: '/inspection/facts/7',
  });
  expect(await screen.findByLabelText('Byggår')).toBeDisabled();
  expect(screen.getByLabelText('Byggår')).toHaveValue('1962');
  await user.type(screen.getByLabelText('Personhissar'), '2');
  const hotWater = within(screen.getByRole('radiogroup', { name: 'Gemensamt varmvatten' }));
  await user.click(hotWater.getByRole('radio', { name: 'Nej' }));
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Lekplats' })).getByRole('radio', { name: 'Vet ej' }),
  );
  // The class is asked for only when there are pressure vessels.
  const classA = { name: 'Något tryckkärl i klass A' };
  expect(screen.queryByRole('radiogroup', classA)).not.toBeInTheDocument();
  const vessels = within(screen.getByRole('radiogroup', { name: 'Tryckkärl i klass A eller B' }));
  await user.click(vessels.getByRole('radio', { name: 'Ja' }));
  await user.click(within(screen.getByRole('radiogroup', classA)).getByRole('radio', { name: 'Ja' }));
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Uppgifterna är sparade')).toBeVisible();
  expect(api.requests(calls.saveFacts)[0]?.body).toMatchObject({
    entity_id: 7,
    lifts: 2,
    shared_hot_water: false,
    playground: null,
    pressure_vessels_class_a: true,
    ventilation: null,
    updated_at: '2026-11-20T08:00:00.000Z',
  });
});

const changedByOther = { message: 'Någon annan har ändrat uppgifterna.' };

test('shows facts that somebody else has saved meanwhile, and saves over them when asked again', async () => {
  const api = fakeApi()
    .on(calls.facts, factsDetail)
    .fails(calls.saveFacts, 409, { ...changedByOther, data: { lifts: ['Nu sparat: 3'] } });
  const { user } = renderScreen(<InspectionFactsScreen />, {
    route: routes.inspection.facts,
    url: '/inspection/facts/7',
  });
  await user.type(await screen.findByLabelText('Personhissar'), '2');
  api.on(calls.facts, { ...factsDetail, updated_at: '2026-11-20T09:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Nu sparat: 3')).toBeVisible();
  expect(screen.getByLabelText('Personhissar')).toHaveValue('2');
  api.on(calls.saveFacts, factsDetail);
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Uppgifterna är sparade')).toBeVisible();
  expect(api.requests(calls.saveFacts).map(({ body }) => body)).toMatchObject([
    { lifts: 2, updated_at: '2026-11-20T08:00:00.000Z' },
    { lifts: 2, updated_at: '2026-11-20T09:00:00.000Z' },
  ]);
});

test('shows an interval that somebody else has set meanwhile, and saves over it when asked again', async () => {
  const api = setupApi().fails(calls.setInterval, 409, {
    ...changedByOther,
    data: { months: ['Nu sparat: 36'] },
  });
  const { user } = renderRequirement();
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ändra intervall' }));
  const dialog = within(await screen.findByRole('dialog'));
  // The menu that closes may still move the focus.
  await waitFor(() => expect(dialog.getByLabelText(/Intervall/)).toHaveFocus());
  await user.type(dialog.getByLabelText(/Skäl/), 'Beslut');
  api.on(calls.detail, makeRequirementDetail({ interval_updated_at: '2026-11-20T09:00:00.000Z' }));
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await dialog.findByText('Nu sparat: 36')).toBeVisible();
  api.on(calls.setInterval, makeRequirementDetail());
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Intervallet är ändrat')).toBeVisible();
  expect(api.requests(calls.setInterval).map(({ body }) => body)).toMatchObject([
    { months: 72, reason: 'Beslut', updated_at: '' },
    { months: 72, reason: 'Beslut', updated_at: '2026-11-20T09:00:00.000Z' },
  ]);
});
