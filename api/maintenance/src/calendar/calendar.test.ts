import { makeTenantInput } from '@husrum/api-leases/testing';
import { createPortfolioFactory, ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { makeAccount, makeColleague, type TestAccount, testServer } from '@husrum/api-testing';
import { calendarCalls } from '@husrum/contract/calendar';
import { type Maintenance, type MaintenanceInput, maintenanceCalls } from '@husrum/contract/maintenance';
import { statutoryInspectionCalls, unknownFacts } from '@husrum/contract/statutory-inspection';
import { tenantCalls } from '@husrum/contract/tenant';
import { userCalls } from '@husrum/contract/user';
import { parseDateTime } from '@husrum/format';
import ICAL from 'ical.js';

// The Stripe settings only make the server ask for a subscription.
const app = testServer({
  env: {
    STRIPE_SECRET_KEY: 'sk_test_calendar',
    STRIPE_WEBHOOK_SECRET: 'whsec_calendar',
    STRIPE_PRICE_ID: 'price_month',
    STRIPE_BASE_URL: 'http://127.0.0.1:1',
  },
});
let anna: TestAccount;
let companyId: number;
let estateId: number;
let apartmentId: number;

const toUnixSeconds = (localTime: string): number => parseDateTime(localTime).getTime() / 1000;
const createActivity = (changes: Partial<MaintenanceInput>): Promise<Maintenance> =>
  app.as(anna).post(maintenanceCalls.create, {
    body: { title: 'Byta filter', description: 'Alla plan', tasks: [], ...changes },
  });

beforeAll(async () => {
  anna = await makeAccount(app, 'Åkerö, Å & Ö; AB');
  const make = createPortfolioFactory(app, anna);
  ({ id: companyId } = await make.company());
  const estate = {
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: companyId,
    name: 'Kv. Eken',
    fee: null,
  };
  ({ id: estateId } = await make.entity(estate));
  ({ id: apartmentId } = await make.entity({ parent_id: estateId, name: 'Lgh 1102' }));
});

const tokenOf = (url: string): string => /\/api\/calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
const renewFeed = async (account = anna): Promise<string> => {
  const { feed } = await app.as(account).post(calendarCalls.renewFeed);
  expect(feed?.url).toMatch(/^http:\/\/localhost:\d+\/api\/calendar\/[\w-]{44}\.ics$/);
  return tokenOf(feed?.url ?? '');
};
const openFeed = (token: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ url: `/api/calendar/${token}.ics`, headers });

interface ParsedEvent {
  uid: string;
  day: string;
  /** In UTC; undefined for a whole day. */
  time: string | undefined;
  end: string;
  summary: string;
  sequence: number;
  status: unknown;
  location: string;
  description: string;
}

/** Parses the feed as a calendar program does. */
const parseFeed = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component): ParsedEvent => {
    const event = new ICAL.Event(component);
    const start = event.startDate;
    return {
      uid: event.uid,
      day: start.toString().slice(0, 10),
      time: start.isDate ? undefined : start.toJSDate().toISOString(),
      end: event.endDate.toString(),
      summary: event.summary,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      location: event.location,
      description: event.description,
    };
  });
  return { calendar, events };
};

