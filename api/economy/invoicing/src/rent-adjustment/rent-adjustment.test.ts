import { saveEntityFees } from '@husrum/api-objects';
import { createPortfolioFactory, ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { listJobRuns, runNightlyStepsOn } from '@husrum/api-runs/testing';
import { callDuringTransaction, makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { entityCalls } from '@husrum/contract/entity';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { leaseCalls } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import {
  type ApartmentOptions,
  createAccountWithLease,
  createEditableInvoice,
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
} from '../invoice/invoice.test-data';
import { lockLeases } from '../invoice/lease-for-invoicing.store';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const setUp = (options?: ApartmentOptions) => createAccountWithLease(app, options);
type Setup = Awaited<ReturnType<typeof setUp>>;

const listVersions = (account: TestAccount) =>
  app.forAccount(account, (tx) =>
    tx.selectFrom('rent_version').select(['valid_from', 'fee']).orderBy('valid_from').execute(),
  );
const createAdjustment = (
  { user, entity }: Setup,
  rate: number,
  scheduledAt: string | null = null,
  addons = false,
) =>
  user.post(rentAdjustmentCalls.create, {
    body: { entity_id: entity.id, rate, scheduled_at: scheduledAt, addons },
  });
const preview = (
  { user, entity }: Setup,
  rate: number,
  scheduledAt: string | null = null,
  id: number | undefined = undefined,
) =>
  user.get(rentAdjustmentCalls.preview, {
    query: { entity_id: entity.id, rate, scheduled_at: scheduledAt, id },
  });
const sendSupplement = async ({ user }: Setup, id: number) => {
  const type = 'manual';
  await user.post(invoiceActionCalls.generateManual, { params: { id }, body: {} });
  await user.post(invoiceActionCalls.markSent, { params: { type, id } });
};
const listRowTotals = async ({ user }: Setup, id: number) =>
  (await user.get(invoiceCalls.detail, { params: { id } })).rows.map(({ name, total }) => [name, total]);

describe('an adjustment without a date', () => {
  test('is executed at once: for the entity, the lease and unsent invoices', async () => {
    const setup = await setUp();
    const { user, account, lease, entity } = setup;
    const december = await createReadyInvoice(user, lease.id);
    const made = await createAdjustment(setup, 3.2);
    expect(made).toMatchObject({
      status: 'EXECUTED',
      effective_on: '2026-11-20',
      leases_count: 1,
      entity: { id: entity.id, name: 'Lgh 1001', type: 'Lägenhet' },
    });
    expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({ fee: 8772 });
    expect(await user.get(entityCalls.detail, { params: { id: entity.id } })).toMatchObject({ fee: 8772 });
    expect(await listVersions(account)).toEqual([
      { valid_from: '2026-01-01', fee: '8500.0000' },
      { valid_from: '2026-11-20', fee: '8772.0000' },
    ]);
    const renewed = await user.get(invoiceCalls.detail, { params: { id: december.id } });
    expect(renewed).toMatchObject({ fee: 8772, payment_left: 8772, status: 'READY' });
    expect(renewed.timeline.at(-1)?.what.replace(/\s/g, ' ')).toBe(
      'Omräknad: hyresjustering 3,2 % från 2026-11-20',
    );
  });

  test('splits the rent of an unsent invoice on its day, and does not change sent invoices', async () => {
    const setup = await setUp({ lease: { fee: 45_000, tax_rate: 25, payment_interval: 'QUARTERLY' } });
    const { user, lease } = setup;
    const sent = await createSentInvoice(user, lease.id, '2026-10-01', '2026-12-31');
    const open = await createEditableInvoice(user, lease.id, '2027-01-01', '2027-03-31');
    app.clock.set('2026-11-16T08:00:00Z');
    const previewed = await preview(setup, 4, '2027-02-15');
    expect(previewed.data).toMatchObject([
      {
        old_fee: 45_000,
        new_fee: 46_800,
        first_notice: { id: open.id, start: '2027-01-01', stop: '2027-03-31' },
        recalculated: 1,
        locked: [],
      },
    ]);
    app.clock.set('2027-02-15T08:00:00Z');
    await createAdjustment(setup, 4);
    expect(await listRowTotals(setup, open.id)).toEqual([
      ['Hyra 2027-01-01 – 2027-02-14', 22_500],
      ['Hyra 2027-02-15 – 2027-03-31', 23_400],
    ]);
    expect(await listRowTotals(setup, sent.id)).toEqual([['Hyra oktober 2026 – december 2026', 45_000]]);
  });

  test('keeps rows that a person has edited or added', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    const edited = await createEditableInvoice(user, lease.id);
    const [rent] = edited.rows;
    await user.patch(invoiceRowCalls.update, {
      body: { id: rent?.id, name: 'Hyra enligt avtal', quantity: 1, fee: 8000, tax_rate: 0, unit: null },
    });
    const added = await createEditableInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    await user.post(invoiceRowCalls.create, {
      body: { invoicebase_id: added.id, name: 'Nyckel', quantity: 1, fee: 100, tax_rate: 25, unit: 'st' },
    });
    await createAdjustment(setup, 10);
    expect(await listRowTotals(setup, edited.id)).toEqual([['Hyra enligt avtal', 8000]]);
    expect(await listRowTotals(setup, added.id)).toEqual([
      ['Hyra januari 2027', 9350],
      ['Nyckel', 100],
    ]);
  });

  test('affects the entities below one that is not rentable, but none below a rentable one', async () => {
    const account = await makeAccount(app);
    const make = createPortfolioFactory(app, account);
    const user = app.as(account);
    const { id: companyId } = await make.company();
    const estate = await make.entity({
      entity_type_id: ENTITY_TYPE_ID.estate,
      company_id: companyId,
      name: 'Kv. Eken',
      fee: null,
    });
    const apartment = await make.entity({ parent_id: estate.id, name: 'Lgh 1', fee: 8000 });
    const space = await make.entity({
      parent_id: apartment.id,
      name: 'Plats 1',
      entity_type_id: ENTITY_TYPE_ID.parking,
      fee: 500,
      fields: {},
    });
    const feeOf = async (id: number) => (await user.get(entityCalls.detail, { params: { id } })).fee;
    await user.post(rentAdjustmentCalls.create, {
      body: { entity_id: apartment.id, rate: 10, scheduled_at: null },
    });
    expect([await feeOf(apartment.id), await feeOf(space.id)]).toEqual([8800, 500]);
    await user.post(rentAdjustmentCalls.create, {
      body: { entity_id: estate.id, rate: 10, scheduled_at: null },
    });
    expect([await feeOf(estate.id), await feeOf(apartment.id), await feeOf(space.id)]).toEqual([
      null,
      9680,
      550,
    ]);
    const ofApartment = await user.get(rentAdjustmentCalls.list, { query: { entity_id: apartment.id } });
    expect(ofApartment.data.map(({ entity }) => entity.name)).toEqual(['Kv. Eken', 'Lgh 1']);
    expect((await user.get(rentAdjustmentCalls.list, { query: { entity_id: estate.id } })).total).toBe(1);
  });

  test('does not change a lease that begins later', async () => {
    const setup = await setUp({ lease: { start: '2026-12-01' } });
    await createAdjustment(setup, 3);
    expect(await setup.user.get(leaseCalls.detail, { params: { id: setup.lease.id } })).toMatchObject({
      fee: 8500,
    });
  });

  test('changes add-ons only when asked to', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    await user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, name: 'Bilplats', fee: 200, tax_rate: 25, start: '2026-01-01' },
    });
    const december = await createEditableInvoice(user, lease.id);
    await createAdjustment(setup, 2);
    expect(await listRowTotals(setup, december.id)).toEqual([
      ['Hyra december 2026', 8670],
      ['Bilplats', 200],
    ]);
    await createAdjustment(setup, 3, null, true);
    expect(await listRowTotals(setup, december.id)).toEqual([
      ['Hyra december 2026', 8930.1],
      ['Bilplats', 206],
    ]);
    const { data } = await user.get(leaseAddonCalls.listByLease, { params: { id: lease.id } });
    expect(data.map(({ start, stop, fee }) => [start, stop, fee])).toEqual([
      ['2026-11-20', null, 206],
      ['2026-01-01', '2026-11-19', 200],
    ]);
  });
});

