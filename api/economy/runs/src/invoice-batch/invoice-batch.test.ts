import {
  createEditableInvoice,
  createLeasedApartment,
  createReadyInvoice,
} from '@husrum/api-invoicing/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';

const app = testServer();

const setUp = async () => {
  const account = await makeAccount(app);
  const { user, lease } = await createLeasedApartment(app, account, {
    settings: { auto_require_review: true },
  });
  return { user, lease };
};

test('returns the ids of all matches, in the order of the list', async () => {
  const { user, lease } = await setUp();
  const first = await createEditableInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const second = await createEditableInvoice(user, lease.id, '2027-02-01', '2027-02-28');
  const { ids } = await user.get(invoiceBatchCalls.ids, { query: { filter: 'review' } });
  expect(ids.slice(0, 2)).toEqual([second.id, first.id]);
  const { data } = await user.get(invoiceCalls.list, { query: { filter: 'review' } });
  expect(ids).toEqual(data.map(({ id }) => id));
});

test('approves the invoices that can be approved, and reports the problems of the others', async () => {
  const { user, lease } = await setUp();
  const review = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  expect(review.status).toBe('REVIEW');
  const edited = await createEditableInvoice(user, lease.id, '2027-02-01', '2027-02-28');
  const outcome = await user.post(invoiceBatchCalls.approve, {
    body: { ids: [edited.id, review.id, 999_999] },
  });
  expect(outcome).toMatchObject({ done: 1, failures: [{ id: edited.id, reference: null }] });
  expect(outcome.failures[0]?.message).toMatch(/^Skapa hyresavin först/);
  const after = await user.get(invoiceCalls.detail, { params: { id: review.id } });
  expect(after).toMatchObject({ status: 'READY' });
});

test('changes the due dates of several invoices, and refuses a day that has passed', async () => {
  const { user, lease } = await setUp();
  const january = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const february = await createReadyInvoice(user, lease.id, '2027-02-01', '2027-02-28');
  const ids = [january.id, february.id];
  expect(
    await user.post(invoiceBatchCalls.changeDueDate, { body: { ids, due_at: '2027-03-15' } }),
  ).toMatchObject({
    done: 2,
    failures: [],
  });
  const { data } = await user.get(invoiceCalls.list);
  expect(data.map(({ due_at }) => due_at)).toEqual(['2027-03-15', '2027-03-15']);
  expect(
    await user.post(invoiceBatchCalls.changeDueDate, { body: { ids, due_at: '2020-01-01' } }),
  ).toMatchObject({
    done: 0,
    failures: ids.map((id) => ({ id, message: 'Förfallodagen måste vara efter i dag' })),
  });
});

test('exports the selected invoices in the given order, as CSV for Swedish Excel', async () => {
  const { user, lease } = await setUp();
  const january = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const february = await createReadyInvoice(user, lease.id, '2027-02-01', '2027-02-28');
  const answer = await user.raw(invoiceBatchCalls.export, { body: { ids: [february.id, january.id] } });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = answer.rawPayload.toString('utf8').split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffReferens;Slag;Status/);
  expect(lines[1]).toContain(`${february.reference};Hyresavi;Attestering;Manuell;`);
  expect(lines[2]).toContain(';2027-01-01;2027-01-31;;');
  expect(lines[2]).toMatch(/;8500;8500$/);
  expect(lines).toHaveLength(4);
});
