import { agreementCalls } from '@husrum/contract/agreement';
import { type FileRow, fileCalls } from '@husrum/contract/file';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAgreement } from './agreement.test-data';
import { Agreements } from './agreements';

const sent: FileRow = {
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
  created_at: '2026-11-20T08:00:00.000Z',
};
const aServer = () =>
  fakeApi().on(agreementCalls.ofLease, []).on(fileCalls.upload, { message: '', file: sent });

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
    choose: async (fileName: string) => {
      const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('no file input');
      await user.upload(input, new File(['%PDF'], fileName, { type: 'application/pdf' }));
    },
  };
};

test('file and name are required, and told under their fields', async () => {
  const api = aServer();
  const { form, submit, choose } = await openModal();
  await submit();
  expect(await form.findByText('Välj en fil.')).toBeVisible();
  expect(form.getByText('Namn måste fyllas i')).toBeVisible();
  await choose('Hyresavtal.pdf');
  await waitFor(() => expect(form.queryByText('Namn måste fyllas i')).toBeNull());
  expect(form.queryByText('Välj en fil.')).toBeNull();
  expect(api.requests(fileCalls.upload)).toEqual([]);
});

test('the file goes to the lease, and what it is called becomes the agreement', async () => {
  const api = aServer().on(agreementCalls.create, anAgreement());
  const { user, name, submit, choose } = await openModal();
  await choose('Hyresavtal Eken.pdf');
  await waitFor(() => expect(name).toHaveValue('Hyresavtal Eken'));
  await user.clear(name);
  await user.type(name, 'Hyresavtal 2026');
  await choose('annan.pdf');
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
  await waitFor(() => expect(api.requests(agreementCalls.ofLease)).toHaveLength(2));
});

test('a file that is refused is told under it', async () => {
  aServer().fails(fileCalls.upload, 422, { data: { file: ['Filen är skadad'] } });
  const { form, submit, choose } = await openModal();
  await choose('avtal.pdf');
  await submit();
  expect(await form.findByText('Filen är skadad')).toBeVisible();
});

test('when only the second step fails nothing is lost, and the file is not sent again', async () => {
  const api = aServer().fails(agreementCalls.create, 503, { message: 'Försök igen om en stund.' });
  const { name, submit, choose } = await openModal();
  await choose('Hyresavtal Eken.pdf');
  await submit();
  expect(await screen.findByText('Försök igen om en stund.')).toBeVisible();
  expect(name).toHaveValue('Hyresavtal Eken');
  api.on(agreementCalls.create, anAgreement());
  await submit();
  expect(await screen.findByText('Avtalet är uppladdat')).toBeVisible();
  expect(api.requests(fileCalls.upload)).toHaveLength(1);
});

test('another file chosen after that is sent', async () => {
  const api = aServer().fails(agreementCalls.create, 503, { message: 'Försök igen om en stund.' });
  const { submit, choose } = await openModal();
  await choose('fel.pdf');
  await submit();
  expect(await screen.findByText('Försök igen om en stund.')).toBeVisible();
  await choose('rätt.pdf');
  await submit();
  await waitFor(() => expect(api.requests(fileCalls.upload)).toHaveLength(2));
});