describe('the difference of sent invoices', () => {
  test('is listed with the adjustment, and is invoiced by one supplement, or another one when that is deleted', async () => {
    const setup = await setUp({ lease: { tax_rate: 25 } });
    const { user, lease } = setup;
    const november = await createSentInvoice(user, lease.id, '2026-11-01', '2026-11-30');
    const december = await createSentInvoice(user, lease.id);
    const previewed = await preview(setup, 3.2);
    expect(previewed.sum).toEqual({ old_month: 8500, new_month: 8772, difference: 371.73 });
    const made = await createAdjustment(setup, 3.2);
    const effects = await user.get(rentAdjustmentCalls.listEffects, { params: { id: made.id } });
    expect(effects.sum).toEqual(previewed.sum);
    expect(effects.data).toMatchObject([
      {
        lease_id: lease.id,
        locked: [
          { id: november.id, reference: november.reference, difference: 99.73 },
          { id: december.id, reference: december.reference, difference: 272 },
        ],
        difference: 371.73,
        supplement_id: null,
      },
    ]);
    const createSupplement = () =>
      user.post(rentAdjustmentCalls.createSupplement, {
        params: { id: made.id },
        body: { lease_id: lease.id },
      });
    const { invoicebase: supplement } = await createSupplement();
    expect(await user.get(invoiceCalls.detail, { params: { id: supplement.id } })).toMatchObject({
      kind: 'SUPPLEMENT',
      status: 'EDIT',
      start: '2026-11-20',
      stop: '2026-12-31',
      fee: 371.73,
      tax: 92.93,
      pay_amount_rounded: 465,
    });
    await expect(createSupplement()).rejects.toMatchObject({ status: 409 });
    await user.remove(invoiceCalls.remove, { params: { id: supplement.id } });
    await createSupplement();
  });

  test('can be invoiced again when the supplement has been cancelled, without the invoice that has been credited since', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    const november = await createSentInvoice(user, lease.id, '2026-11-01', '2026-11-30');
    await createSentInvoice(user, lease.id);
    const made = await createAdjustment(setup, 3);
    const body = { lease_id: lease.id };
    const createSupplement = () =>
      user.post(rentAdjustmentCalls.createSupplement, { params: { id: made.id }, body });
    const { invoicebase: first } = await createSupplement();
    await sendSupplement(setup, first.id);
    await user.post(invoiceActionCalls.cancel, { params: { type: 'manual', id: first.id } });
    await user.post(invoiceActionCalls.credit, { params: { type: 'manual', id: november.id }, body: {} });
    const effects = await user.get(rentAdjustmentCalls.listEffects, { params: { id: made.id } });
    expect(effects.data).toMatchObject([{ supplement_id: null, difference: 255 }]);
    expect(effects.sum.difference).toBe(255);
    const { invoicebase: second } = await createSupplement();
    expect(await user.get(invoiceCalls.detail, { params: { id: second.id } })).toMatchObject({ fee: 255 });
  });

  test('cannot be invoiced when the rent was lowered', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    await createSentInvoice(user, lease.id);
    const made = await createAdjustment(setup, -1.5);
    const effects = await user.get(rentAdjustmentCalls.listEffects, { params: { id: made.id } });
    expect(effects.data[0]?.difference).toBe(-127.5);
    const body = { lease_id: lease.id };
    expect(
      await user.failure(rentAdjustmentCalls.createSupplement, { params: { id: made.id }, body }),
    ).toMatchObject({
      status: 409,
    });
  });
});

