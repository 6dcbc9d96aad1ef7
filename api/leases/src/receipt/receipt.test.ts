import { makeAccount, testServer, textIn } from '@husrum/api-testing';
import { leaseCalls } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { createLeaseFixture } from '../lease/lease.test-data';

const app = testServer();

const setup = async () => {
  const fixture = await createLeaseFixture(app, await makeAccount(app));
  return { ...fixture, lease: await fixture.createLease() };
};

test('an item is returned once, between the day of its handout and today', async () => {
  const { user, lease } = await setup();
  const body = { lease_id: lease.id, name: 'Entrényckel', type: 'nyckel', marking: 'A-17' };
  const key = await user.post(receiptCalls.create, { body });
  expect(key).toMatchObject({
    quantity: 1,
    handout_date: '2026-11-20',
    return_date: null,
    returned_at: null,
  });
  const errorFor = async (returnDate: string | null) =>
    (await user.failure(receiptCalls.markReturned, { body: { id: key.id, return_date: returnDate } })).data
      .return_date;
  expect(await errorFor(null)).toEqual(['Återlämningsdatum är obligatoriskt']);
  expect(await errorFor('2026-11-21')).toEqual(['Återlämningsdatum kan inte ligga i framtiden']);
  expect(await errorFor('2026-11-19')).toEqual([
    'Återlämningsdatum kan inte vara före utlämningen 2026-11-20',
  ]);
  const returned = await user.patch(receiptCalls.markReturned, {
    body: { id: key.id, return_date: '2026-11-20' },
  });
  expect(returned).toMatchObject({ return_date: '2026-11-20', returned_at: '2026-11-20T08:00:00.000Z' });
  const again = await user.failure(receiptCalls.markReturned, {
    body: { id: key.id, return_date: '2026-11-20' },
  });
  expect(again.status).toBe(409);
});

test('an item is handed out no later than today, or the first day of a coming lease', async () => {
  const account = await makeAccount(app);
  const { user, createLease, estate, make } = await createLeaseFixture(app, account);
  const lease = await createLease();
  const coming = await createLease({
    entity_id: (await make.entity({ parent_id: estate.id })).id,
    start: '2027-01-01',
  });
  const handOut = (leaseId: number, handoutDate: string) => ({
    body: { lease_id: leaseId, name: 'Nyckel', type: 'nyckel', handout_date: handoutDate } as const,
  });
  const refused = await user.failure(receiptCalls.create, handOut(lease.id, '2062-11-20'));
  expect([refused.status, refused.data]).toEqual([
    422,
    { handout_date: ['Utlämnad kan vara senast 2026-11-20'] },
  ]);
  expect(await user.post(receiptCalls.create, handOut(coming.id, '2027-01-01'))).toMatchObject({
    handout_date: '2027-01-01',
  });
});

test('an item with a handout date in the future can be returned today', async () => {
  const account = await makeAccount(app);
  const { user, createLease } = await createLeaseFixture(app, account);
  const lease = await createLease();
  // This receipt was stored before such dates were refused.
  const { id } = await user.post(receiptCalls.create, {
    body: { lease_id: lease.id, name: 'Nyckel', type: 'nyckel' },
  });
  await app.forAccount(account, (tx) =>
    tx.updateTable('quittance').set({ handout_date: '2062-11-20' }).where('id', '=', id).execute(),
  );
  expect(
    await user.patch(receiptCalls.markReturned, { body: { id, return_date: '2026-11-20' } }),
  ).toMatchObject({ return_date: '2026-11-20' });
});

test('lists unreturned receipts first, and counts them on the lease', async () => {
  const { user, lease } = await setup();
  const handOut = (name: string) =>
    user.post(receiptCalls.create, {
      body: { lease_id: lease.id, name, type: 'tag', handout_date: '2026-01-01' },
    });
  const [returned, unreturned] = [await handOut('Tag 1'), await handOut('Tag 2')];
  await user.patch(receiptCalls.markReturned, { body: { id: returned.id, return_date: '2026-11-01' } });
  const all = await user.get(receiptCalls.listByLease, { params: { id: lease.id } });
  expect(all.map(({ id }) => id)).toEqual([unreturned.id, returned.id]);
  expect((await user.get(leaseCalls.detail, { params: { id: lease.id } })).unreturned_count).toBe(1);
});

