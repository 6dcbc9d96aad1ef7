import { toUpdateBody } from '@husrum/api-leases/testing';
import { makeCompanyInput, makeOrganisationNumber } from '@husrum/api-objects/testing';
import { runNightlyStepsOn } from '@husrum/api-runs/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { type Entity, entityCalls } from '@husrum/contract/entity';
import { forecastCalls } from '@husrum/contract/forecast';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { createLeasedApartment, createReadyInvoice, createSentInvoice } from '../invoice/invoice.test-data';

const app = testServer();

/** An apartment of 50 m², let for 100 kr per m² and month from March. */
const setUp = async (options: Parameters<typeof createLeasedApartment>[2] = {}) => {
  app.clock.set('2026-03-20T08:00:00Z');
  const account = await makeAccount(app);
  const apartment = await createLeasedApartment(app, account, {
    ...options,
    lease: { start: '2026-03-01', ...options.lease },
  });
  const { user, lease, entity } = apartment;
  const readEntity = () => user.get(entityCalls.detail, { params: { id: entity.id } });
  const toBody = ({ id, name, address, postal_code, city, country, fee, company_id, ...rest }: Entity) => ({
    ...{ id, name, address, postal_code, city, country, fee, company_id },
    entity_type_id: rest.type.id,
    fields: rest.fields,
  });
  const updateEntity = async (changes: Record<string, unknown>) =>
    user.patch(entityCalls.update, { body: { ...toBody(await readEntity()), ...changes } });
  const setArea = async (area: number | null, areaValidFrom?: string) =>
    updateEntity({ fields: { ...(await readEntity()).fields, area }, area_valid_from: areaValidFrom });
  await setArea(50);
  const terms = { fee: 100, fee_as_m2: true };
  const perM2 = await user.patch(leaseCalls.update, { body: toUpdateBody(lease, terms) });
  return {
    ...apartment,
    ...{ account, readEntity, updateEntity, setArea, lease: perM2 },
    readInvoice: (id: number) => user.get(invoiceCalls.detail, { params: { id } }),
    createReady: (month: string, days: number) =>
      createReadyInvoice(user, perM2.id, `${month}-01`, `${month}-${days}`),
    createSent: (month: string, days: number) =>
      createSentInvoice(user, perM2.id, `${month}-01`, `${month}-${days}`),
  };
};

