import { agreementCalls } from '@husrum/contract/agreement';
import { integrationCalls } from '@husrum/contract/integration';
import { leaseCalls } from '@husrum/contract/lease';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeLease } from '../lease/lease.test-data';
import { makeAgreement } from './agreement.test-data';
import { Agreements } from './agreements';

const openTemplateModal = async () => {
  const api = fakeApi()
    .on(agreementCalls.listByLease, [])
    .on(integrationCalls.list, { data: [], services: [] })
    .on(leaseCalls.detail, makeLease());
  const { user } = renderScreen(<Agreements leaseId={7} inactive={false} />, { api });
  await user.click(await screen.findByRole('button', { name: 'Skapa från mall' }));
  return { api, user, dialog: within(await screen.findByRole('dialog', { name: 'Skapa från mall' })) };
};

test('shows that the template is no legal advice, and creates the agreement from the lease', async () => {
  const { api, user, dialog } = await openTemplateModal();
  expect(dialog.getByText(/Mallen är ingen juridisk rådgivning/)).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Bostad' })).toBeChecked();
  await user.type(dialog.getByLabelText(/Deposition/), '12000');
  api.on(agreementCalls.createFromTemplate, makeAgreement());
  await user.click(dialog.getByRole('button', { name: 'Skapa avtal' }));
  expect(await screen.findByText('Avtalet är skapat')).toBeVisible();
  expect(api.requests(agreementCalls.createFromTemplate)[0]?.body).toMatchObject({
    lease_id: makeLease().id,
    kind: 'DWELLING',
    deposit: 12_000,
    index_share: null,
  });
});

test('asks for an index clause only in an agreement about premises, and shows why the server refuses it', async () => {
  const { api, user, dialog } = await openTemplateModal();
  expect(dialog.queryByLabelText(/Bastal/)).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Lokal' }));
  await user.type(dialog.getByLabelText(/Andel av hyran/), '80');
  api.fails(agreementCalls.createFromTemplate, 422, {
    data: { index_share: ['Fyll i andel, bastal och basår.'] },
  });
  await user.click(dialog.getByRole('button', { name: 'Skapa avtal' }));
  expect(await dialog.findByText('Fyll i andel, bastal och basår.')).toBeVisible();
});

test('sends the index series that the user has chosen', async () => {
  const { api, user, dialog } = await openTemplateModal();
  await user.click(dialog.getByRole('radio', { name: 'Lokal' }));
  expect(await dialog.findByText('Indextalet för oktober i KPI, basår 2020')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'KPI, basår 1980' }));
  expect(await dialog.findByText('Indextalet för oktober i KPI, basår 1980')).toBeVisible();
  api.on(agreementCalls.createFromTemplate, makeAgreement());
  await user.click(dialog.getByRole('button', { name: 'Skapa avtal' }));
  expect(await screen.findByText('Avtalet är skapat')).toBeVisible();
  expect(api.requests(agreementCalls.createFromTemplate)[0]?.body).toMatchObject({ index_series: '1980' });
});

test('previews the agreement as PDF in a new tab, with the values of the form', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:avtal');
  URL.revokeObjectURL = jest.fn();
  const tab = { location: { href: '' }, close: jest.fn() };
  const spy = jest.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(null), tab));
  const { api, user, dialog } = await openTemplateModal();
  api.on(agreementCalls.previewTemplate, new Blob(['%PDF']));
  await user.click(dialog.getByRole('button', { name: 'Förhandsgranska' }));
  await waitFor(() => expect(tab.location.href).toBe('blob:avtal'));
  expect(api.requests(agreementCalls.previewTemplate)[0]?.body).toMatchObject({ kind: 'DWELLING' });
  spy.mockRestore();
});