test('renders a receipt as PDF, also with characters outside Latin-1', async () => {
  const { user, createLease, make, estate } = await setup();
  const object = await make.entity({ parent_id: estate.id, name: 'Lokal Łódź' });
  const lease = await createLease({ entity_id: object.id });
  const body = {
    lease_id: lease.id,
    name: 'Fjärr',
    type: 'fjärrkontroll',
    quantity: 2,
    description: 'Två lika',
  };
  const { id } = await user.post(receiptCalls.create, { body });
  const answer = await user.raw(receiptCalls.pdf, { params: { id } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(answer.headers['content-disposition']).toContain(`kvittens-${id}.pdf`);
  // The standard fonts of PDF have only the characters of Latin-1: the document has its own font.
  expect(answer.rawPayload.toString('latin1')).toContain('/FontFile2');
});

test('the PDF names the object together with its house', async () => {
  const { user, lease } = await setup();
  const { id } = await user.post(receiptCalls.create, {
    body: { lease_id: lease.id, name: 'Nyckel', type: 'nyckel' },
  });
  const { rawPayload } = await user.raw(receiptCalls.pdf, { params: { id } });
  expect(textIn(rawPayload)).toContain(`${lease.entity.name}, Kv. Eken`);
});

test('what was handed out or returned on one day is one document, on as many pages as it needs', async () => {
  const { user, lease } = await setup();
  const handOut = (name: string, handoutDate: string, description: string | null = null) =>
    user.post(receiptCalls.create, {
      body: {
        lease_id: lease.id,
        name,
        type: 'nyckel',
        marking: `M-${name}`,
        handout_date: handoutDate,
        description,
      },
    });
  const keys = [
    await handOut('Entré', '2026-11-20', 'Två lika'),
    await handOut('Källare', '2026-11-20'),
    await handOut('Tvättstuga', '2026-10-01'),
  ];
  const read = (event: 'handout' | 'return', day: string, leaseId = lease.id) =>
    user.raw(receiptCalls.pdfOfDay, { params: { id: leaseId }, query: { event, day } });
  const handedOut = await read('handout', '2026-11-20');
  expect(handedOut.headers['content-disposition']).toContain('kvittens-2026-11-20.pdf');
  const text = textIn(handedOut.rawPayload);
  for (const part of ['2 kvittenser', 'Utlämnat 2026-11-20', 'Entré', 'M-Entré', 'Två lika', 'Källare'])
    expect(text).toContain(part);
  expect(text).not.toContain('Tvättstuga');
  expect(text.match(/Namnteckning/g)).toHaveLength(2);

  expect((await read('return', '2026-11-20')).statusCode).toBe(404);
  for (const { id } of keys.slice(1))
    await user.patch(receiptCalls.markReturned, { body: { id, return_date: '2026-11-20' } });
  const returned = textIn((await read('return', '2026-11-20')).rawPayload);
  for (const part of ['Återlämnat 2026-11-20', 'Källare', 'Tvättstuga']) expect(returned).toContain(part);
  expect(returned).not.toContain('Entré');
  // A returned item stays in the document of its handout, with the day of the return.
  expect(textIn((await read('handout', '2026-11-20')).rawPayload)).toContain('Återlämnad 2026-11-20');

  for (const number of Array.from({ length: 45 }, (_, index) => index))
    await handOut(`Nyckel ${number}`, '2026-05-01');
  const long = (await read('handout', '2026-05-01')).rawPayload;
  expect(long.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(2);
  expect(textIn(long)).toContain('Nyckel 44');
});

test('rejects a receipt on an ended lease', async () => {
  const { user, createLease, make, estate } = await setup();
  const object = await make.entity({ parent_id: estate.id, name: 'Lgh 1002' });
  const ended = await createLease({ entity_id: object.id, stop: '2026-08-31' });
  const failed = await user.failure(receiptCalls.create, {
    body: { lease_id: ended.id, name: 'Nyckel', type: 'nyckel' },
  });
  expect(failed.status).toBe(409);
});
