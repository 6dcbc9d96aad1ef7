import { createPeopleGenerator } from '@husrum/api-demo';
import { createLeasedApartment, createReadyInvoice } from '@husrum/api-invoicing/testing';
import { makeEntityInput } from '@husrum/api-objects/testing';
import { createRandom } from '@husrum/api-platform/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { economyCalls } from '@husrum/contract/economy';
import { type Entity, entityCalls } from '@husrum/contract/entity';
import { forecastCalls } from '@husrum/contract/forecast';
import { invoiceCalls } from '@husrum/contract/invoice';
import { paymentIntervals } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { addDays, addMonthsToMonth, dayInMonth, type LocalDate, latestDate, monthOf } from '@husrum/format';
import fc from 'fast-check';
import { runNightlyStepsOn } from '../job-run/job-run.test-data';

const app = testServer();
const TODAY = '2026-11-18';
const MONTHS = 12;
/** The area of every apartment in m², until it changes. */
const AREA = 62.5;
const GENERATE_DAYS = [1, 20] as const;
/** The day of the month on which companies send invoices unless they choose another. */
const SEND_DAY = 25;
const people = createPeopleGenerator(createRandom(1));

/** A day between `from` and `to` days after today. */
const day = (from: number, to: number): fc.Arbitrary<LocalDate> =>
  fc.integer({ min: from, max: to }).map((days) => addDays(TODAY, days));

const apartment = fc.record({
  start: day(-90, 150),
  days: fc.option(fc.integer({ min: 40, max: 400 })),
  interval: fc.constantFrom('MONTHLY' as const, ...paymentIntervals),
  fee: fc.integer({ min: 5_000_00, max: 20_000_00 }).map((ore) => ore / 100),
  perM2: fc.boolean(),
  area: fc.option(fc.record({ area: fc.integer({ min: 30, max: 90 }), from: day(20, 300) })),
  addon: fc.option(fc.record({ fee: fc.constantFrom(-300, 99.5, 450), start: day(-20, 200) })),
  adjustment: fc.option(fc.record({ rate: fc.constantFrom(-2.5, 3.2, 10), on: day(1, 330) })),
  generateDay: fc.constantFrom(...GENERATE_DAYS),
});

/** Settings of companies: with runs, with runs and review, without runs, and with runs that fail for lack of a giro number. */
const companyKinds = [
  { auto_enabled: true },
  { auto_enabled: true, auto_require_review: true },
  { auto_enabled: false },
  { auto_enabled: true, bankgiro: null, plusgiro: null },
] as const;

const createApartment = async (
  account: Awaited<ReturnType<typeof makeAccount>>,
  terms: typeof apartment extends fc.Arbitrary<infer T> ? T : never,
  index: number,
) => {
  const { start, days, perM2 } = terms;
  const settings = { generate_day: terms.generateDay, ...companyKinds[index % companyKinds.length] };
  const created = await createLeasedApartment(app, account, {
    // The company has a giro number at first, so that the test can create ready invoices. The test saves `settings` after
    // that.
    settings: { ...settings, bankgiro: '991-2346' },
    lease: {
      start,
      stop: days === null ? null : addDays(start, days),
      payment_interval: terms.interval,
      fee: perM2 ? Math.round(terms.fee / AREA) : terms.fee,
      fee_as_m2: perM2,
    },
    tenant: { identifier: people.createPerson().identifier },
  });
  return { ...created, settings };
};

const toEntityUpdate = ({ id, company_id, fields }: Entity, area: number, areaValidFrom: LocalDate) => ({
  ...makeEntityInput({ company_id }),
  id,
  fields: { ...fields, area },
  area_valid_from: areaValidFrom,
});

// About forty nightly runs for fourteen companies take seven seconds, and several times that on a busy machine.
test('forecasts exactly what the runs then create, for every kind of company and lease', async () => {
  app.clock.set(`${TODAY}T08:00:00Z`);
  const account = await makeAccount(app);
  const apartments = fc.sample(apartment, { seed: 20_261_118, numRuns: 14 });
  for (const [index, terms] of apartments.entries()) {
    const { user, lease, entity, company, settings } = await createApartment(account, terms, index);
    const { addon, adjustment, area } = terms;
    const addonStart = addon === null ? null : latestDate(addon.start, lease.start);
    if (addonStart !== null && addonStart <= (lease.stop ?? addonStart))
      await user.post(leaseAddonCalls.create, {
        body: { lease_id: lease.id, name: 'El', tax_rate: 25, fee: addon?.fee, start: addonStart },
      });
    if (adjustment !== null)
      await user.post(rentAdjustmentCalls.create, {
        body: { entity_id: entity.id, rate: adjustment.rate, scheduled_at: adjustment.on, addons: true },
      });
    if (area !== null)
      await user.patch(entityCalls.update, { body: toEntityUpdate(entity, area.area, area.from) });
    // This is an invoice that a person has created and has not sent.
    if (index % 3 === 0 && lease.start <= '2027-01-31' && (lease.stop ?? '9999') > '2027-02-28')
      await createReadyInvoice(user, lease.id, '2027-02-01', '2027-02-28');
    const { invoicingconfig } = await user.get(companyCalls.detail, { params: { id: company.id } });
    await user.patch(companyCalls.updateInvoicingConfig, {
      params: { id: company.id },
      body: { ...invoicingconfig, ...settings },
    });
  }
  const user = app.as(account);
  const { data: forecast } = await user.get(forecastCalls.list, { query: { limit: 100 } });
  const income = await user.get(economyCalls.projectedIncome);
  expect(forecast.length).toBeGreaterThan(20);

  const runDays = Array.from({ length: MONTHS }, (_, n) => addMonthsToMonth(monthOf(TODAY), n))
    .flatMap((month) => [...GENERATE_DAYS, SEND_DAY].map((each) => dayInMonth(month, each)))
    .filter((date) => date > TODAY);
  const adjustmentDays = apartments.flatMap(({ adjustment }) => adjustment?.on ?? []);
  const existingIds = new Set(
    (await user.get(invoiceCalls.list, { query: { limit: 100 } })).data.map(({ id }) => id),
  );
  await runNightlyStepsOn(app, account, ...new Set([...runDays, ...adjustmentDays].toSorted()));

  const { data } = await user.get(invoiceCalls.list, { query: { limit: 100 } });
  const lastDay = dayInMonth(addMonthsToMonth(TODAY, MONTHS - 1), 31);
  const all = await Promise.all(data.map(({ id }) => user.get(invoiceCalls.detail, { params: { id } })));
  const summarize = (each: {
    lease_id: number | null;
    start: string;
    stop: string;
    fee: number;
    tax: number;
  }) => [each.start, each.lease_id, each.stop, each.fee, each.tax].join(' ');
  const created = all.filter(({ id, start }) => !existingIds.has(id) && start <= lastDay);
  expect(forecast.map(summarize).toSorted()).toEqual(created.map(summarize).toSorted());
  const sumFeesOfMonth = (month: string) =>
    all.filter(({ start }) => monthOf(start) === month).reduce((sum, { fee }) => sum + fee, 0);
  expect(income.data).toEqual(income.labels.map((month) => Math.round(sumFeesOfMonth(month) * 100) / 100));
}, 60_000);
