import { createReadyInvoice, createSentInvoice } from '@husrum/api-invoicing/testing';
import { toUpdateBody } from '@husrum/api-leases/testing';
import { drainJobQueue, testRunContext } from '@husrum/api-runs/testing';
import { testServer } from '@husrum/api-testing';
import { forecastCalls } from '@husrum/contract/forecast';
import { indexClauseCalls } from '@husrum/contract/index-clause';
import { indexRunCalls } from '@husrum/contract/index-run';
import { indexValueCalls } from '@husrum/contract/index-value';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { notificationCalls } from '@husrum/contract/notification';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { enqueueDueRuns } from './due-index-run.store';
import { executeIndexRun } from './execute-index-run';
import { createIndexFixture } from './index-run.test-data';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

test('the rent rises by the published example from 1 January, and the clause shows how', async () => {
  const { user, letPremises, typeIndex, preview, run, rowsOf, versionsOf } = await createIndexFixture(app);
  const lease = await letPremises();
  await typeIndex(2026, 336.97);
  const [planned] = (await preview()).data;
  expect(planned).toMatchObject({
    ...{ lease_id: lease.id, left_out: null, old_supplement: 0, new_supplement: 1889.82 },
    ...{ old_year: 100_000, new_year: 101_889.84, new_month: 8490.82, index: 336.97, ratio: 1.8898 },
  });
  expect(plain(planned?.explanation)).toBe(
    '100 % av bashyran 100 000 kr × (336,97 − 330,72) / 330,72 = 1 889,82 kr per år',
  );
  expect((await preview()).sum).toEqual({
    included: 1,
    left_out: 0,
    old_year: 100_000,
    new_year: 101_889.84,
  });

  const done = await run();
  expect(done).toMatchObject({ year: 2027, status: 'DONE', done: 1, waiting: 0, failed: 0 });
  expect(await versionsOf(lease.id)).toEqual([
    ['2027-01-01', 25_472.46],
    ['2019-01-01', 25_000],
  ]);
  const [row] = await rowsOf(done.id);
  expect(row).toMatchObject({
    state: 'DONE',
    new_supplement: 1889.82,
    rent_adjustment_id: expect.any(Number),
  });
  const clause = await user.get(indexClauseCalls.ofLease, { params: { id: lease.id } });
  expect(clause.supplements).toMatchObject([
    { year: 2027, old_supplement: 0, new_supplement: 1889.82, undone: false, run_id: done.id },
  ]);
});

test('the next year counts from the supplement of the year before, to the öre', async () => {
  const { letPremises, typeIndex, run, preview, versionsOf } = await createIndexFixture(app);
  const lease = await letPremises();
  await typeIndex(2026, 336.97);
  await run();
  app.clock.set('2027-11-20T08:00:00Z');
  await typeIndex(2027, 340.5);
  expect((await preview(2028)).data[0]).toMatchObject({
    ...{ left_out: null, old_supplement: 1889.82, new_supplement: 2957.18, warning: null },
  });
  await run({ year: 2028 });
  // (100 000 + 2 957.18) / 4, rounded.
  expect((await versionsOf(lease.id))[0]).toEqual(['2028-01-01', 25_739.3]);
});

test('unsent invoices are recalculated, and sent ones get a difference that a supplement invoice asks for', async () => {
  const { user, letPremises, typeIndex, run, rowsOf } = await createIndexFixture(app);
  const [billed, planned] = [await letPremises(), await letPremises()];
  const sent = await createSentInvoice(user, billed.id, '2027-01-01', '2027-03-31');
  const unsent = await createReadyInvoice(user, planned.id, '2027-01-01', '2027-03-31');
  await typeIndex(2026, 336.97);
  const { id } = await run();
  const invoiceOf = (invoiceId: number) => user.get(invoiceCalls.detail, { params: { id: invoiceId } });
  expect((await invoiceOf(sent.id)).rows[0]?.total).toBe(25_000);
  const recalculated = await invoiceOf(unsent.id);
  expect(recalculated.rows[0]?.total).toBe(25_472.46);
  expect(recalculated.timeline.at(-1)?.what).toContain('indexklausul från 2027-01-01');
  const row = (await rowsOf(id)).find(({ lease_id }) => lease_id === billed.id);
  const effects = await user.get(rentAdjustmentCalls.listEffects, {
    params: { id: row?.rent_adjustment_id ?? 0 },
  });
  expect(effects.data).toMatchObject([{ lease_id: billed.id, difference: 472.46 }]);
  const supplement = await user.post(rentAdjustmentCalls.createSupplement, {
    params: { id: row?.rent_adjustment_id ?? 0 },
    body: { lease_id: billed.id },
  });
  expect((await invoiceOf(supplement.invoicebase.id)).rows).toMatchObject([{ total: 472.46, tax_rate: 25 }]);
});

