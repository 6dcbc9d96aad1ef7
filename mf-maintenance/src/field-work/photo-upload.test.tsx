import { fieldWorkCalls } from '@husrum/contract/field-work';
import { type FileRow, fileCalls } from '@husrum/contract/file';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { makeWorkItem } from './field-work.test-data';
import WorkDetailScreen from './work-detail.screen';

// jsdom cannot decode images, so the photo is uploaded unchanged, like a format that a browser cannot read.
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} });

const makePhoto = () => new File(['bild'], 'kok.jpg', { type: 'image/jpeg' });
const makeSavedFile = (name: string): FileRow => ({
  id: 1,
  name,
  alias: name,
  notice: null,
  size: 4,
  mimetype: 'image/jpeg',
  orphan: false,
  related: null,
  fileable_type: 'maintenance',
  fileable_id: 7,
  fileable: null,
  created_at: '2026-11-20T08:00:00.000Z',
});
const makeUploadResponse = (name = 'kok.jpg') => ({
  message: 'Filen är uppladdad',
  file: makeSavedFile(name),
});

let lastId = 100;
/** Each test has its own work item, because the photos are kept in a module variable. */
const setup = async () => {
  lastId += 1;
  const api = fakeApi().on(fieldWorkCalls.detail, makeWorkItem({ id: lastId, status: 'STARTED' }));
  const url = routes.fieldWork.detail({ type: 'maintenance', id: lastId });
  const view = renderScreen(<WorkDetailScreen />, { route: routes.fieldWork.detail, url, api });
  const input = await screen.findByLabelText('Ta foto');
  const take = (file = makePhoto()) => fireEvent.change(input, { target: { files: [file] } });
  return { api, id: lastId, input, take, ...view };
};

test('asks for the rear camera, and uploads the photo to the activity', async () => {
  const { api, id, input, take } = await setup();
  expect(input).toHaveAttribute('accept', 'image/*');
  expect(input).toHaveAttribute('capture', 'environment');
  api.on(fileCalls.upload, makeUploadResponse());
  take();
  expect(await screen.findByText('Sparat')).toBeVisible();
  const [request] = api.requests(fileCalls.upload);
  expect(request?.body).toMatchObject({ fileable_type: 'maintenance', fileable_id: id });
  expect(request?.file).toMatchObject({ name: expect.stringMatching(/^kok-[0-9a-f]{8}\.jpg$/) });
});

test('shows the progress while a photo is sent, and that it is not saved yet', async () => {
  const { api, take } = await setup();
  let resolveUpload = (_response: ReturnType<typeof makeUploadResponse>) => {};
  api.on(
    fileCalls.upload,
    () => new Promise<ReturnType<typeof makeUploadResponse>>((resolve) => (resolveUpload = resolve)),
  );
  take();
  expect(await screen.findByText('Skickas, 50 %')).toBeVisible();
  expect(screen.getByText(/^1 foto är inte sparat än/)).toBeVisible();
  resolveUpload(makeUploadResponse());
  expect(await screen.findByText('Sparat')).toBeVisible();
  expect(screen.queryByText(/är inte sparat än/)).not.toBeInTheDocument();
});

test('keeps a photo without network, and retries it automatically', async () => {
  const { api, take } = await setup();
  api.fails(fileCalls.upload, 0).on(fileCalls.listByOwner, pageResponse([]));
  take();
  expect(await screen.findByText('Inget nät. Försöker igen.')).toBeVisible();
  api.on(fileCalls.upload, makeUploadResponse());
  expect(await screen.findByText('Sparat', {}, { timeout: 4000 })).toBeVisible();
  expect(api.requests(fileCalls.upload)).toHaveLength(2);
});

