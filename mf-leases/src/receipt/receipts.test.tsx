import { receiptCalls } from '@husrum/contract/receipt';
import { fakeApi, freezeDate, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeReceipt } from './receipt.test-data';
import { Receipts } from './receipts';

freezeDate('2026-11-20T09:00:00Z');

const returned = makeReceipt({
  id: 52,
  name: 'Tag 9',
  type: 'tag',
  return_date: '2026-01-31',
  returned_at: '2026-01-31T09:00:00.000Z',
});

test('lists active and returned receipts separately; only active ones can be returned', async () => {
  const api = fakeApi().on(receiptCalls.listByLease, [makeReceipt(), returned]);
  api.on(receiptCalls.markReturned, ({ body }) => makeReceipt({ return_date: body.return_date }));
  const { user } = renderScreen(<Receipts leaseId={7} inactive={false} />);
  expect(await screen.findByText('Entrényckel')).toBeVisible();
  expect(screen.queryByText('Tag 9')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByRole('menuitem', { name: /Återlämna/ }));
  const dialog = await screen.findByRole('dialog');
  const date = await within(dialog).findByLabelText(/Återlämningsdatum/);
  await user.clear(date);
  await user.type(date, '2026-11-19{Enter}');
  await user.click(within(dialog).getByRole('button', { name: 'Återlämna' }));
  expect(await screen.findByText('Entrényckel återlämnad')).toBeVisible();
  expect(api.requests(receiptCalls.markReturned)[0]?.body).toEqual({ id: 51, return_date: '2026-11-19' });

  await user.click(screen.getByRole('radio', { name: 'Historik (1)' }));
  expect(await screen.findByText('Tag 9')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Val för raden' }));
  expect(await screen.findByRole('menuitem', { name: /Skriv ut kvittens/ })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /Återlämna/ })).toBeNull();
});

test('prints receipts that were handed out on the same day as one document', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const sameDay = { handout_date: '2026-11-20' };
  const api = fakeApi()
    .on(receiptCalls.listByLease, [
      makeReceipt(sameDay),
      makeReceipt({ ...sameDay, id: 52, name: 'Källare' }),
      makeReceipt({ id: 53, name: 'Tvättstuga' }),
    ])
    .fails(receiptCalls.pdfOfDay, 404, { message: 'Kvittenserna finns inte längre' });
  const { user } = renderScreen(<Receipts leaseId={7} inactive={false} />);
  const [first, , third] = await screen.findAllByRole('button', { name: 'Val för raden' });
  await user.click(third ?? document.body);
  await screen.findByRole('menuitem', { name: 'Skriv ut kvittens' });
  expect(screen.queryByRole('menuitem', { name: /Skriv ut allt/ })).toBeNull();
  await user.click(first ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: 'Skriv ut allt utlämnat 2026-11-20 (2)' }));
  await waitFor(() =>
    expect(api.requests(receiptCalls.pdfOfDay)[0]).toMatchObject({
      params: { id: '7' },
      query: { event: 'handout', day: '2026-11-20' },
    }),
  );
});

test('shows a rejected return date under its field', async () => {
  const api = fakeApi().on(receiptCalls.listByLease, [makeReceipt()]);
  api.fails(receiptCalls.markReturned, 422, {
    data: { return_date: ['Återlämningsdatum kan inte ligga i framtiden'] },
  });
  const { user } = renderScreen(<Receipts leaseId={7} inactive={false} />);
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByRole('menuitem', { name: /Återlämna/ }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByLabelText(/Återlämningsdatum/);
  await user.click(within(dialog).getByRole('button', { name: 'Återlämna' }));
  expect(await within(dialog).findByText('Återlämningsdatum kan inte ligga i framtiden')).toBeVisible();
});

test('retries a failed load, and hands out nothing on an inactive lease', async () => {
  const api = fakeApi().fails(receiptCalls.listByLease, 500);
  const { user } = renderScreen(<Receipts leaseId={7} inactive />);
  expect(await screen.findByText('Kunde inte ladda kvittenser')).toBeVisible();
  api.on(receiptCalls.listByLease, []);
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Inget är utlämnat')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lämna ut' })).toBeNull();
});

test('shows the description of what is handed out', async () => {
  fakeApi().on(receiptCalls.listByLease, [makeReceipt({ description: 'Två lika, märkta A och B' })]);
  renderScreen(<Receipts leaseId={7} inactive={false} />);
  expect(await screen.findByText('Två lika, märkta A och B')).toBeVisible();
});

test('shows no counts while the receipts cannot be loaded', async () => {
  fakeApi().fails(receiptCalls.listByLease, 500);
  renderScreen(<Receipts leaseId={7} inactive={false} />);
  expect(await screen.findByText('Kunde inte ladda kvittenser')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Aktiva' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Historik' })).toBeInTheDocument();
});