test('the forecast of the lease counts the new rent', async () => {
  const { user, letPremises, typeIndex, run } = await createIndexFixture(app);
  const lease = await letPremises();
  await typeIndex(2026, 336.97);
  const forecast = async () =>
    (await user.get(forecastCalls.list, { query: { lease_id: lease.id, limit: 12 } })).data
      .filter(({ start }) => start >= '2027-01-01')
      .map(({ rows }) => rows[0]?.total ?? 0);
  const before = await forecast();
  await run();
  const after = await forecast();
  expect(after).toHaveLength(before.length);
  expect(after.length).toBeGreaterThan(0);
  expect(new Set(before)).toEqual(new Set([25_000]));
  expect(new Set(after)).toEqual(new Set([25_472.46]));
});

test('a missing index refuses the run until it is typed or the lease is excluded', async () => {
  const { user, letPremises, typeIndex, preview, run, rowsOf } = await createIndexFixture(app);
  const [first, second] = [
    await letPremises(),
    await letPremises({}, { series: '2020', base_value: 98.5, base_year: 2020, first_year: 2021 }),
  ];
  await typeIndex(2026, 336.97);
  const planned = await preview();
  expect(planned.missing).toEqual([{ series: '2020', year: 2026 }]);
  expect(planned.data.find(({ lease_id }) => lease_id === second.id)).toMatchObject({
    ...{ missing_index: true, new_supplement: null, index: null },
  });
  const refused = await user.failure(indexRunCalls.start, { body: { year: 2027 } });
  expect([refused.status, refused.serverMessage]).toEqual([
    409,
    'Oktober 2026 (KPI, basår 2020) saknas i indextabellen. Skriv in det där, eller undanta uthyrningarna.',
  ]);
  const { id } = await run({ excluded: [{ lease_id: second.id, reason: 'Väntar på SCB' }] });
  const states = (await rowsOf(id)).map(({ lease_id, state, reason }) => [lease_id, state, reason]);
  expect(states).toEqual([
    [first.id, 'DONE', null],
    [second.id, 'LEFT_OUT', 'Undantagen: Väntar på SCB'],
  ]);
  await typeIndex(2026, 100.2, '2020');
  expect((await run()).done).toBe(1);
});

test('a rent is raised once a year, also by runs that start at the same time', async () => {
  const { user, letPremises, typeIndex, versionsOf } = await createIndexFixture(app);
  const lease = await letPremises();
  await typeIndex(2026, 336.97);
  const start = () => user.raw(indexRunCalls.start, { body: { year: 2027 } });
  const statuses = (await Promise.all([start(), start()])).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 409]);
  await drainJobQueue(app);
  expect((await user.failure(indexRunCalls.start, { body: { year: 2027 } })).status).toBe(409);
  expect((await versionsOf(lease.id))[0]).toEqual(['2027-01-01', 25_472.46]);
});

