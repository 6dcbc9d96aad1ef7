import { type AgreementCaseStatus, agreementCalls } from '@husrum/contract/agreement';
import { fasdokCalls } from '@husrum/contract/fasdok';
import { integrationCalls } from '@husrum/contract/integration';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeAgreement } from '../agreement/agreement.test-data';
import { Agreements } from '../agreement/agreements';

const setupApi = () =>
  fakeApi()
    .on(agreementCalls.listByLease, [])
    .on(integrationCalls.list, {
      data: [],
      services: [{ name: 'FASDOK', is_simulated: true, can_connect: true }],
    });
const makeAgreementWithCase = (status: AgreementCaseStatus) =>
  makeAgreement({ can_sign: false, fasdokcase: { case_id: 'c', status } });
const openCaseModal = async (api: ReturnType<typeof setupApi>) => {
  const { user } = renderScreen(<Agreements leaseId={7} inactive={false} />, { api });
  await user.click(await screen.findByRole('button', { name: 'Skapa i FASDOK' }));
  await screen.findByRole('dialog', { name: 'Skapa i FASDOK' });
  // The form is another dialog than the one that is shown while its data is loaded.
  await waitFor(() => expect(screen.queryByTestId('skeleton-row')).toBeNull());
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Skapa i FASDOK' })) };
};

test('without a connection the modal links to the integrations, and nothing can be sent', async () => {
  const message = 'FASDOK är inte kopplat. Koppla det under Integrationer.';
  const { dialog } = await openCaseModal(setupApi().fails(fasdokCalls.organizations, 424, { message }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.queryByText(/anslutet/)).toBeNull();
  expect(dialog.getByRole('link', { name: 'Till Integrationer' })).toHaveAttribute(
    'href',
    '/integration/overview',
  );
  expect(dialog.getByRole('button', { name: 'Skapa avtal' })).toBeDisabled();
});

test('creates a case from a template of the organization, with the version that was shown', async () => {
  const api = setupApi()
    .on(fasdokCalls.organizations, { data: [{ id: 'org-1', name: 'Holm AB' }], is_simulated: true })
    .on(fasdokCalls.templates, { data: [{ id: 'bostad', name: 'Bostad', activeVersionNumber: 3 }] })
    .on(fasdokCalls.createCase, makeAgreementWithCase('DRAFT'));
  const { user, dialog } = await openCaseModal(api);
  await user.click(await dialog.findByRole('button', { name: 'Skapa avtal' }));
  expect(await dialog.findByText('Mall måste fyllas i')).toBeVisible();
  // The user does not fill in the version.
  expect(dialog.queryByText(/Version/)).toBeNull();
  await user.click(dialog.getByRole('combobox', { name: /Mall/ }));
  await user.click(await screen.findByTitle('Bostad, version 3'));
  await user.click(dialog.getByRole('button', { name: 'Skapa avtal' }));
  expect(await screen.findByText('Avtalet är skapat i FASDOK')).toBeVisible();
  expect(api.requests(fasdokCalls.createCase)[0]?.body).toEqual({
    lease_id: 7,
    organization_id: 'org-1',
    template_id: 'bostad',
    activeVersionNumber: 3,
  });
});

const organizations = { data: [{ id: 'org-1', name: 'Holm AB' }], is_simulated: true };

test.each([
  [503, 'FASDOK svarar inte just nu. Försök igen om en stund.'],
  [404, 'Organisationen finns inte längre i FASDOK. Välj en annan.'],
])(
  'templates that cannot be read (%i) are explained in the form, and can be read again',
  async (status, message) => {
    const api = setupApi()
      .on(fasdokCalls.organizations, organizations)
      .fails(fasdokCalls.templates, status, { message });
    const { user, dialog } = await openCaseModal(api);
    expect(await dialog.findByText(message)).toBeVisible();
    api.on(fasdokCalls.templates, { data: [{ id: 'bostad', name: 'Bostad', activeVersionNumber: 3 }] });
    await user.click(dialog.getByRole('button', { name: 'Försök igen' }));
    await user.click(await dialog.findByRole('combobox', { name: /Mall/ }));
    expect(await screen.findByTitle('Bostad, version 3')).toBeVisible();
    expect(dialog.queryByText(message)).toBeNull();
  },
);

test('opening a document that has been removed in FASDOK shows a message on the page', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const message = 'Dokumentet finns inte längre i FASDOK.';
  const api = setupApi()
    .on(agreementCalls.listByLease, [makeAgreementWithCase('CONCLUDED')])
    .fails(fasdokCalls.casePdf, 404, { message });
  const { user, location } = renderScreen(<Agreements leaseId={7} inactive={false} />, { api });
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByRole('menuitem', { name: /FASDOK/ }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(location()).not.toBe('/404');
});

test('reads the status in FASDOK when the lease is opened, and shows the new one', async () => {
  const api = setupApi()
    .on(agreementCalls.listByLease, [makeAgreementWithCase('DRAFT')])
    .on(fasdokCalls.sync, () => {
      api.on(agreementCalls.listByLease, [makeAgreementWithCase('DONE')]);
      return { message: '', changed: 1 };
    });
  renderScreen(<Agreements leaseId={7} inactive={false} />, { api });
  expect(await screen.findByText('Klart')).toBeVisible();
  expect(api.requests(fasdokCalls.sync).map(({ body }) => body)).toEqual([{ lease_id: 7 }]);
});

test('keeps the last known status while FASDOK does not respond', async () => {
  const api = setupApi()
    .on(agreementCalls.listByLease, [makeAgreementWithCase('DRAFT')])
    .fails(fasdokCalls.sync, 503, { message: 'FASDOK svarar inte just nu.' });
  renderScreen(<Agreements leaseId={7} inactive={false} />, { api });
  expect(await screen.findByText('Utkast')).toBeVisible();
  await waitFor(() => expect(api.requests(fasdokCalls.sync)).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('does not ask FASDOK about concluded cases', async () => {
  const api = setupApi().on(agreementCalls.listByLease, [makeAgreementWithCase('CONCLUDED')]);
  renderScreen(<Agreements leaseId={7} inactive={false} />, { api });
  expect(await screen.findByText('Avslutat')).toBeVisible();
  expect(api.requests(fasdokCalls.sync)).toEqual([]);
});

test('does not offer to create an agreement in FASDOK on a server without FASDOK', async () => {
  const api = setupApi().on(integrationCalls.list, { data: [], services: [] });
  renderScreen(<Agreements leaseId={7} inactive={false} />, { api });
  expect(await screen.findByRole('button', { name: 'Ladda upp avtal' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skapa i FASDOK' })).toBeNull();
});