test('says that the server gets too many calls, and not that the network is gone, before it retries', async () => {
  const { api, take } = await setup();
  api.fails(fileCalls.upload, 429, { message: 'För många försök. Vänta en stund och försök igen.' });
  take();
  expect(await screen.findByText('Försöker igen om en stund.')).toBeVisible();
  expect(screen.getByText('För många försök. Vänta en stund och försök igen.')).toBeVisible();
  expect(screen.queryByText(/Inget nät/)).not.toBeInTheDocument();
  api.on(fileCalls.listByOwner, pageResponse([])).on(fileCalls.upload, makeUploadResponse());
  expect(await screen.findByText('Sparat', {}, { timeout: 4000 })).toBeVisible();
});

test('retries on request, and does not upload again a photo that was saved although the response was lost', async () => {
  const { api, user, take } = await setup();
  api.fails(fileCalls.upload, 0);
  take();
  await screen.findByText('Inget nät. Försöker igen.');
  const file = api.requests(fileCalls.upload)[0]?.file;
  api.on(fileCalls.listByOwner, pageResponse([makeSavedFile(file instanceof File ? file.name : '')]));
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Sparat')).toBeVisible();
  expect(api.requests(fileCalls.upload)).toHaveLength(1);
});

test('shows why a photo was rejected, and lets the user remove it', async () => {
  const { api, user, take } = await setup();
  api.fails(fileCalls.upload, 422, { message: 'Nej', data: { file: ['Lagringsutrymmet räcker inte.'] } });
  take();
  expect(await screen.findByText('Kunde inte sparas')).toBeVisible();
  expect(screen.getByText('Lagringsutrymmet räcker inte.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Foto 1' })).not.toBeInTheDocument());
});

test('rejects a file that is not a photo, without sending it', async () => {
  const { api, user, take } = await setup();
  take(new File(['x'], 'virus.exe', { type: 'image/jpeg' }));
  expect(await screen.findByText(/^Filtypen går inte att ladda upp/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Försök igen' })).not.toBeInTheDocument();
  expect(api.requests(fileCalls.upload)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ta bort' }));
});

test('keeps the photos when the user leaves the page and returns', async () => {
  const { api, id, take, unmount } = await setup();
  api.fails(fileCalls.upload, 422, { message: 'Nej' });
  take();
  await screen.findByText('Kunde inte sparas');
  unmount();
  const url = routes.fieldWork.detail({ type: 'maintenance', id });
  const { user } = renderScreen(<WorkDetailScreen />, { route: routes.fieldWork.detail, url, api });
  expect(await screen.findByText('Kunde inte sparas')).toBeVisible();
  api.on(fileCalls.listByOwner, pageResponse([])).on(fileCalls.upload, makeUploadResponse());
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Sparat')).toBeVisible();
});

describe('requests that get no response', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('aborts an upload after half a minute without progress, shows that, and sends the photo again', async () => {
    const { api, take } = await setup();
    api.hangs(fileCalls.upload).on(fileCalls.listByOwner, pageResponse([]));
    take();
    await passTime(29_000);
    expect(screen.getByText('Skickas, 50 %')).toBeVisible();
    await passTime(1500);
    expect(screen.getByText('Inget nät. Försöker igen.')).toBeVisible();
    api.on(fileCalls.upload, makeUploadResponse());
    await passTime(2500);
    expect(screen.getByText('Sparat')).toBeVisible();
    expect(api.requests(fileCalls.listByOwner)).toHaveLength(1);
  });

  test('after half a minute, aborts the request that checks whether the photo was saved', async () => {
    const { api, take } = await setup();
    api.fails(fileCalls.upload, 0).hangs(fileCalls.listByOwner);
    take();
    await passTime(3000);
    expect(screen.getByText('Skickas, 0 %')).toBeVisible();
    await passTime(30_000);
    expect(screen.getByText('Inget nät. Försöker igen.')).toBeVisible();
    api.on(fileCalls.upload, makeUploadResponse()).on(fileCalls.listByOwner, pageResponse([]));
    await passTime(5000);
    expect(screen.getByText('Sparat')).toBeVisible();
  });
});
