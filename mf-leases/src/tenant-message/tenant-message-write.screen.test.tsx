import { type FileRow, fileCalls } from '@husrum/contract/file';
import { routes } from '@husrum/contract/routes';
import { tenantMessageCalls } from '@husrum/contract/tenant-message';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeMessage, makeRecipient, makeRecipients } from './tenant-message.test-data';
import TenantMessageWriteScreen from './tenant-message-write.screen';

const anna = makeRecipient();
const bo = makeRecipient({ id: 12, name: 'Bo Al', email: 'bo@example.se', objects: 'Lgh 1102' });
const cia = makeRecipient({ id: 13, name: 'Cia Ås', email: null });
const file: FileRow = {
  id: 21,
  name: 'karta.pdf',
  alias: 'Karta',
  notice: null,
  size: 4,
  mimetype: 'application/pdf',
  orphan: false,
  related: null,
  fileable_type: 'entity',
  fileable_id: 7,
  fileable: null,
  created_at: '2026-11-20T08:00:00.000Z',
};

const setup = () => {
  const api = fakeApi()
    .on(tenantMessageCalls.listTargetRecipients, ({ query }) =>
      makeRecipients(query.has_address ? [anna, bo] : [cia], { count: 2, without_address: 1 }),
    )
    .on(fileCalls.listByOwner, pageResponse([file]))
    .on(tenantMessageCalls.listByTarget, pageResponse([]))
    .on(tenantMessageCalls.send, makeMessage());
  return {
    api,
    ...renderScreen(<TenantMessageWriteScreen />, { route: routes.contact.write, url: '/contact/entity/7' }),
  };
};

const fillMessage = async ({ user }: ReturnType<typeof setup>) => {
  await user.type(await screen.findByRole('textbox', { name: /^Ämne/ }), 'Vattnet');
  await user.type(screen.getByRole('textbox', { name: /^Meddelande/ }), 'Hej [[namn]!');
};

test('shows who gets the message, where replies go, and who has no email address', async () => {
  setup();
  expect(await screen.findByText('Till 2 hyresgäster')).toBeVisible();
  expect(screen.getByText('1 saknar mejladress')).toBeVisible();
  expect(screen.getByText('Svar går till info@eken.example')).toBeVisible();
  const recipients = await screen.findByRole('table', { name: 'Mottagare' });
  expect(await within(recipients).findByText('bo@example.se')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Lägg till mejladress för Cia Ås' })).toHaveAttribute(
    'href',
    '/tenant/13/edit',
  );
});

test('previews the message as one of the recipients reads it', async () => {
  const fixture = setup();
  await fillMessage(fixture);
  const preview = within(screen.getByRole('region', { name: 'Så här läser hyresgästen det' }));
  expect(preview.getByText('Hej Anna Ek!')).toBeVisible();
  await fixture.user.click(preview.getByRole('button', { name: 'Visa för nästa' }));
  expect(preview.getByText('Hej Bo Al!')).toBeVisible();
  expect(preview.getByText('Bo Al <bo@example.se>')).toBeVisible();
});

test('sends to all recipients but the excluded ones, and after a failure again with the same idempotency key', async () => {
  const fixture = setup();
  const { api, user, location } = fixture;
  await fillMessage(fixture);
  const recipients = within(await screen.findByRole('table', { name: 'Mottagare' }));
  const annasRow = (await recipients.findByText('anna@example.se')).closest('tr');
  if (!annasRow) throw new Error('no row');
  await user.click(within(annasRow).getByRole('checkbox'));
  expect(screen.getByText(/^1 hyresgäst är undantagen/)).toBeVisible();
  api.fails(tenantMessageCalls.send, 503, { message: 'Databasen svarar inte just nu.' });
  const submitAndConfirm = async () => {
    await user.click(screen.getByRole('button', { name: 'Skicka till 1 hyresgäst' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Skicka' }));
  };
  await submitAndConfirm();
  expect(await screen.findByText('Databasen svarar inte just nu.')).toBeVisible();
  api.on(tenantMessageCalls.send, makeMessage());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await submitAndConfirm();
  await waitFor(() => expect(location()).toBe('/message/3'));
  const [failed, repeated] = api.requests(tenantMessageCalls.send);
  expect(failed?.body).toEqual({
    subject: 'Vattnet',
    body: 'Hej [namn]!',
    excluded_tenant_ids: [11],
    file_ids: [],
  });
  expect(repeated?.body).toEqual(failed?.body);
  const idempotencyKey = failed?.headers.get('Idempotency-Key');
  expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  expect(repeated?.headers.get('Idempotency-Key')).toBe(idempotencyKey);
});

test('requires a subject and a text', async () => {
  const { api, user } = setup();
  await user.click(await screen.findByRole('button', { name: 'Skicka till 2 hyresgäster' }));
  expect((await screen.findAllByText('Ämne måste fyllas i'))[0]).toBeVisible();
  expect(screen.getAllByText('Meddelande måste fyllas i')[0]).toBeVisible();
  expect(api.requests(tenantMessageCalls.send)).toEqual([]);
});

test('inserts [namn] where the cursor is', async () => {
  const { user } = setup();
  const body = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Meddelande/ });
  await user.type(body, 'Hej !');
  body.setSelectionRange(4, 4);
  await user.click(screen.getByRole('button', { name: 'Infoga [namn]' }));
  expect(body).toHaveValue('Hej [namn]!');
});

test('uploads a file to the target and attaches it', async () => {
  const { api, user } = setup();
  api.on(fileCalls.upload, { message: '', file: { ...file, id: 22, alias: 'Ny.pdf' } });
  await screen.findByRole('button', { name: /Ladda upp fil/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await user.upload(input, new File(['%PDF'], 'Ny.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Filen är uppladdad och bifogad')).toBeVisible();
  expect(api.requests(fileCalls.upload)[0]?.body).toMatchObject({ fileable_type: 'entity' });
});
