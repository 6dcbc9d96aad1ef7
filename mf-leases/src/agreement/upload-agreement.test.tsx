import { agreementCalls } from '@husrum/contract/agreement';
import { type FileRow, fileCalls } from '@husrum/contract/file';
import { integrationCalls } from '@husrum/contract/integration';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeAgreement } from './agreement.test-data';
import { Agreements } from './agreements';

const uploadedFile: FileRow = {
  id: 21,
  name: 'Hyresavtal Eken.pdf',
  alias: 'Hyresavtal',
  notice: null,
  size: 4,
  mimetype: 'application/pdf',
  orphan: false,
  related: null,
  fileable_type: 'lease',
  fileable_id: 7,
  fileable: null,
  created_at: '2026-11-20T08:00:00.000Z',
};
const setupApi = () =>
  fakeApi()
    .on(integrationCalls.list, { data: [], services: [] })
    .on(agreementCalls.listByLease, [])
    .on(fileCalls.upload, { message: '', file: uploadedFile });

const openModal = async () => {
  const { user } = renderScreen(<Agreements leaseId={7} inactive={false} />);
  await user.click(screen.getByRole('button', { name: /Ladda upp avtal/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Ladda upp avtal' });
  const form = within(dialog);
  return {
    user,
    form,
    name: await form.findByRole('textbox', { name: /^Namn/ }),
    submit: () => user.click(form.getByRole('button', { name: 'Ladda upp' })),
    selectFile: async (fileName: string) => {
      const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('no file input');
      await user.upload(input, new File(['%PDF'], fileName, { type: 'application/pdf' }));
    },
  };
};

test('requires a file and a name, with the errors under their fields', async () => {
  const api = setupApi();
  const { form, submit, selectFile } = await openModal();
  await submit();
  expect(await form.findByText('Välj en fil.')).toBeVisible();
  expect(form.getByText('Namn måste fyllas i')).toBeVisible();
  await selectFile('Hyresavtal.pdf');
  await waitFor(() => expect(form.queryByText('Namn måste fyllas i')).toBeNull());
  expect(form.queryByText('Välj en fil.')).toBeNull();
  expect(api.requests(fileCalls.upload)).toEqual([]);
});

test('uploads the file to the lease and creates the agreement from it', async () => {
  const api = setupApi().on(agreementCalls.create, makeAgreement());
  const { user, name, submit, selectFile } = await openModal();
  await selectFile('Hyresavtal Eken.pdf');
  await waitFor(() => expect(name).toHaveValue('Hyresavtal Eken'));
  await user.clear(name);
  await user.type(name, 'Hyresavtal 2026');
  await selectFile('annan.pdf');
  await submit();
  expect(await screen.findByText('Avtalet är uppladdat')).toBeVisible();
  const [upload] = api.requests(fileCalls.upload);
  expect(upload?.body).toMatchObject({
    name: 'Hyresavtal 2026',
    fileable_type: 'lease',
    fileable_id: 7,
  });
  expect(upload?.file).toHaveProperty('name', 'annan.pdf');
  expect(api.requests(agreementCalls.create)[0]?.body).toEqual({
    name: 'Hyresavtal 2026',
    file_id: 21,
    lease_id: 7,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(api.requests(agreementCalls.listByLease)).toHaveLength(2));
});

test('shows a rejection of the file under its field', async () => {
  setupApi().fails(fileCalls.upload, 422, { data: { file: ['Filen är skadad'] } });
  const { form, submit, selectFile } = await openModal();
  await selectFile('avtal.pdf');
  await submit();
  expect(await form.findByText('Filen är skadad')).toBeVisible();
});

test('does not upload the file again when only creating the agreement failed', async () => {
  const api = setupApi().fails(agreementCalls.create, 503, { message: 'Försök igen om en stund.' });
  const { name, submit, selectFile } = await openModal();
  await selectFile('Hyresavtal Eken.pdf');
  await submit();
  expect(await screen.findByText('Försök igen om en stund.')).toBeVisible();
  expect(name).toHaveValue('Hyresavtal Eken');
  api.on(agreementCalls.create, makeAgreement());
  await submit();
  expect(await screen.findByText('Avtalet är uppladdat')).toBeVisible();
  expect(api.requests(fileCalls.upload)).toHaveLength(1);
});

test('uploads another file that is selected after a failure', async () => {
  const api = setupApi().fails(agreementCalls.create, 503, { message: 'Försök igen om en stund.' });
  const { submit, selectFile } = await openModal();
  await selectFile('fel.pdf');
  await submit();
  expect(await screen.findByText('Försök igen om en stund.')).toBeVisible();
  await selectFile('rätt.pdf');
  await submit();
  await waitFor(() => expect(api.requests(fileCalls.upload)).toHaveLength(2));
});