describe('the difference of a lowered rent', () => {
  const creditRent = async ({ user }: Setup, id: number, amount: number) => {
    const [rent] = (await user.get(invoiceCalls.detail, { params: { id } })).rows;
    await user.post(invoiceActionCalls.creditPart, {
      params: { type: 'manual', id },
      body: { reason: 'Sänkt hyra', rows: [{ id: rent?.id, amount }] },
    });
  };
  const readEffect = async ({ user }: Setup, id: number) => {
    const { data, sum } = await user.get(rentAdjustmentCalls.listEffects, { params: { id } });
    return {
      locked: data[0]?.locked.map(({ difference }) => difference),
      difference: data[0]?.difference,
      sum: sum.difference,
    };
  };

  test('is less by what a partial credit of the sent invoice gives back, and then nothing is left to credit', async () => {
    const setup = await setUp({ lease: { tax_rate: 25 } });
    const december = await createSentInvoice(setup.user, setup.lease.id);
    const made = await createAdjustment(setup, -1.5);
    expect(await readEffect(setup, made.id)).toEqual({ locked: [-127.5], difference: -127.5, sum: -127.5 });
    await creditRent(setup, december.id, 100);
    expect(await readEffect(setup, made.id)).toEqual({ locked: [-27.5], difference: -27.5, sum: -27.5 });
    // The rest of this credit has another reason.
    await creditRent(setup, december.id, 1000);
    expect(await readEffect(setup, made.id)).toEqual({ locked: [], difference: 0, sum: 0 });
  });

  test('is charged again when the adjustment is restored after it was credited', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    const december = await createSentInvoice(user, lease.id);
    const made = await createAdjustment(setup, -1.5);
    await creditRent(setup, december.id, 127.5);
    const restored = await user.post(rentAdjustmentCalls.restore, { params: { id: made.id } });
    expect(await readEffect(setup, restored.id)).toMatchObject({ difference: 127.5 });
    const { invoicebase } = await user.post(rentAdjustmentCalls.createSupplement, {
      params: { id: restored.id },
      body: { lease_id: lease.id },
    });
    expect(await user.get(invoiceCalls.detail, { params: { id: invoicebase.id } })).toMatchObject({
      fee: 127.5,
    });
  });
});