test('a run that is stopped goes on with the rest, and two workers change each rent once', async () => {
  const { account, user, letPremises, typeIndex, versionsOf } = await createIndexFixture(app);
  const leases = [await letPremises(), await letPremises(), await letPremises()];
  await typeIndex(2026, 336.97);
  const { id } = await user.post(indexRunCalls.start, { body: { year: 2027 } });
  const read = () => user.get(indexRunCalls.detail, { params: { id } });
  const context = testRunContext(app, account);
  const stopping = new AbortController();
  const stopped = executeIndexRun(
    {
      ...context,
      signal: stopping.signal,
      transaction: async (work) => {
        const result = await context.transaction(work);
        if ((await read()).done > 0) stopping.abort(new Error('the process stops'));
        return result;
      },
    },
    id,
    1,
  );
  await expect(stopped).rejects.toThrow('the process stops');
  expect(await read()).toMatchObject({ status: 'RUNNING', done: 1, waiting: 2 });
  await Promise.all([executeIndexRun(context, id, 1), executeIndexRun(context, id, 1)]);
  expect(await read()).toMatchObject({ status: 'DONE', done: 3, waiting: 0, failed: 0 });
  for (const lease of leases) expect((await versionsOf(lease.id))[0]).toEqual(['2027-01-01', 25_472.46]);
  expect((await user.get(rentAdjustmentCalls.list)).total).toBe(3);
});

test('a run is undone to the rents of before, and can be done again', async () => {
  const { user, letPremises, typeIndex, run, versionsOf } = await createIndexFixture(app);
  const [first, second] = [await letPremises(), await letPremises()];
  const unsent = await createReadyInvoice(user, first.id, '2027-01-01', '2027-03-31');
  await typeIndex(2026, 336.97);
  const { id } = await run();
  const undone = await user.post(indexRunCalls.undo, { params: { id } });
  expect(undone).toMatchObject({ status: 'UNDONE', done: 0, undone: 2 });
  for (const lease of [first, second]) expect(await versionsOf(lease.id)).toEqual([['2019-01-01', 25_000]]);
  const { rows } = await user.get(invoiceCalls.detail, { params: { id: unsent.id } });
  expect(rows[0]?.total).toBe(25_000);
  expect((await user.failure(indexRunCalls.undo, { params: { id } })).status).toBe(409);
  expect(await run()).toMatchObject({ status: 'DONE', done: 2 });
});

test('what is billed with the new rent is named, and keeps the run from being undone', async () => {
  const { user, letPremises, typeIndex, run, rowsOf, versionsOf } = await createIndexFixture(app);
  const [billed, other] = [await letPremises(), await letPremises()];
  await typeIndex(2026, 336.97);
  const { id } = await run();
  app.clock.set('2026-11-21T08:00:00Z');
  const { reference } = await createSentInvoice(user, billed.id, '2027-01-01', '2027-03-31');
  const refused = await user.failure(indexRunCalls.undo, { params: { id } });
  expect([refused.status, refused.serverMessage]).toEqual([
    409,
    `Uppräkningen kan inte ångras: avi ${reference} för Lokal 1 är skickad med den nya hyran.`,
  ]);
  const row = (await rowsOf(id)).find(({ lease_id }) => lease_id === other.id);
  const undone = await user.post(indexRunCalls.undoRow, { params: { id: row?.id ?? 0 } });
  expect(undone.state).toBe('UNDONE');
  expect(await versionsOf(other.id)).toEqual([['2019-01-01', 25_000]]);
  expect((await versionsOf(billed.id))[0]).toEqual(['2027-01-01', 25_472.46]);
});

test('a rent that was changed while the run went on is left, with the reason, and the others go on', async () => {
  const { user, letPremises, typeIndex, rowsOf, versionsOf, readLease } = await createIndexFixture(app);
  const [changed, other] = [await letPremises(), await letPremises()];
  await typeIndex(2026, 336.97);
  const { id } = await user.post(indexRunCalls.start, { body: { year: 2027 } });
  await user.patch(leaseCalls.update, { body: toUpdateBody(await readLease(changed.id), { fee: 26_000 }) });
  await drainJobQueue(app);
  expect((await rowsOf(id)).map(({ state, reason }) => [state, reason])).toEqual([
    ['FAILED', 'Hyran ändrades medan uppräkningen pågick'],
    ['DONE', null],
  ]);
  expect((await versionsOf(other.id))[0]).toEqual(['2027-01-01', 25_472.46]);
  // Next time the rent is not what the clause explains: the base rent is less than it, and counted as a supplement.
  const preview = await user.get(indexRunCalls.preview, { query: { year: 2027 } });
  expect(preview.data.find(({ lease_id }) => lease_id === changed.id)).toMatchObject({
    ...{ left_out: null, old_supplement: 4000, warning: 'Hyran sänks' },
  });
});

