import { makeAccount, testServer } from '@husrum/api-testing';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { createEditableInvoice, createLeasedApartment, createReadyInvoice } from './invoice.test-data';

const app = testServer();
const setUp = async () => createLeasedApartment(app, await makeAccount(app));

test('deletes an invoice without a number, and cancels one that has a number', async () => {
  const { user, lease } = await setUp();
  const draft = await createEditableInvoice(user, lease.id, '2026-11-01', '2026-11-30');
  expect(await user.remove(invoiceCalls.remove, { params: { id: draft.id } })).toEqual({
    message: 'Hyresavin är borttagen',
  });
  expect((await user.failure(invoiceCalls.detail, { params: { id: draft.id } })).status).toBe(404);

  const numbered = await createReadyInvoice(user, lease.id);
  expect(await user.remove(invoiceCalls.remove, { params: { id: numbered.id } })).toEqual({
    message: `Avi ${numbered.reference} är makulerad: den har ett nummer och tas därför inte bort`,
  });
  expect(await user.get(invoiceCalls.detail, { params: { id: numbered.id } })).toMatchObject({
    status: 'CANCELLED',
    reference: numbered.reference,
  });
  expect((await user.failure(invoiceCalls.remove, { params: { id: numbered.id } })).status).toBe(409);
});

test('removing a lease cancels its unsent invoices with a number, and deletes those without', async () => {
  const { user, lease } = await setUp();
  const draft = await createEditableInvoice(user, lease.id, '2026-11-01', '2026-11-30');
  const numbered = await createReadyInvoice(user, lease.id);
  await user.remove(leaseCalls.remove, { params: { id: lease.id } });
  expect(await user.get(invoiceCalls.detail, { params: { id: numbered.id } })).toMatchObject({
    status: 'CANCELLED',
    lease: null,
  });
  expect((await user.failure(invoiceCalls.detail, { params: { id: draft.id } })).status).toBe(404);
});