describe('a scheduled adjustment', () => {
  test('can be changed and removed until its day', async () => {
    const setup = await setUp();
    const { user } = setup;
    const planned = await createAdjustment(setup, 3, '2027-01-01');
    expect(planned).toMatchObject({ status: 'SCHEDULED', scheduled_at: '2027-01-01', leases_count: 1 });
    const changed = await user.patch(rentAdjustmentCalls.update, {
      body: { id: planned.id, rate: 4, scheduled_at: '2027-02-01', addons: true },
    });
    expect(changed).toMatchObject({ rate: 4, scheduled_at: '2027-02-01', addons: true });
    await user.remove(rentAdjustmentCalls.remove, { params: { id: planned.id } });
    await createAdjustment(setup, 3, '2027-01-01');
    await createAdjustment(setup, 5, '2027-03-01');
    expect((await user.remove(rentAdjustmentCalls.removeAllScheduled)).message).toBe(
      '2 hyresjusteringar borttagna',
    );
    expect((await user.get(rentAdjustmentCalls.list)).total).toBe(0);
  });

  test('moved to today, raises the asking rent that somebody else saves at the same moment', async () => {
    const { user, account, company, lease, entity } = await setUp();
    const estate = await createPortfolioFactory(app, account).entity({
      entity_type_id: ENTITY_TYPE_ID.estate,
      company_id: company.id,
      name: 'Kv. Eken',
      fee: null,
    });
    await app.forAccount(account, (tx) =>
      tx.updateTable('entity').set({ parent_id: estate.id }).where('id', '=', entity.id).execute(),
    );
    const planned = await user.post(rentAdjustmentCalls.create, {
      body: { entity_id: estate.id, rate: 10, scheduled_at: '2027-01-01' },
    });
    await callDuringTransaction(
      app,
      account,
      async (tx) => {
        await lockLeases(tx, [lease.id]);
        await saveEntityFees(tx, [{ entityId: entity.id, fee: 9000 }]);
      },
      () =>
        user.patch(rentAdjustmentCalls.update, {
          body: { id: planned.id, rate: 10, scheduled_at: null, addons: false },
        }),
    );
    expect(await user.get(entityCalls.detail, { params: { id: entity.id } })).toMatchObject({ fee: 9900 });
  });

  test('is executed once, even if late, with effect from its day', async () => {
    const setup = await setUp();
    const { user, account, lease } = setup;
    const first = await createAdjustment(setup, 2, '2026-12-15');
    const second = await createAdjustment(setup, 3, '2026-12-20');
    await runNightlyStepsOn(app, account, '2026-12-14');
    expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({ fee: 8500 });
    await runNightlyStepsOn(app, account, '2027-01-10', '2027-01-10', '2027-01-11');
    expect(await listVersions(account)).toEqual([
      { valid_from: '2026-01-01', fee: '8500.0000' },
      { valid_from: '2026-12-15', fee: '8670.0000' },
      { valid_from: '2026-12-20', fee: '8930.1000' },
    ]);
    for (const { id } of [first, second])
      expect(await user.get(rentAdjustmentCalls.detail, { params: { id } })).toMatchObject({
        status: 'EXECUTED',
      });
    expect((await listJobRuns(app, account)).map(({ title, made }) => [title, made])).toEqual([
      ['Hyresjusteringar 2026-12-15', 1],
      ['Hyresjusteringar 2026-12-20', 1],
    ]);
  });

  test('cannot be changed or removed once it is executed', async () => {
    const setup = await setUp();
    const { user } = setup;
    const planned = await createAdjustment(setup, 3, '2027-01-01');
    const body = { id: planned.id, rate: 3, scheduled_at: null, addons: false };
    await user.patch(rentAdjustmentCalls.update, { body });
    expect(await user.failure(rentAdjustmentCalls.update, { body })).toMatchObject({
      status: 409,
      serverMessage: 'Du kan bara redigera schemalagda justeringar',
    });
    expect(await user.failure(rentAdjustmentCalls.remove, { params: { id: planned.id } })).toMatchObject({
      status: 409,
    });
  });

  test('cannot have a past day, a rate of zero or -100, or more than four decimals', async () => {
    const setup = await setUp();
    const { user, entity } = setup;
    const late = await user.failure(rentAdjustmentCalls.create, {
      body: { entity_id: entity.id, rate: 3, scheduled_at: '2026-11-19' },
    });
    expect(late.data).toEqual({
      scheduled_at: ['Datumet har passerat. Lämna det tomt för att justera i dag.'],
    });
    for (const [rate, text] of [
      [0, 'Procent kan inte vara noll'],
      [-100, 'Procent måste vara mer än -100'],
      [1.23456, 'Procent får ha högst fyra decimaler'],
    ]) {
      const refused = await user.failure(rentAdjustmentCalls.create, {
        body: { entity_id: entity.id, rate },
      });
      expect(refused.data.rate).toEqual([text]);
    }
  });
});