test('an adjustment of an index clause is not restored as others, and a lease of the same object does not miss it', async () => {
  const { user, letPremises, typeIndex, run, rowsOf } = await createIndexFixture(app);
  await letPremises();
  await typeIndex(2026, 336.97);
  const { id } = await run();
  const [row] = await rowsOf(id);
  const refused = await user.failure(rentAdjustmentCalls.restore, {
    params: { id: row?.rent_adjustment_id ?? 0 },
  });
  expect([refused.status, refused.serverMessage]).toEqual([
    409,
    'Hyran är ändrad av en indexuppräkning. Ångra den under Ekonomi, Indexuppräkning.',
  ]);
});

test('years that have passed, and those after next, are refused', async () => {
  const { user, letPremises } = await createIndexFixture(app);
  await letPremises();
  for (const year of [2025, 2028]) {
    const refused = await user.failure(indexRunCalls.start, { body: { year } });
    expect([refused.status, Object.keys(refused.data)]).toEqual([422, ['year']]);
  }
});

test('tells once, from 1 November, that rents are due to be changed', async () => {
  const { user, letPremises } = await createIndexFixture(app);
  await letPremises();
  const runJobsOn = async (day: string) => {
    app.clock.set(`${day}T07:10:00Z`);
    await app.system((tx) => enqueueDueRuns(tx, day, app.clock.now().toISOString()));
    await drainJobQueue(app);
  };
  const listTold = async () =>
    (await user.get(notificationCalls.list)).data
      .filter(({ type }) => type === 'index-run')
      .map(({ data }) => data);
  await runJobsOn('2026-10-31');
  expect(await listTold()).toEqual([]);
  for (const day of ['2026-11-01', '2026-11-02']) await runJobsOn(day);
  expect(await listTold()).toMatchObject([
    { title: 'Räkna upp hyror enligt index för 2027', link: '/economy/index/create?year=2027' },
  ]);
});

test('an index number is typed once with its source, and removed until a rent is computed with it', async () => {
  const { user, letPremises, typeIndex, run } = await createIndexFixture(app);
  await letPremises();
  const fieldsOf = async (body: Record<string, unknown>) => {
    const { status, data } = await user.failure(indexValueCalls.save, {
      body: { series: '1980', year: 2026, value: 420, note: 'SCB', ...body },
    });
    return [status, Object.keys(data)];
  };
  expect(await fieldsOf({ year: 2020 })).toEqual([422, ['year']]);
  expect(await fieldsOf({ year: 2027 })).toEqual([422, ['year']]);
  expect(await fieldsOf({ year: 2025, series: '2020' })).toEqual([422, ['year']]);
  expect(await fieldsOf({ value: 420.123 })).toEqual([422, ['value']]);
  expect(await fieldsOf({ note: '' })).toEqual([422, ['note']]);
  const list = async () => (await user.get(indexValueCalls.list, { query: { limit: 100 } })).data;
  expect((await list()).filter(({ value }) => value === null).map(({ year }) => year)).toEqual([2026, 2025]);
  const typed = await typeIndex(2026, 336.97);
  expect(typed).toMatchObject({ value: 336.97, source: 'SCB', on: '2026-11-20', used: 0 });
  await user.remove(indexValueCalls.remove, { params: { id: typed.id ?? 0 } });
  const again = await typeIndex(2026, 336.97);
  expect(await fieldsOf({})).toEqual([422, ['year']]);
  await run();
  expect((await user.failure(indexValueCalls.remove, { params: { id: again.id ?? 0 } })).status).toBe(409);
  expect((await list()).find(({ year }) => year === 2020)).toMatchObject({
    id: null,
    value: 336.97,
    used: 0,
  });
});