describe('moves', () => {
  let tenantId: number;

  beforeAll(async () => {
    const make = createPortfolioFactory(app, anna);
    const lease = await make.lease(apartmentId, '2026-11-25', '2027-03-28');
    const { tenant } = await app.as(anna).post(tenantCalls.create, { body: makeTenantInput() });
    tenantId = tenant.id;
    await app.forAccount(anna, (tx) =>
      tx
        .insertInto('lease_tenant')
        .values({ lease_id: lease, tenant_id: tenantId, is_primary: true })
        .execute(),
    );
    const archived = await make.lease(apartmentId, '2020-01-01', '2026-09-30');
    await app.forAccount(anna, (tx) =>
      tx
        .updateTable('lease')
        .set({ archived_at: '2026-11-01T00:00:00Z' })
        .where('id', '=', archived)
        .execute(),
    );
  });

  const listMoves = async (from: string, to: string, companyId?: number) => {
    const { moves } = await app
      .as(anna)
      .get(calendarCalls.listMoves, { query: { from, to, company_id: companyId } });
    return moves.map(({ kind, date }) => [kind, date]);
  };

  test('have the object, its house, the company and the tenant', async () => {
    const query = { from: '2026-11-25', to: '2026-11-25' };
    const { moves } = await app.as(anna).get(calendarCalls.listMoves, { query });
    expect(moves).toEqual([
      expect.objectContaining({
        kind: 'MOVE_IN',
        date: '2026-11-25',
        entity: { id: apartmentId, name: 'Lgh 1102', house: 'Kv. Eken' },
        company: expect.objectContaining({ id: companyId }),
        address: 'Storgatan 1, Örebro',
        tenant: expect.objectContaining({ id: tenantId }),
      }),
    ]);
  });

  test('are listed from the first to the last day of the window, also those of archived leases', async () => {
    expect(await listMoves('2026-09-30', '2027-03-28')).toEqual([
      ['MOVE_OUT', '2026-09-30'],
      ['MOVE_IN', '2026-11-25'],
      ['MOVE_OUT', '2027-03-28'],
    ]);
    expect(await listMoves('2026-10-01', '2026-11-24')).toEqual([]);
    expect(await listMoves('2026-11-01', '2026-11-30', companyId)).toHaveLength(1);
    expect(await listMoves('2026-11-01', '2026-11-30', companyId + 1)).toEqual([]);
  });

  test('a window of more than 400 days is refused', async () => {
    const query = { from: '2026-01-01', to: '2027-02-05' };
    const failed = await app.as(anna).failure(calendarCalls.listMoves, { query });
    expect(failed).toMatchObject({ status: 422, data: { to: ['Välj högst 400 dagar'] } });
  });

  test('another account sees none of them', async () => {
    const bo = await makeAccount(app);
    const query = { from: '2026-11-01', to: '2026-11-30' };
    expect(await app.as(bo).get(calendarCalls.listMoves, { query })).toEqual({ moves: [] });
  });
});