describe('invoices of days after a scheduled adjustment', () => {
  const JANUARY = ['2027-01-01', '2027-01-31'] as const;

  test('have the new rent when they are created, so that its execution changes nothing', async () => {
    const setup = await setUp();
    const { user, account, lease } = setup;
    const planned = await createAdjustment(setup, 3, '2027-01-01');
    const previewed = await preview(setup, 3, '2027-01-01', planned.id);
    const january = await createSentInvoice(user, lease.id, ...JANUARY);
    expect(await listRowTotals(setup, january.id)).toEqual([['Hyra januari 2027', 8755]]);
    expect((await preview(setup, 3, '2027-01-01', planned.id)).data).toMatchObject([
      { old_fee: 8500, new_fee: 8755, first_notice: { id: january.id }, locked: [], difference: 0 },
    ]);
    await runNightlyStepsOn(app, account, '2027-01-01');
    const effects = await user.get(rentAdjustmentCalls.listEffects, { params: { id: planned.id } });
    expect(effects.sum).toEqual(previewed.sum);
    expect(effects.data).toMatchObject([
      { new_fee: 8755, first_notice: { id: january.id }, recalculated: 0, locked: [], difference: 0 },
    ]);
    expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({ fee: 8755 });
  });

  test('are recalculated when the adjustment is scheduled, changed and removed', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    await user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, name: 'Bilplats', fee: 200, tax_rate: 25, start: '2026-01-01' },
    });
    const january = await createReadyInvoice(user, lease.id, ...JANUARY);
    const planned = await createAdjustment(setup, 3, '2027-01-01');
    expect(await listRowTotals(setup, january.id)).toEqual([
      ['Hyra januari 2027', 8755],
      ['Bilplats', 200],
    ]);
    await user.patch(rentAdjustmentCalls.update, {
      body: { id: planned.id, rate: 10, scheduled_at: '2027-01-01', addons: true },
    });
    expect(await listRowTotals(setup, january.id)).toEqual([
      ['Hyra januari 2027', 9350],
      ['Bilplats', 220],
    ]);
    await user.remove(rentAdjustmentCalls.remove, { params: { id: planned.id } });
    expect(await listRowTotals(setup, january.id)).toEqual([
      ['Hyra januari 2027', 8500],
      ['Bilplats', 200],
    ]);
    const { timeline } = await user.get(invoiceCalls.detail, { params: { id: january.id } });
    expect(timeline.at(-1)?.what.replace(/\s/g, ' ')).toBe(
      'Omräknad: borttagen hyresjustering 10 % från 2027-01-01',
    );
  });

  test('have the old rent again when the adjustment is moved to today and their lease has not begun', async () => {
    const setup = await setUp({ lease: { start: '2026-12-01' } });
    const { user, lease } = setup;
    const planned = await createAdjustment(setup, 3, '2027-01-01');
    const january = await createReadyInvoice(user, lease.id, ...JANUARY);
    expect(await listRowTotals(setup, january.id)).toEqual([['Hyra januari 2027', 8755]]);
    await user.patch(rentAdjustmentCalls.update, {
      body: { id: planned.id, rate: 3, scheduled_at: null, addons: false },
    });
    expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({ fee: 8500 });
    const { rows, timeline } = await user.get(invoiceCalls.detail, { params: { id: january.id } });
    expect(rows.map(({ name, total }) => [name, total])).toEqual([['Hyra januari 2027', 8500]]);
    expect(timeline.at(-1)?.what.replace(/\s/g, ' ')).toBe(
      'Omräknad: borttagen hyresjustering 3 % från 2027-01-01',
    );
  });

  test('have the add-on that the adjustment starts in place of an ended one: removing it removes their row', async () => {
    const setup = await setUp();
    const { user, account, lease } = setup;
    await user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, name: 'Bilplats', fee: 200, tax_rate: 25, start: '2026-01-01' },
    });
    await createAdjustment(setup, 10, '2027-01-01', true);
    const january = await createEditableInvoice(user, lease.id, ...JANUARY);
    await runNightlyStepsOn(app, account, '2027-01-01');
    const { data } = await user.get(leaseAddonCalls.listByLease, { params: { id: lease.id } });
    const [current] = data;
    expect(current).toMatchObject({ start: '2027-01-01', fee: 220 });
    await user.remove(leaseAddonCalls.remove, { params: { id: current?.id ?? 0 } });
    expect(await listRowTotals(setup, january.id)).toEqual([['Hyra januari 2027', 9350]]);
  });

  test('lack the difference if they were sent before the adjustment was scheduled or changed', async () => {
    const setup = await setUp();
    const { user, account, lease } = setup;
    const january = await createSentInvoice(user, lease.id, ...JANUARY);
    const planned = await createAdjustment(setup, 3, '2027-01-01');
    const february = await createSentInvoice(user, lease.id, '2027-02-01', '2027-02-28');
    await user.patch(rentAdjustmentCalls.update, {
      body: { id: planned.id, rate: 4, scheduled_at: '2027-01-01', addons: false },
    });
    const previewed = await preview(setup, 4, '2027-01-01', planned.id);
    await runNightlyStepsOn(app, account, '2027-01-01');
    const effects = await user.get(rentAdjustmentCalls.listEffects, { params: { id: planned.id } });
    expect(effects.data[0]?.locked).toMatchObject([
      { id: january.id, difference: 340 },
      { id: february.id, difference: 85 },
    ]);
    expect(previewed.data[0]?.locked).toEqual(effects.data[0]?.locked);
  });

  test('lack the difference if they are sent at the moment when the adjustment is scheduled', async () => {
    const setup = await setUp();
    const { user, account, lease } = setup;
    const january = await createReadyInvoice(user, lease.id, ...JANUARY);
    const now = app.clock.now().toISOString();
    const planned = await callDuringTransaction(
      app,
      account,
      (tx) =>
        tx
          .updateTable('invoicebase')
          .set({ sent_at: now, locked_at: now })
          .where('id', '=', january.id)
          .execute(),
      () => createAdjustment(setup, 3, '2027-01-01'),
    );
    await runNightlyStepsOn(app, account, '2027-01-01');
    const effects = await user.get(rentAdjustmentCalls.listEffects, { params: { id: planned.id } });
    expect(effects.data[0]?.locked).toMatchObject([{ id: january.id, difference: 255 }]);
  });

  test('once they are sent, the adjustment cannot be removed and its day not changed, until they are credited', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    const planned = await createAdjustment(setup, 3, '2027-01-01');
    const later = await createAdjustment(setup, 2, '2027-06-01');
    const january = await createSentInvoice(user, lease.id, ...JANUARY);
    const refused = await user.failure(rentAdjustmentCalls.remove, { params: { id: planned.id } });
    expect(refused).toMatchObject({
      status: 409,
      serverMessage: expect.stringContaining('redan med på 1 skickad hyresavi'),
    });
    const moved = await user.failure(rentAdjustmentCalls.update, {
      body: { id: planned.id, rate: 3, scheduled_at: '2027-02-01', addons: false },
    });
    expect(moved.data.scheduled_at).toEqual([expect.stringContaining('Dagen kan inte ändras')]);
    expect((await user.remove(rentAdjustmentCalls.removeAllScheduled)).message).toBe(
      '1 hyresjustering borttagen, 1 kvar som redan är med på skickade hyresavier',
    );
    expect((await user.failure(rentAdjustmentCalls.detail, { params: { id: later.id } })).status).toBe(404);
    await user.post(invoiceActionCalls.credit, { params: { type: 'manual', id: january.id }, body: {} });
    await user.remove(rentAdjustmentCalls.remove, { params: { id: planned.id } });
  });

  test('include all adjustments until their last day, in order, as does the preview of a later adjustment', async () => {
    const setup = await setUp({ lease: { payment_interval: 'QUARTERLY', fee: 30_000 } });
    const { user, account, lease, entity } = setup;
    const first = await createAdjustment(setup, 10, '2027-01-01');
    const second = await createAdjustment(setup, 10, '2027-03-01');
    const quarter = await createSentInvoice(user, lease.id, '2027-01-01', '2027-03-31');
    expect(await listRowTotals(setup, quarter.id)).toEqual([
      ['Hyra januari 2027 – februari 2027', 22_000],
      ['Hyra mars 2027', 12_100],
    ]);
    const third = await preview(setup, 10, '2027-04-01');
    expect(third.data).toMatchObject([{ old_fee: 36_300, new_fee: 39_930 }]);
    expect(third.scheduled).toEqual([
      {
        id: first.id,
        rate: 10,
        scheduled_at: '2027-01-01',
        entity: { id: entity.id, name: 'Lgh 1001', house: null },
        leases_count: 1,
      },
      expect.objectContaining({ id: second.id, scheduled_at: '2027-03-01' }),
    ]);
    expect((await preview(setup, 10, '2027-03-01', second.id)).scheduled.map(({ id }) => id)).toEqual([
      first.id,
    ]);
    await runNightlyStepsOn(app, account, '2027-01-01', '2027-03-01');
    for (const { id } of [first, second])
      expect((await user.get(rentAdjustmentCalls.listEffects, { params: { id } })).sum.difference).toBe(0);
    expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({ fee: 36_300 });
  });

  test('include the adjustment of an object above that is due by their last day, but not a later one', async () => {
    const account = await makeAccount(app);
    const { user, lease, entity, company } = await createLeasedApartment(app, account);
    const make = createPortfolioFactory(app, account);
    const estate = await make.entity({
      entity_type_id: ENTITY_TYPE_ID.estate,
      company_id: company.id,
      name: 'Kv. Eken',
      fee: null,
    });
    await app.forAccount(account, (tx) =>
      tx.updateTable('entity').set({ parent_id: estate.id }).where('id', '=', entity.id).execute(),
    );
    for (const scheduledAt of ['2027-01-31', '2027-02-01'])
      await user.post(rentAdjustmentCalls.create, {
        body: { entity_id: estate.id, rate: 10, scheduled_at: scheduledAt },
      });
    const january = await createEditableInvoice(user, lease.id, ...JANUARY);
    expect((await user.get(invoiceCalls.detail, { params: { id: january.id } })).fee).toBe(8527.42);
  });
});

