import { callDuringTransaction, makeAccount, testServer } from '@husrum/api-testing';
import { addonCalls } from '@husrum/contract/addon';
import { invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { leaseCalls } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import {
  createEditableInvoice,
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
} from '../invoice/invoice.test-data';
import { lockLeases } from '../invoice/lease-for-invoicing.store';
import { saveLeaseAddon } from '../lease-addon/lease-addon.store';
import { lockAddon, saveAddon } from './addon.store';

const app = testServer();

const broadband = { name: 'Bredband', fee: 199, tax_rate: 25 } as const;

const setUp = async (options = {}) => createLeasedApartment(app, await makeAccount(app), options);
type Setup = Awaited<ReturnType<typeof setUp>>;
const readDetail = ({ user }: Setup, id: number) => user.get(invoiceCalls.detail, { params: { id } });
const readRows = async (setup: Setup, id: number) =>
  (await readDetail(setup, id)).rows.map(({ name, total, explanation }) => [
    name,
    total,
    explanation?.replace(/\s/g, ' '),
  ]);

describe('the add-on catalogue', () => {
  it('lists add-ons with their type in Swedish alphabetical order, or by fee, or only those with a text in their name', async () => {
    const { user } = await setUp();
    const made = await user.post(addonCalls.create, {
      body: { name: 'Älgstängsel', fee: -150, tax_rate: 0 },
    });
    await user.post(addonCalls.create, { body: broadband });
    expect(made).toMatchObject({ type: 'DEDUCTION', fee: -150, leases_count: 0, leases: [] });
    const { data, total } = await user.get(addonCalls.list);
    expect([total, data.map(({ name, type }) => [name, type])]).toEqual([
      2,
      [
        ['Bredband', 'SURCHARGE'],
        ['Älgstängsel', 'DEDUCTION'],
      ],
    ]);
    const mostExpensive = await user.get(addonCalls.list, { query: { sort: { by: 'fee', order: 'desc' } } });
    expect(mostExpensive.data[0]?.name).toBe('Bredband');
    expect((await user.get(addonCalls.list, { query: { name: 'stäng' } })).total).toBe(1);
  });

  it('requires name, amount and VAT rate, each under its field', async () => {
    const { user } = await setUp();
    const refused = await user.failure(addonCalls.create, { body: { name: ' ', fee: 0, tax_rate: 7 } });
    expect(refused).toMatchObject({
      status: 422,
      data: {
        name: ['Benämning måste fyllas i'],
        fee: ['Beloppet kan inte vara noll'],
        tax_rate: ['Moms har ett värde som inte finns att välja'],
      },
    });
  });

  it('changes leases only when asked to', async () => {
    const { user, lease } = await setUp();
    const made = await user.post(addonCalls.create, { body: broadband });
    await user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, addon_id: made.id, interval: 'MONTHLY', start: '2026-12-01' },
    });
    const withHigherFee = { id: made.id, ...broadband, fee: 249 };
    const changed = await user.patch(addonCalls.update, { body: withHigherFee });
    expect(changed).toMatchObject({
      fee: 249,
      leases_count: 1,
      leases: [{ id: lease.id }],
      differing_count: 1,
    });
    const listLeases = () => user.get(addonCalls.leases, { params: { id: made.id } });
    expect((await listLeases()).data).toMatchObject([
      {
        fee: 199,
        interval: 'MONTHLY',
        lease_id: lease.id,
        entity: { name: 'Lgh 1001' },
        tenant: 'Bo Östlund',
        differs: true,
      },
    ]);
    const changedWithLeases = await user.patch(addonCalls.update, {
      body: { ...withHigherFee, update_leases: true },
    });
    expect(changedWithLeases).toMatchObject({ leases_count: 1, differing_count: 0 });
    expect((await listLeases()).data).toMatchObject([{ fee: 249, differs: false }]);
  });

  it('updates leases whose add-on somebody else ends at the same moment as it now is', async () => {
    const anna = await makeAccount(app);
    const setup = await createLeasedApartment(app, anna);
    const { user, lease } = setup;
    const made = await user.post(addonCalls.create, { body: broadband });
    const { leaseaddon } = await user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, addon_id: made.id, start: '2026-10-01' },
    });
    const invoice = await createEditableInvoice(user, lease.id);
    await callDuringTransaction(
      app,
      anna,
      async (tx) => {
        await lockLeases(tx, [lease.id]);
        await saveLeaseAddon(tx, leaseaddon.id, { stop: '2026-12-10' });
      },
      () =>
        user.patch(addonCalls.update, { body: { id: made.id, ...broadband, fee: 310, update_leases: true } }),
    );
    expect(await readRows(setup, invoice.id)).toContainEqual([
      'Bredband',
      100,
      'Bredband 310 kr × 10/31 = 100 kr',
    ]);
  });

  it('gives a lease that gets the add-on at the same moment its new terms', async () => {
    const anna = await makeAccount(app);
    const { user, lease } = await createLeasedApartment(app, anna);
    const made = await user.post(addonCalls.create, { body: broadband });
    await callDuringTransaction(
      app,
      anna,
      async (tx) => {
        await lockAddon(tx, made.id);
        await saveAddon(tx, made.id, { ...broadband, feeOre: 24_900 });
      },
      () =>
        user.post(leaseAddonCalls.create, {
          body: { lease_id: lease.id, addon_id: made.id, start: '2026-12-01' },
        }),
    );
    const { data } = await user.get(leaseAddonCalls.listByLease, { params: { id: lease.id } });
    expect(data).toMatchObject([{ fee: 249 }]);
  });

  it('neither counts nor changes leases that have ended', async () => {
    const { user, lease } = await setUp();
    const made = await user.post(addonCalls.create, { body: broadband });
    await user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, addon_id: made.id, start: '2026-10-01' },
    });
    const { tenants: _tenants, ...terms } = lease;
    await user.patch(leaseCalls.update, { body: { ...terms, stop: '2026-11-19' } });
    const withHigherFee = { id: made.id, ...broadband, fee: 249, update_leases: true };
    expect(await user.patch(addonCalls.update, { body: withHigherFee })).toMatchObject({
      leases_count: 0,
      differing_count: 0,
    });
    expect((await user.get(leaseAddonCalls.listByLease, { params: { id: lease.id } })).data).toMatchObject([
      { fee: 199 },
    ]);
  });

  it('removes an add-on from the catalogue, but leases keep their copies', async () => {
    const { user, lease } = await setUp();
    const made = await user.post(addonCalls.create, { body: broadband });
    const body = { lease_id: lease.id, addon_id: made.id, start: '2026-12-01' };
    await user.post(leaseAddonCalls.create, { body });
    await user.remove(addonCalls.remove, { params: { id: made.id } });
    expect((await user.get(leaseAddonCalls.listByLease, { params: { id: lease.id } })).data).toMatchObject([
      { addon_id: null, is_catalogue_addon_removed: true, name: 'Bredband' },
    ]);
  });

  it('rejects an update based on an outdated version', async () => {
    const { user } = await setUp();
    const { id, updated_at } = await user.post(addonCalls.create, { body: broadband });
    await user.patch(addonCalls.update, { body: { id, ...broadband, name: 'Fiber' } });
    expect(await user.failure(addonCalls.update, { body: { id, ...broadband, updated_at } })).toMatchObject({
      status: 409,
    });
  });
});