describe('the feed', () => {
  test('gives every scheduled event its day, text and unique id, before and after the change to winter time', async () => {
    const title =
      'OVK i höghuset: åäö, semikolon; \\ och en rubrik som är så lång att raden måste brytas två gånger';
    const wholeDay = await createActivity({
      entity_id: estateId,
      title,
      scheduled_at: toUnixSeconds('2027-03-28 00:00'),
    });
    const inSummerTime = await createActivity({
      company_id: companyId,
      scheduled_at: toUnixSeconds('2026-10-24 09:30'),
    });
    const inWinterTime = await createActivity({
      company_id: companyId,
      scheduled_at: toUnixSeconds('2026-10-26 09:30'),
    });
    await createActivity({ entity_id: estateId, title: 'Utan dag', scheduled_at: null });
    await createActivity({
      entity_id: estateId,
      title: 'Om två år',
      scheduled_at: toUnixSeconds('2028-11-20 00:00'),
    });

    const response = await openFeed(await renewFeed());
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const { calendar, events } = parseFeed(response.body);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Husrum – Åkerö, Å & Ö; AB');
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/Stockholm');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    const byUid = (uid: string) => events.find((event) => event.uid.startsWith(`${uid}@`));
    expect(byUid(`maintenance-${wholeDay.id}`)).toMatchObject({
      day: '2027-03-28',
      time: undefined,
      end: '2027-03-29',
      summary: `${title}, Kv. Eken`,
      location: 'Storgatan 1, Örebro',
      description: expect.stringContaining('Objekt: Kv. Eken'),
    });
    // Swedish summer time is two hours ahead of UTC, winter time one hour.
    expect(byUid(`maintenance-${inSummerTime.id}`)).toMatchObject({ time: '2026-10-24T07:30:00.000Z' });
    expect(byUid(`maintenance-${inWinterTime.id}`)).toMatchObject({ time: '2026-10-26T08:30:00.000Z' });
    expect(events.filter(({ summary }) => summary.startsWith('Inflyttning'))).toEqual([
      expect.objectContaining({ day: '2026-11-25', summary: 'Inflyttning: Lgh 1102, Kv. Eken' }),
    ]);
    expect(events.map(({ summary }) => summary).join()).not.toMatch(/Utan dag|Om två år/);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test('keeps the id and raises the sequence when an activity changes', async () => {
    const { id } = await createActivity({
      company_id: companyId,
      scheduled_at: toUnixSeconds('2026-12-01 00:00'),
    });
    const token = await renewFeed();
    const find = async () =>
      parseFeed((await openFeed(token)).body).events.find(({ uid }) => uid.startsWith(`maintenance-${id}@`));
    const before = await find();
    expect(before).toMatchObject({ status: 'CONFIRMED', summary: expect.stringMatching(/^Byta filter/) });
    app.clock.set('2026-11-20T09:00:00Z');
    await app.as(anna).post(maintenanceCalls.cancel, { params: { id } });
    const after = await find();
    expect(after).toMatchObject({ status: 'CANCELLED', summary: expect.stringMatching(/^Avbruten: Byta/) });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  });

  test('answers 304 to a program that has the newest version, until something changes', async () => {
    const token = await renewFeed();
    const first = await openFeed(token);
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect(await openFeed(token, headers)).toMatchObject({ statusCode: 304, body: '' });
    await createActivity({
      company_id: companyId,
      title: 'Ny',
      scheduled_at: toUnixSeconds('2026-12-02 00:00'),
    });
    expect((await openFeed(token, headers)).statusCode).toBe(200);
  });

  test('has no line of more than 75 bytes, and ends lines with CRLF, as RFC 5545 requires', async () => {
    const { body } = await openFeed(await renewFeed());
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(body).not.toContain('\r\n\r\n');
  });

  test('has addresses as plain text, because some readers make an object of a value whose type is stated', async () => {
    const { body } = await openFeed(await renewFeed());
    expect(body).toMatch(/\r\nURL:http/);
    expect(body).not.toContain('VALUE=URI');
  });

  test('contains every event, even when there are thousands', async () => {
    const bo = await makeAccount(app);
    const make = createPortfolioFactory(app, bo);
    const company = await make.company();
    await app.forAccount(bo, (tx) =>
      tx
        .insertInto('maintenance')
        .values(
          Array.from({ length: 3000 }, (_, index) => ({
            company_id: company.id,
            title: `Rond ${index}`,
            description: 'Gå runt',
            scheduled_at: new Date(Date.UTC(2026, 10, 1 + (index % 300), 9)).toISOString(),
          })),
        )
        .execute(),
    );
    const { events } = parseFeed((await openFeed(await renewFeed(bo))).body);
    expect(new Set(events.map(({ summary }) => summary)).size).toBe(3000);
  }, 30_000);

  test('is shown only to its user, and has no rows of other accounts', async () => {
    const bo = await makeAccount(app);
    const eva = await makeColleague(app, anna, 'READER');
    await renewFeed();
    expect(await app.as(eva).get(calendarCalls.feed)).toEqual({ feed: null });
    expect((await app.as(eva).failure(calendarCalls.revokeFeed)).status).toBe(404);
    expect((await app.as(anna).get(calendarCalls.feed)).feed).not.toBeNull();
    expect(parseFeed((await openFeed(await renewFeed(bo))).body).events).toEqual([]);
    expect(parseFeed((await openFeed(await renewFeed(eva))).body).events.length).toBeGreaterThan(0);
  });

  test('shows its address again, and when it was last read', async () => {
    const token = await renewFeed();
    const readFeed = () => app.as(anna).get(calendarCalls.feed);
    expect((await readFeed()).feed).toMatchObject({ read_at: null });
    expect(tokenOf((await readFeed()).feed?.url ?? '')).toBe(token);
    await openFeed(token);
    expect((await readFeed()).feed?.read_at).toBe(app.clock.now().toISOString());
  });
});

describe('statutory inspections', () => {
  const facts = { ...unknownFacts, building_use: 'APARTMENTS', ventilation: 'F' };
  const kind = 'VENTILATION';
  const listDueDays = async (from: string, to: string, account = anna) => {
    const query = { from, to };
    const { inspections } = await app.as(account).get(calendarCalls.listInspections, { query });
    return inspections
      .filter((inspection) => inspection.kind === kind)
      .map(({ date, overdue, entity }) => [date, overdue, entity.name]);
  };

  beforeAll(async () => {
    const calls = statutoryInspectionCalls;
    await app.as(anna).patch(calls.saveFacts, { body: { entity_id: estateId, ...facts } });
    // Every six years: the next one is due on 2027-01-15.
    await app.as(anna).post(calls.register, {
      body: {
        entity_id: estateId,
        kind,
        performed_on: '2021-01-15',
        result: 'APPROVED',
        inspector_name: 'Eva Ek',
        remarks: [],
      },
    });
  });

  test('are listed on their due date, in the calendar and in the feed', async () => {
    expect(await listDueDays('2027-01-15', '2027-01-15')).toEqual([['2027-01-15', false, 'Kv. Eken']]);
    expect(await listDueDays('2027-01-16', '2027-12-31')).toEqual([]);
    expect(await listDueDays('2033-01-01', '2033-01-31')).toEqual([['2033-01-15', false, 'Kv. Eken']]);
    const { events } = parseFeed((await openFeed(await renewFeed())).body);
    expect(events.filter(({ uid }) => uid.startsWith('inspection-'))).toContainEqual(
      expect.objectContaining({
        uid: expect.stringMatching(`^inspection-${estateId}-ventilation-2027-01-15@`),
        day: '2027-01-15',
        summary: 'Obligatorisk ventilationskontroll (OVK), Kv. Eken',
      }),
    );
  });

  test('stay on their due date when it has passed, and are hidden from other accounts', async () => {
    app.clock.set('2027-02-01T09:00:00Z');
    expect(await listDueDays('2027-01-01', '2027-01-31')).toEqual([['2027-01-15', true, 'Kv. Eken']]);
    expect(await listDueDays('2027-01-01', '2027-01-31', await makeAccount(app))).toEqual([]);
    app.clock.set('2026-11-20T09:00:00Z');
  });

  test('are not listed when an activity is planned for them', async () => {
    await app.as(anna).post(statutoryInspectionCalls.planActivity, {
      body: { entity_id: estateId, kind, day: '2027-01-15', budget: null, responsible_id: null },
    });
    expect(await listDueDays('2027-01-01', '2027-01-31')).toEqual([]);
  });
});

describe('the address of a feed stops working', () => {
  test('after it is renewed or revoked', async () => {
    const first = await renewFeed();
    const second = await renewFeed();
    expect((await openFeed(first)).statusCode).toBe(404);
    expect((await openFeed(second)).statusCode).toBe(200);
    await app.as(anna).remove(calendarCalls.revokeFeed);
    expect((await openFeed(second)).statusCode).toBe(404);
    expect(await app.as(anna).get(calendarCalls.feed)).toEqual({ feed: null });
  });

  test('when the token is forged or truncated', async () => {
    const token = await renewFeed();
    const forged = token.slice(0, 22) + 'A'.repeat(22);
    for (const wrong of ['x', forged, token.slice(0, 43), `${token}A`, 'å'.repeat(44), 'feed'])
      expect((await openFeed(encodeURIComponent(wrong))).statusCode).toBe(404);
  });

  test('after the user is removed', async () => {
    const eva = await makeColleague(app, anna, 'MANAGER');
    const token = await renewFeed(eva);
    await app.as(anna).remove(userCalls.remove, { params: { id: eva.userId } });
    expect((await openFeed(token)).statusCode).toBe(404);
  });

  test('while the business has neither trial nor subscription', async () => {
    const bo = await makeAccount(app);
    const token = await renewFeed(bo);
    const endTrialOn = (day: string) =>
      app.system((tx) =>
        tx.updateTable('billable').set({ trial_ends_on: day }).where('id', '=', bo.businessId).execute(),
      );
    await endTrialOn('2026-11-19');
    expect((await openFeed(token)).statusCode).toBe(402);
    await endTrialOn('2026-12-19');
    expect((await openFeed(token)).statusCode).toBe(200);
  });
});