describe('a new area of an object', () => {
  test('applies from the first day that is on no sent invoice when no other day is chosen', async () => {
    const { setArea, createReady, createSent, readInvoice, readEntity } = await setUp();
    const sent = await createSent('2026-04', 30);
    const { id } = await createReady('2026-05', 31);
    expect((await readEntity()).new_area_start).toBe('2026-05-01');
    await setArea(60);
    expect(await readInvoice(id)).toMatchObject({ fee: 6000, rows: [{ total: 6000 }] });
    expect((await readInvoice(sent.id)).fee).toBe(5000);
    expect(await readEntity()).toMatchObject({
      fields: { area: 50 },
      areas: [
        { area: 60, valid_from: '2026-05-01', phase: 'coming' },
        { area: 50, valid_from: null, valid_to: '2026-04-30', phase: 'current' },
      ],
    });
  });

  test('splits the invoice of its first day: 50 m² for 15 days and 60 m² for 16', async () => {
    const { setArea, createReady, readInvoice, user, lease } = await setUp();
    const { id } = await createReady('2026-05', 31);
    await setArea(60, '2026-05-16');
    const { rows, fee } = await readInvoice(id);
    expect(rows.map(({ total, start, stop }) => [start, stop, total])).toEqual([
      ['2026-05-01', '2026-05-15', 2419.36],
      ['2026-05-16', '2026-05-31', 3096.77],
    ]);
    expect(fee).toBe(5516.13);
    expect(rows[1]?.explanation?.replace(/\s/g, ' ')).toBe(
      'Hyra 6 000 kr (100,00 kr/m² × 60 m²) × 16/31 = 3 096,77 kr',
    );
    const { data } = await user.get(leaseCalls.rentVersions, { params: { id: lease.id } });
    expect(data.map((row) => [row.valid_from, row.area, row.total, row.by_area])).toEqual([
      ['2026-05-16', 60, 6000, true],
      ['2026-03-01', 50, 5000, false],
    ]);
  });

  test('is the area of the object from its day, and can be removed until then', async () => {
    const { account, setArea, createReady, readInvoice, readEntity, user, entity } = await setUp();
    const { id } = await createReady('2026-05', 31);
    await setArea(60, '2026-05-01');
    expect((await readInvoice(id)).fee).toBe(6000);
    const remove = async () => {
      const [newest] = (await readEntity()).areas;
      return { params: { id: entity.id, areaId: newest?.id ?? 0 } };
    };
    await user.remove(entityCalls.removeArea, await remove());
    expect((await readInvoice(id)).fee).toBe(5000);
    await setArea(60, '2026-04-01');
    expect((await readEntity()).area).toBe(50);
    await runNightlyStepsOn(app, account, '2026-04-01');
    expect(await readEntity()).toMatchObject({ area: 60, areas: [{ phase: 'current' }, { phase: 'past' }] });
    expect(await user.failure(entityCalls.removeArea, await remove())).toMatchObject({ status: 409 });
  });

  test('is used by an adjustment, also in the difference of a sent invoice', async () => {
    const { setArea, createSent, user, entity } = await setUp();
    await setArea(60, '2026-05-16');
    await createSent('2026-05', 31);
    app.clock.set('2026-05-01T08:00:00Z');
    const body = { entity_id: entity.id, rate: 10, scheduled_at: null, addons: false };
    const { id } = await user.post(rentAdjustmentCalls.create, { body });
    const { data } = await user.get(rentAdjustmentCalls.listEffects, { params: { id } });
    expect(data).toMatchObject([{ old_total: 5000, new_total: 5500, locked: [{ difference: 551.61 }] }]);
  });

  test('is in the forecast from its day', async () => {
    const { setArea, user } = await setUp({ settings: { auto_enabled: true } });
    await setArea(60, '2026-06-16');
    const { data } = await user.get(forecastCalls.list, { query: { limit: 50 } });
    expect(data.slice(0, 4).map(({ start, fee }) => [start, fee])).toEqual([
      ['2026-05-01', 5000],
      ['2026-06-01', 5500],
      ['2026-07-01', 6000],
      ['2026-08-01', 6000],
    ]);
  });
});

test('an object that moves to another company takes its unsent invoices along, not the sent ones', async () => {
  const { updateEntity, createSent, createReady, readInvoice, user, company } = await setUp();
  const sent = await createSent('2026-04', 30);
  const { id, reference } = await createReady('2026-05', 31);
  const other = await user.post(companyCalls.create, {
    body: {
      company: makeCompanyInput({ name: 'Björken AB', organisation_number: makeOrganisationNumber(2) }),
    },
  });
  const { invoicingconfig } = other.company;
  await user.patch(companyCalls.updateInvoicingConfig, {
    params: { id: other.company.id },
    body: { ...invoicingconfig, bankgiro: '991-2346', auto_require_review: true },
  });
  await updateEntity({ company_id: other.company.id });
  expect(await readInvoice(id)).toMatchObject({
    reference,
    company: { id: other.company.id, name: 'Björken AB' },
    status: 'REVIEW',
  });
  expect(await readInvoice(sent.id)).toMatchObject({
    company: { id: company.id },
    status: 'PENDING_PAYMENT',
  });
});

test('a month that the new company has already invoiced is an unbilled period after the move', async () => {
  const { updateEntity, createSent, user, account, lease } = await setUp({ settings: { generate_day: 28 } });
  await createSent('2026-03', 31);
  await createSent('2026-04', 30);
  const { company: other } = await user.post(companyCalls.create, {
    body: {
      company: makeCompanyInput({ name: 'Björken AB', organisation_number: makeOrganisationNumber(2) }),
    },
  });
  const settings = { auto_enabled: true, generate_day: 20, generate_period: 'NEXT_MONTH' as const };
  await user.patch(companyCalls.updateInvoicingConfig, {
    params: { id: other.id },
    body: { ...other.invoicingconfig, ...settings },
  });
  await runNightlyStepsOn(app, account, '2026-04-20');
  const listUnbilled = async () => {
    const { data } = await user.get(unbilledPeriodCalls.list, { query: { lease_id: lease.id } });
    return data.map(({ start, stop, company }) => [start, stop, company.name]);
  };
  expect(await listUnbilled()).toEqual([]);
  await updateEntity({ company_id: other.id });
  expect(await listUnbilled()).toEqual([['2026-05-01', '2026-05-31', 'Björken AB']]);
});
