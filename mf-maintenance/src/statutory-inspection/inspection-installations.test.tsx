import { routes } from '@husrum/contract/routes';
import { statutoryInspectionCalls as calls } from '@husrum/contract/statutory-inspection';
import { userCalls } from '@husrum/contract/user';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { makeRequirementDetail } from './inspection.test-data';
import InspectionRequirementScreen from './inspection-requirement.screen';

const namedLifts = [
  { id: 21, name: 'Hiss A', commissioned_on: '2019-05-02' },
  { id: 22, name: 'Hiss B', commissioned_on: null },
];
const makeLiftRequirement = (installations = namedLifts) =>
  makeRequirementDetail({ kind: 'LIFT', installations, installation: installations[0] ?? null, counted: 2 });

const openDialog = async (detail = makeLiftRequirement()) => {
  const api = fakeApi().on(userCalls.list, pageResponse([])).on(calls.detail, detail);
  const { user } = renderScreen(<InspectionRequirementScreen />, {
    route: routes.inspection.requirement,
    url: '/inspection/requirement/7/LIFT',
  });
  await user.click(await screen.findByRole('button', { name: 'Ändra anläggningar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anläggningar' }));
  return { api, user, dialog, getNameInputs: () => dialog.getAllByRole('textbox', { name: /Namn/ }) };
};
const saveButton = { name: 'Spara' };

test('suggests names for as many installations as the facts count, and says on the page why to name them', async () => {
  const { getNameInputs } = await openDialog(makeLiftRequirement([]));
  expect(screen.getByText(/^Enligt uppgifterna finns det 2/)).toBeInTheDocument();
  expect(getNameInputs().map((input) => input.getAttribute('value'))).toEqual(['Hiss 1', 'Hiss 2']);
});

test('removes, renames and adds installations, and keeps the id of the renamed one', async () => {
  const { api, user, dialog, getNameInputs } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Ta bort anläggning 1' }));
  const [first] = getNameInputs();
  if (!first) throw new Error('There is no field for the name');
  await user.clear(first);
  await user.click(first);
  await user.paste('Hiss B, trapphus 2');
  await user.click(dialog.getByRole('button', { name: 'Lägg till anläggning' }));
  expect(getNameInputs()[1]).toHaveValue('Hiss 2');
  const [, day] = dialog.getAllByLabelText(/Togs i bruk/);
  if (!day) throw new Error('The new lift has no day');
  await user.click(day);
  await user.paste('2026-03-01');
  api.on(calls.saveInstallations, makeLiftRequirement());
  await user.click(dialog.getByRole('button', saveButton));
  expect(await screen.findByText('Anläggningarna är sparade')).toBeVisible();
  expect(api.requests(calls.saveInstallations)[0]?.body).toEqual({
    entity_id: 7,
    kind: 'LIFT',
    installations: [
      { id: 22, name: 'Hiss B, trapphus 2', commissioned_on: null },
      { id: null, name: 'Hiss 2', commissioned_on: '2026-03-01' },
    ],
  });
});

test('shows that a name is missing or used twice, and sends nothing', async () => {
  const { api, user, dialog, getNameInputs } = await openDialog();
  const [, second] = getNameInputs();
  if (!second) throw new Error('There is no field for the name');
  await user.clear(second);
  await user.click(dialog.getByRole('button', saveButton));
  expect(await dialog.findByText('Namn måste fyllas i')).toBeVisible();
  await user.type(second, 'hiss a');
  await user.click(dialog.getByRole('button', saveButton));
  expect(await dialog.findByText('Varje anläggning måste ha ett eget namn')).toBeVisible();
  expect(api.requests(calls.saveInstallations)).toEqual([]);
});

test('keeps the input when saving fails', async () => {
  const { api, user, dialog, getNameInputs } = await openDialog();
  api.fails(calls.saveInstallations, 500, { message: 'Något gick fel' });
  await user.click(dialog.getByRole('button', { name: 'Lägg till anläggning' }));
  await user.click(dialog.getByRole('button', saveButton));
  expect(await screen.findByText('Något gick fel')).toBeVisible();
  expect(getNameInputs().map((input) => input.getAttribute('value'))).toEqual(['Hiss A', 'Hiss B', 'Hiss 3']);
});