describe('the same adjustment twice', () => {
  test('is refused when another one is scheduled for that day, both when it is created and when it is moved there', async () => {
    const setup = await setUp();
    const { user, entity } = setup;
    await createAdjustment(setup, 5, '2027-05-01');
    const body = { entity_id: entity.id, rate: 5, scheduled_at: '2027-05-01' };
    const refused = await user.failure(rentAdjustmentCalls.create, { body });
    expect(refused.data.scheduled_at?.[0]?.replace(/\s/g, ' ')).toBe(
      'Objektet justeras redan 2027-05-01 med 5 %. Ändra den justeringen i stället.',
    );
    const other = await createAdjustment(setup, 5, '2027-06-01');
    const moved = await user.failure(rentAdjustmentCalls.update, {
      body: { id: other.id, rate: 5, scheduled_at: '2027-05-01', addons: false },
    });
    expect(moved.status).toBe(422);
    await user.patch(rentAdjustmentCalls.update, {
      body: { id: other.id, rate: 6, scheduled_at: '2027-06-01', addons: false },
    });
  });

  test('is executed only once when two users ask for it today, and again after it was restored', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    const results = await Promise.allSettled([createAdjustment(setup, 5), createAdjustment(setup, 5)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({ fee: 8925 });
    const [made] = (await user.get(rentAdjustmentCalls.list)).data;
    await user.post(rentAdjustmentCalls.restore, { params: { id: made?.id ?? 0 } });
    await createAdjustment(setup, 5);
  });
});

describe('restoring an adjustment', () => {
  const createSupplement = ({ user, lease }: Setup, id: number) =>
    user.post(rentAdjustmentCalls.createSupplement, { params: { id }, body: { lease_id: lease.id } });
  const refuseSupplement = ({ user, lease }: Setup, id: number) =>
    user.failure(rentAdjustmentCalls.createSupplement, { params: { id }, body: { lease_id: lease.id } });
  const readEffect = async ({ user }: Setup, id: number) => {
    const { data, sum } = await user.get(rentAdjustmentCalls.listEffects, { params: { id } });
    return { difference: data[0]?.difference, supplement_id: data[0]?.supplement_id, sum: sum.difference };
  };

  test('leaves nothing to charge, and removes an unsent supplement', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    await createSentInvoice(user, lease.id);
    const made = await createAdjustment(setup, 10);
    const { invoicebase: supplement } = await createSupplement(setup, made.id);
    const restored = await user.post(rentAdjustmentCalls.restore, { params: { id: made.id } });
    expect((await user.failure(invoiceCalls.detail, { params: { id: supplement.id } })).status).toBe(404);
    const nothing = { difference: 0, supplement_id: null, sum: 0 };
    expect(await readEffect(setup, made.id)).toEqual(nothing);
    expect(await readEffect(setup, restored.id)).toEqual(nothing);
    expect(await refuseSupplement(setup, made.id)).toMatchObject({
      status: 409,
      serverMessage: 'Justeringen är återställd: det finns ingen mellanskillnad att ta ut.',
    });
    expect((await refuseSupplement(setup, restored.id)).status).toBe(409);
  });

  test('leaves the difference of the days before the restoring to charge', async () => {
    const setup = await setUp({ lease: { fee: 9000 } });
    const { user, lease } = setup;
    await createSentInvoice(user, lease.id, '2026-11-01', '2026-11-30');
    app.clock.set('2026-11-21T08:00:00Z');
    const made = await createAdjustment(setup, 10);
    app.clock.set('2026-11-26T08:00:00Z');
    const restored = await user.post(rentAdjustmentCalls.restore, { params: { id: made.id } });
    expect(await readEffect(setup, made.id)).toMatchObject({ difference: 0 });
    expect(await readEffect(setup, restored.id)).toMatchObject({ difference: 150 });
    const { invoicebase } = await createSupplement(setup, restored.id);
    expect(await user.get(invoiceCalls.detail, { params: { id: invoicebase.id } })).toMatchObject({
      fee: 150,
    });
  });

  test('leaves what a sent supplement has charged to be credited', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    await createSentInvoice(user, lease.id);
    const made = await createAdjustment(setup, 10);
    const { invoicebase: supplement } = await createSupplement(setup, made.id);
    await sendSupplement(setup, supplement.id);
    const restored = await user.post(rentAdjustmentCalls.restore, { params: { id: made.id } });
    expect(await readEffect(setup, restored.id)).toMatchObject({ difference: -850, sum: -850 });
    const [row] = (await user.get(invoiceCalls.detail, { params: { id: supplement.id } })).rows;
    const body = { reason: 'Återställd hyra', rows: [{ id: row?.id, amount: 500 }] };
    const params = { type: 'manual', id: supplement.id };
    await user.post(invoiceActionCalls.creditPart, { params, body });
    expect(await readEffect(setup, restored.id)).toMatchObject({ difference: -350, sum: -350 });
  });

  test('restores the exact rent from today', async () => {
    const setup = await setUp({ lease: { fee: 12_345.67 } });
    const { user, account, lease } = setup;
    const open = await createEditableInvoice(user, lease.id);
    const made = await createAdjustment(setup, 3.2);
    expect(await listRowTotals(setup, open.id)).toEqual([['Hyra december 2026', 12_740.73]]);
    const restored = await user.post(rentAdjustmentCalls.restore, { params: { id: made.id } });
    expect(restored).toMatchObject({
      rate: -3.1008,
      restores_id: made.id,
      status: 'EXECUTED',
      leases_count: 1,
    });
    expect(await listVersions(account)).toEqual([{ valid_from: '2026-01-01', fee: '12345.6700' }]);
    expect(await listRowTotals(setup, open.id)).toEqual([['Hyra december 2026', 12_345.67]]);
    expect(await user.get(rentAdjustmentCalls.detail, { params: { id: made.id } })).toMatchObject({
      restored: true,
    });
    const repeated = await user.failure(rentAdjustmentCalls.restore, { params: { id: made.id } });
    expect(repeated.status).toBe(409);
  });

  test('does not restore a rent that has changed since', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    const made = await createAdjustment(setup, 3);
    await createAdjustment(setup, 2);
    expect(await user.failure(rentAdjustmentCalls.restore, { params: { id: made.id } })).toMatchObject({
      status: 409,
      serverMessage: expect.stringContaining('ändrats sedan dess'),
    });
    expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({ fee: 8930.1 });
  });
});

