import { routes } from '@husrum/contract/routes';
import { statutoryInspectionCalls as calls } from '@husrum/contract/statutory-inspection';
import { userCalls } from '@husrum/contract/user';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { makeRequirementDetail } from './inspection.test-data';
import InspectionRequirementScreen from './inspection-requirement.screen';

const named = [
  { id: 21, name: 'Hiss A', commissioned_on: '2019-05-02' },
  { id: 22, name: 'Hiss B', commissioned_on: null },
];
const lift = (installations = named) =>
  makeRequirementDetail({ kind: 'LIFT', installations, installation: installations[0] ?? null, counted: 2 });

const openDialog = async (detail = lift()) => {
  const api = fakeApi().on(userCalls.list, pageResponse([])).on(calls.detail, detail);
  const { user } = renderScreen(<InspectionRequirementScreen />, {
    route: routes.inspection.requirement,
    url: '/inspection/requirement/7/LIFT',
  });
  await user.click(await screen.findByRole('button', { name: 'Ändra anläggningar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anläggningar' }));
  return { api, user, dialog, names: () => dialog.getAllByRole('textbox', { name: /Namn/ }) };
};
const saveButton = { name: 'Spara' };

test('suggests as many as the facts count, and says why on the page', async () => {
  const { names } = await openDialog(lift([]));
  expect(screen.getByText(/^Enligt uppgifterna finns det 2/)).toBeInTheDocument();
  expect(names().map((input) => input.getAttribute('value'))).toEqual(['Hiss 1', 'Hiss 2']);
});

test('renames, removes and adds, and keeps the ids of those that stay', async () => {
  const { api, user, dialog, names } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Ta bort anläggning 1' }));
  const [first] = names();
  if (!first) throw new Error('The second lift is gone');
  await user.clear(first);
  await user.type(first, 'Hiss B, trapphus 2');
  await user.click(dialog.getByRole('button', { name: 'Lägg till anläggning' }));
  expect(names()[1]).toHaveValue('Hiss 2');
  const [, day] = dialog.getAllByLabelText(/Togs i bruk/);
  if (!day) throw new Error('The new lift has no day');
  await user.type(day, '2026-03-01');
  api.on(calls.saveInstallations, lift());
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

test('says in the form that a name is missing or stands twice, and sends nothing', async () => {
  const { api, user, dialog, names } = await openDialog();
  const [, second] = names();
  if (!second) throw new Error('The second lift is gone');
  await user.clear(second);
  await user.click(dialog.getByRole('button', saveButton));
  expect(await dialog.findByText('Namn måste fyllas i')).toBeVisible();
  await user.type(second, 'hiss a');
  await user.click(dialog.getByRole('button', saveButton));
  expect(await dialog.findByText('Varje anläggning måste ha ett eget namn')).toBeVisible();
  expect(api.requests(calls.saveInstallations)).toEqual([]);
});

test('keeps what was written when the server does not answer', async () => {
  const { api, user, dialog, names } = await openDialog();
  api.fails(calls.saveInstallations, 500, { message: 'Något gick fel' });
  await user.click(dialog.getByRole('button', { name: 'Lägg till anläggning' }));
  await user.click(dialog.getByRole('button', saveButton));
  expect(await screen.findByText('Något gick fel')).toBeVisible();
  expect(names().map((input) => input.getAttribute('value'))).toEqual(['Hiss A', 'Hiss B', 'Hiss 3']);
});
