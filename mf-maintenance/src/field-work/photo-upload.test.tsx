import { fieldWorkCalls } from '@husrum/contract/field-work';
import { type FileRow, fileCalls } from '@husrum/contract/file';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { makeWorkItem } from './field-work.test-data';
import WorkDetailScreen from './work-detail.screen';

// jsdom draws no images: the photo is uploaded as it is, like a format that a browser cannot read.
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} });

const photo = () => new File(['bild'], 'kok.jpg', { type: 'image/jpeg' });
const saved = (name: string): FileRow => ({
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
  created_at: '2026-11-20T08:00:00.000Z',
});
const answer = (name = 'kok.jpg') => ({ message: 'Filen är uppladdad', file: saved(name) });

let lastId = 100;
/** Each test has work of its own: photos are kept as long as the page lives. */
const setup = async () => {
  lastId += 1;
  const api = fakeApi().on(fieldWorkCalls.detail, makeWorkItem({ id: lastId, status: 'STARTED' }));
  const url = routes.fieldWork.detail({ type: 'maintenance', id: lastId });
  const view = renderScreen(<WorkDetailScreen />, { route: routes.fieldWork.detail, url, api });
  const input = await screen.findByLabelText('Ta foto');
  const take = (file = photo()) => fireEvent.change(input, { target: { files: [file] } });
  return { api, id: lastId, input, take, ...view };
};

test('asks for the rear camera, and uploads the photo to the activity', async () => {
  const { api, id, input, take } = await setup();
  expect(input).toHaveAttribute('accept', 'image/*');
  expect(input).toHaveAttribute('capture', 'environment');
  api.on(fileCalls.upload, answer());
  take();
  expect(await screen.findByText('Sparat')).toBeVisible();
  const [sent] = api.requests(fileCalls.upload);
  expect(sent?.body).toMatchObject({ fileable_type: 'maintenance', fileable_id: id });
  expect(sent?.file).toMatchObject({ name: expect.stringMatching(/^kok-[0-9a-f]{8}\.jpg$/) });
});

test('shows the progress while a photo is sent', async () => {
  const { api, take } = await setup();
  let done = (_answer: ReturnType<typeof answer>) => {};
  api.on(fileCalls.upload, () => new Promise<ReturnType<typeof answer>>((resolve) => (done = resolve)));
  take();
  expect(await screen.findByText('Skickas, 50 %')).toBeVisible();
  expect(screen.getByText(/^1 foto är inte sparat än/)).toBeVisible();
  done(answer());
  expect(await screen.findByText('Sparat')).toBeVisible();
  expect(screen.queryByText(/är inte sparat än/)).not.toBeInTheDocument();
});

test('keeps a photo without network, and sends it by itself after a while', async () => {
  const { api, take } = await setup();
  api.fails(fileCalls.upload, 0).on(fileCalls.listByOwner, pageResponse([]));
  take();
  expect(await screen.findByText('Inget nät. Försöker igen.')).toBeVisible();
  api.on(fileCalls.upload, answer());
  expect(await screen.findByText('Sparat', {}, { timeout: 4000 })).toBeVisible();
  expect(api.requests(fileCalls.upload)).toHaveLength(2);
});

test('tries at once when asked, and does not send twice what was saved although its answer was lost', async () => {
  const { api, user, take } = await setup();
  api.fails(fileCalls.upload, 0);
  take();
  await screen.findByText('Inget nät. Försöker igen.');
  const name = api.requests(fileCalls.upload)[0]?.file;
  api.on(fileCalls.listByOwner, pageResponse([saved(name instanceof File ? name.name : '')]));
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Sparat')).toBeVisible();
  expect(api.requests(fileCalls.upload)).toHaveLength(1);
});

test('says why a photo was refused, and lets it be removed', async () => {
  const { api, user, take } = await setup();
  api.fails(fileCalls.upload, 422, { message: 'Nej', data: { file: ['Lagringsutrymmet räcker inte.'] } });
  take();
  expect(await screen.findByText('Kunde inte sparas')).toBeVisible();
  expect(screen.getByText('Lagringsutrymmet räcker inte.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Foto 1' })).not.toBeInTheDocument());
});

test('refuses at once a file that is no photo, without sending it', async () => {
  const { api, user, take } = await setup();
  take(new File(['x'], 'virus.exe', { type: 'image/jpeg' }));
  expect(await screen.findByText(/^Filtypen går inte att ladda upp/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Försök igen' })).not.toBeInTheDocument();
  expect(api.requests(fileCalls.upload)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ta bort' }));
});

test('keeps the photos when the user goes to another page and comes back', async () => {
  const { api, id, take, unmount } = await setup();
  api.fails(fileCalls.upload, 422, { message: 'Nej' });
  take();
  await screen.findByText('Kunde inte sparas');
  unmount();
  const url = routes.fieldWork.detail({ type: 'maintenance', id });
  const { user } = renderScreen(<WorkDetailScreen />, { route: routes.fieldWork.detail, url, api });
  expect(await screen.findByText('Kunde inte sparas')).toBeVisible();
  api.on(fileCalls.listByOwner, pageResponse([])).on(fileCalls.upload, answer());
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Sparat')).toBeVisible();
});

describe('a network that no longer answers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('gives up an upload after half a minute without progress, says so, and sends the photo again', async () => {
    const { api, take } = await setup();
    api.hangs(fileCalls.upload).on(fileCalls.listByOwner, pageResponse([]));
    take();
    await passTime(29_000);
    expect(screen.getByText('Skickas, 50 %')).toBeVisible();
    await passTime(1500);
    expect(screen.getByText('Inget nät. Försöker igen.')).toBeVisible();
    api.on(fileCalls.upload, answer());
    await passTime(2500);
    expect(screen.getByText('Sparat')).toBeVisible();
    expect(api.requests(fileCalls.listByOwner)).toHaveLength(1);
  });

  test('does not wait for ever for the answer whether the photo was saved', async () => {
    const { api, take } = await setup();
    api.fails(fileCalls.upload, 0).hangs(fileCalls.listByOwner);
    take();
    await passTime(3000);
    expect(screen.getByText('Skickas, 0 %')).toBeVisible();
    await passTime(30_000);
    expect(screen.getByText('Inget nät. Försöker igen.')).toBeVisible();
    api.on(fileCalls.upload, answer()).on(fileCalls.listByOwner, pageResponse([]));
    await passTime(5000);
    expect(screen.getByText('Sparat')).toBeVisible();
  });
});