test('the preview and the effects name the coming period as the first with the new rent when no invoice has it', async () => {
  const setup = await setUp();
  const made = await createAdjustment(setup, 3);
  const previewed = await preview(setup, 4, '2027-02-15');
  const effects = await setup.user.get(rentAdjustmentCalls.listEffects, { params: { id: made.id } });
  expect(effects.data[0]?.first_notice).toEqual({ id: null, start: '2026-11-01', stop: '2026-11-30' });
  expect(previewed.data[0]?.first_notice).toEqual({ id: null, start: '2027-02-01', stop: '2027-02-28' });
});

test('lists adjustable entities with how many leases they affect', async () => {
  const { user, entity, company } = await setUp();
  const { data } = await user.get(rentAdjustmentCalls.listEntities, { query: { name: 'lgh' } });
  expect(data).toEqual([
    {
      id: entity.id,
      name: 'Lgh 1001',
      type: 'Lägenhet',
      under: company.name,
      house: null,
      rentable: true,
      leases_count: 1,
    },
  ]);
});

test('names the house of the object: the outermost object above it, not the nearest', async () => {
  const account = await makeAccount(app);
  const user = app.as(account);
  const make = createPortfolioFactory(app, account);
  const company = await make.company();
  const estate = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: company.id,
    name: 'Kv. Eken',
  });
  const apartment = await make.entity({ parent_id: estate.id, name: 'Lgh 1001' });
  const parking = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.parking,
    parent_id: apartment.id,
    name: 'Plats 7',
  });
  const named = { id: parking.id, name: 'Plats 7', under: 'Lgh 1001', house: 'Kv. Eken' };
  const body = { entity_id: parking.id, rate: 3, scheduled_at: '2027-01-01', addons: false };
  expect((await user.post(rentAdjustmentCalls.create, { body })).entity).toMatchObject(named);
  const { data } = await user.get(rentAdjustmentCalls.listEntities, { query: { name: 'plats' } });
  expect(data).toMatchObject([named]);
});