describe('a lease add-on', () => {
  it('is invoiced from its first day, with an explanation', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    await user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, ...broadband, start: '2026-12-17' },
    });
    const invoice = await createEditableInvoice(user, lease.id);
    expect(invoice).toMatchObject({ fee: 8596.29, tax: 24.07, pay_amount_rounded: 8620 });
    expect(await readRows(setup, invoice.id)).toEqual([
      ['Hyra december 2026', 8500, 'Hyra 8 500 kr'],
      ['Bredband', 96.29, 'Bredband 199 kr × 15/31 = 96,29 kr'],
    ]);
  });

  it('requires either a catalogue add-on or all its own terms', async () => {
    const { user, lease } = await setUp();
    const refused = await user.failure(leaseAddonCalls.create, {
      body: { lease_id: lease.id, start: '2026-12-01' },
    });
    expect(refused.data).toEqual({
      name: ['Benämning måste fyllas i'],
      fee: ['Belopp måste fyllas i'],
      tax_rate: ['Moms måste fyllas i'],
    });
    const early = { lease_id: lease.id, ...broadband, start: '2025-12-01' };
    expect((await user.failure(leaseAddonCalls.create, { body: early })).data).toEqual({
      start: ['Uthyrningen börjar 2026-01-01'],
    });
    const unknown = { lease_id: lease.id, addon_id: 4711, start: '2026-12-01' };
    expect((await user.failure(leaseAddonCalls.create, { body: unknown })).status).toBe(404);
  });

  it('is added to an unsent invoice, and not to a sent one', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    const sent = await createSentInvoice(user, lease.id);
    const ready = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    const made = await user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, ...broadband, start: '2026-12-01' },
    });
    expect(made).toMatchObject({ recalculated: 1, locked: 1 });
    expect(await readDetail(setup, sent.id)).toMatchObject({ fee: 8500 });
    const renewed = await readDetail(setup, ready.id);
    expect(renewed).toMatchObject({ fee: 8699, tax: 49.75, payment_left: 8749 });
    expect(renewed.timeline.at(-1)?.what).toBe('Omräknad: tillägget Bredband har tillkommit');

    const { id } = made.leaseaddon;
    const body = { id, ...broadband, fee: 299, start: '2026-12-01' };
    expect(await user.patch(leaseAddonCalls.update, { body })).toMatchObject({ recalculated: 1, locked: 1 });
    expect(await readDetail(setup, ready.id)).toMatchObject({ fee: 8799 });
  });

  it('does not restore a row that a person has removed', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    const { leaseaddon: made } = await user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, ...broadband, start: '2026-12-01' },
    });
    const invoice = await createEditableInvoice(user, lease.id);
    const row = invoice.rows.find(({ name }) => name === 'Bredband');
    await user.remove(invoiceRowCalls.remove, { params: { id: row?.id ?? 0 } });
    const body = { id: made.id, ...broadband, fee: 299, start: '2026-12-01' };
    expect(await user.patch(leaseAddonCalls.update, { body })).toMatchObject({ recalculated: 0 });
    expect(await readRows(setup, invoice.id)).toHaveLength(1);
  });

  it('leaves the rent whose days a person has edited in part', async () => {
    const setup = await setUp({ lease: { fee: 45_000, tax_rate: 25, payment_interval: 'QUARTERLY' } });
    const { user, lease, entity } = setup;
    const invoice = await createEditableInvoice(user, lease.id, '2027-01-01', '2027-03-31');
    const adjustment = await user.post(rentAdjustmentCalls.create, {
      body: { entity_id: entity.id, rate: 4, scheduled_at: '2027-02-15' },
    });
    const [firstDays] = (await readDetail(setup, invoice.id)).rows;
    await user.patch(invoiceRowCalls.update, {
      body: { id: firstDays?.id, name: 'Rabatterad', quantity: 1, fee: 20_000, tax_rate: 25, unit: null },
    });
    await user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, ...broadband, start: '2027-01-01' },
    });
    const readTotals = async () => (await readRows(setup, invoice.id)).map(([name, total]) => [name, total]);
    expect(await readTotals()).toEqual([
      ['Rabatterad', 20_000],
      ['Hyra 2027-02-15 – 2027-03-31', 23_400],
      ['Bredband', 199],
    ]);
    await user.remove(rentAdjustmentCalls.remove, { params: { id: adjustment.id } });
    expect(await readTotals()).toEqual([
      ['Rabatterad', 20_000],
      ['Hyra 2027-02-15 – 2027-03-31', 22_500],
      ['Bredband', 199],
    ]);
  });

  it('with a monthly interval is charged for each month of the invoice, and keeps its interval when a change does not name one', async () => {
    const setup = await setUp({ lease: { payment_interval: 'QUARTERLY' } });
    const { user, lease } = setup;
    const add = (interval?: 'PER_NOTICE' | 'MONTHLY') =>
      user.post(leaseAddonCalls.create, {
        body: { lease_id: lease.id, ...broadband, interval, start: '2026-12-01' },
      });
    const perNotice = await add();
    const monthly = await add('MONTHLY');
    expect([perNotice.leaseaddon.interval, monthly.leaseaddon.interval]).toEqual(['PER_NOTICE', 'MONTHLY']);
    const invoice = await createReadyInvoice(user, lease.id, '2026-12-01', '2027-02-28');
    const readAddonRows = async () => (await readRows(setup, invoice.id)).slice(1);
    expect(await readAddonRows()).toEqual([
      ['Bredband', 199, 'Bredband 199 kr'],
      ['Bredband', 597, 'Bredband 199 kr × 3 = 597 kr'],
    ]);

    const body = { id: monthly.leaseaddon.id, ...broadband, fee: 100, start: '2026-12-17' };
    const changed = await user.patch(leaseAddonCalls.update, { body });
    expect(changed).toMatchObject({ leaseaddon: { interval: 'MONTHLY', fee: 100 }, recalculated: 1 });
    expect(await readAddonRows()).toContainEqual([
      'Bredband',
      248.39,
      'Bredband 100 kr × (15/31 + 2) = 248,39 kr',
    ]);

    const perInvoice = await user.patch(leaseAddonCalls.update, {
      body: { ...body, interval: 'PER_NOTICE' },
    });
    expect(perInvoice.leaseaddon.interval).toBe('PER_NOTICE');
    const unknown = { lease_id: lease.id, ...broadband, interval: 'WEEKLY', start: '2026-12-01' };
    const refused = await user.failure(leaseAddonCalls.create, { body: unknown });
    expect(refused).toMatchObject({ status: 422, data: { interval: [expect.any(String)] } });
  });

  it('when removed, ends yesterday, or is deleted if it has not started', async () => {
    const setup = await setUp();
    const { user, lease } = setup;
    const add = (start: string) =>
      user.post(leaseAddonCalls.create, { body: { lease_id: lease.id, ...broadband, start } });
    const running = await add('2026-03-01');
    const coming = await add('2026-12-01');
    const invoice = await createEditableInvoice(user, lease.id);
    expect(await readRows(setup, invoice.id)).toHaveLength(3);
    const end = (id: number) => user.remove(leaseAddonCalls.remove, { params: { id } });
    expect((await end(running.leaseaddon.id)).message).toBe('Bredband avslutad 2026-11-19');
    expect((await end(coming.leaseaddon.id)).message).toBe('Bredband borttagen');
    expect(await readRows(setup, invoice.id)).toHaveLength(1);
    expect((await user.get(leaseAddonCalls.listByLease, { params: { id: lease.id } })).data).toMatchObject([
      { stop: '2026-11-19' },
    ]);
  });

  it('cannot be added to an ended lease, and is not found by another business', async () => {
    const { user, lease } = await setUp({ lease: { stop: '2026-10-31' } });
    const body = { lease_id: lease.id, ...broadband, start: '2026-10-01' };
    expect(await user.failure(leaseAddonCalls.create, { body })).toMatchObject({ status: 409 });
    const stranger = app.as(await makeAccount(app));
    const failures = await Promise.all([
      stranger.failure(leaseAddonCalls.create, { body }),
      stranger.failure(leaseAddonCalls.listByLease, { params: { id: lease.id } }),
      stranger.failure(leaseAddonCalls.remove, { params: { id: 1 } }),
    ]);
    expect(failures.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