test('answers 404 for another account', async () => {
  const setup = await setUp();
  const made = await createAdjustment(setup, 3, '2027-01-01');
  const bo = app.as(await makeAccount(app));
  const body = { entity_id: setup.entity.id, rate: 3 };
  const failures = await Promise.all([
    bo.failure(rentAdjustmentCalls.create, { body }),
    bo.failure(rentAdjustmentCalls.preview, { query: body }),
    bo.failure(rentAdjustmentCalls.detail, { params: { id: made.id } }),
    bo.failure(rentAdjustmentCalls.listEffects, { params: { id: made.id } }),
    bo.failure(rentAdjustmentCalls.update, { body: { id: made.id, rate: 3 } }),
    bo.failure(rentAdjustmentCalls.remove, { params: { id: made.id } }),
    bo.failure(rentAdjustmentCalls.restore, { params: { id: made.id } }),
    bo.failure(rentAdjustmentCalls.createSupplement, {
      params: { id: made.id },
      body: { lease_id: setup.lease.id },
    }),
  ]);
  expect(failures.map(({ status }) => status)).toEqual(failures.map(() => 404));
  await bo.remove(rentAdjustmentCalls.removeAllScheduled);
  expect((await setup.user.get(rentAdjustmentCalls.list)).total).toBe(1);
});
