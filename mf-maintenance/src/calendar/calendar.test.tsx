import { calendarCalls } from '@husrum/contract/calendar';
import { companyCalls } from '@husrum/contract/company';
import { type MaintenanceRow, maintenanceCalls } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { toScheduledSeconds } from '@husrum/format';
import { createUser, fakeApi, freezeDate, pageResponse, renderScreen } from '@husrum/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeMaintenance, makeMaintenanceRow } from '../maintenance/maintenance.test-data';
import CalendarScreen from './calendar.screen';
import { makeDueInspection, makeFeed, makeMove } from './calendar.test-data';

const toSeconds = (day: string, time: string | null = null) => toScheduledSeconds(day, time);
const makeActivity = (id: number, overrides: Partial<MaintenanceRow>) =>
  makeMaintenanceRow({ id, title: `Aktivitet ${id}`, ...overrides });

const week = [
  makeActivity(1, { title: 'OVK', scheduled_at: toSeconds('2026-11-18', '10:30') }),
  makeActivity(2, {
    title: 'Sotning',
    scheduled_at: toSeconds('2026-11-18', '08:00'),
    status: 'IN_PROGRESS',
  }),
  makeActivity(3, { title: 'Rond', scheduled_at: toSeconds('2026-11-16'), status: 'DONE' }),
  makeActivity(4, { title: 'Hiss', scheduled_at: toSeconds('2026-11-22', '23:59'), status: 'OVERDUE' }),
  makeActivity(5, { title: 'Tak', scheduled_at: toSeconds('2026-11-20'), status: 'CANCELLED' }),
];

freezeDate('2026-11-20T09:00:00Z');

const setup = (
  url = '/calendar',
  { activities = week, moves = [makeMove()], inspections = [makeDueInspection()], user = createUser() } = {},
) => {
  const api = fakeApi()
    .on(maintenanceCalls.detail, ({ params }) =>
      makeMaintenance({ ...activities.find(({ id }) => id === Number(params.id)) }),
    )
    .on(maintenanceCalls.update, ({ body }) => makeMaintenance({ id: body.id, title: body.title }))
    .on(companyCalls.list, pageResponse([]))
    .on(maintenanceCalls.list, pageResponse(activities))
    .on(calendarCalls.listInspections, { inspections })
    .on(calendarCalls.listMoves, { moves });
  return { api, ...renderScreen(<CalendarScreen />, { route: routes.calendar.week, url, api, user }) };
};
const findDay = (name: RegExp) => screen.findByRole('region', { name });
const getLastListQuery = (api: ReturnType<typeof fakeApi>) =>
  api.requests(maintenanceCalls.list).at(-1)?.query;

describe('the week', () => {
  test('shows each item on its day with its status: moves first, then activities by time', async () => {
    const { api } = setup();
    const wednesday = within(await findDay(/^Ons 18\/11/));
    expect(wednesday.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/lease/31',
      '/maintenance/2',
      '/maintenance/1',
    ]);
    expect(wednesday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^InflyttningLgh 1102, Kv\. EkenAnna Andersson/),
      expect.stringMatching(/^Pågående08:00 Sotning/),
      expect.stringMatching(/^Planerad10:30 OVK/),
    ]);
    for (const [name, status] of [
      [/^Mån 16/, 'Klar'],
      [/^Sön 22/, 'Försenad'],
      [/^Fre 20/, 'Avbruten'],
      [/^Tor 19/, 'Senaste dag'],
    ] as const)
      expect(within(await findDay(name)).getByText(status)).toBeVisible();
    expect(getLastListQuery(api)).toMatchObject({ from: '2026-11-16', to: '2026-11-22', limit: 5000 });
    expect(screen.getByText('7 händelser')).toBeVisible();
  });

  test('links an inspection to its requirement', async () => {
    setup();
    expect(await screen.findByRole('link', { name: /OVK\)$/ })).toHaveAttribute(
      'href',
      '/inspection/requirement/4/VENTILATION',
    );
  });

  test('begins on Monday and marks today', async () => {
    setup();
    const headings = await screen.findAllByRole('heading', { level: 3 });
    const weekdays = headings.map(({ textContent }) => textContent?.slice(0, 3));
    expect(weekdays).toEqual(['Mån', 'Tis', 'Ons', 'Tor', 'Fre', 'Lör', 'Sön']);
    expect(headings.filter((heading) => heading.getAttribute('aria-current') === 'date')).toEqual([
      screen.getByRole('heading', { name: 'Fre 20/11 I dag' }),
    ]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('v. 47, 16–22 november 2026');
  });

  test('is changed with buttons and keys, and stored in the URL', async () => {
    const { api, user, location } = setup('/calendar?v=2026-52');
    await screen.findByRole('heading', { name: 'v. 52, 21–27 december 2026' });
    await user.click(screen.getByRole('button', { name: 'Nästa vecka' }));
    expect(location()).toBe('/calendar?v=2026-53');
    await user.keyboard('{ArrowRight}');
    expect(location()).toBe('/calendar?v=2027-01');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(location()).toBe('/calendar?v=2026-52');
    await user.keyboard('t');
    expect(location()).toBe('/calendar?v=2026-47');
    await user.click(screen.getByRole('button', { name: 'Föregående vecka' }));
    await user.click(screen.getByRole('button', { name: 'I dag' }));
    expect(location()).toBe('/calendar?v=2026-47');
    await waitFor(() => expect(getLastListQuery(api)).toMatchObject({ from: '2026-11-09' }));
  });

  test('shows that nothing is planned', async () => {
    setup('/calendar', { activities: [], moves: [], inspections: [] });
    expect(await screen.findByText('Inget planerat den här veckan')).toBeVisible();
    expect(screen.getByText('0 händelser')).toBeVisible();
  });

  test('shows an error until the items are fetched again', async () => {
    const { api, user } = setup('/calendar?v=2026-40');
    await findDay(/^Ons/);
    api.fails(calendarCalls.listMoves, 409, { message: 'Inte nu.' });
    await user.click(screen.getByRole('button', { name: 'Nästa vecka' }));
    expect(await screen.findByText('Inte nu.')).toBeVisible();
    api.on(calendarCalls.listMoves, { moves: [] });
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await findDay(/^Ons/)).toBeVisible();
  });
});

describe('other views', () => {
  test('the month shows whole weeks with their numbers, and the number of items that do not fit', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      makeActivity(index + 1, { scheduled_at: toSeconds('2026-11-18', `0${index}:30`) }),
    );
    const { api } = setup('/calendar?view=month&m=2026-11', { activities: many });
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    const weeks = rows.map((row) => within(row).getByRole('rowheader').textContent);
    expect(weeks).toEqual(['v. 44', 'v. 45', 'v. 46', 'v. 47', 'v. 48', 'v. 49']);
    expect(getLastListQuery(api)).toMatchObject({ from: '2026-10-26', to: '2026-12-06' });
    expect(screen.getByRole('link', { name: '18 november 2026, 10 händelser' })).toHaveAttribute(
      'href',
      '/calendar?v=2026-47',
    );
    expect(screen.getByRole('link', { name: 'Visa 6 till 18 november 2026' })).toHaveTextContent('+6 till');
    expect(screen.getByRole('link', { name: 'Lgh 1102, Kv. Eken' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Aktivitet 9' })).not.toBeInTheDocument();
  });

  test('the list shows only the days that have items', async () => {
    const { user, location } = setup();
    await findDay(/^Ons 18/);
    await user.click(screen.getByText('Lista'));
    expect(location()).toBe('/calendar?view=list&m=2026-11');
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'måndag 16 november 2026v. 47',
      'onsdag 18 november 2026v. 47',
      'torsdag 19 november 2026v. 47',
      'fredag 20 november 2026v. 47I dag',
      'söndag 22 november 2026v. 47',
    ]);
  });
});

test('filters by company and content, both in the URL', async () => {
  const { api, user, location } = setup('/calendar?company_id=1');
  await findDay(/^Ons 18/);
  expect(api.requests(calendarCalls.listMoves)[0]?.query).toMatchObject({ company_id: 1 });
  expect(getLastListQuery(api)).toMatchObject({ company_id: 1 });
  await user.click(screen.getByRole('combobox', { name: 'Innehåll' }));
  await user.click(await screen.findByTitle('In- och utflyttningar'));
  expect(location()).toBe('/calendar?company_id=1&content=moves');
  expect(screen.queryByRole('link', { name: 'OVK' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lgh 1102, Kv. Eken' })).toBeVisible();
});

describe('moving an activity', () => {
  const listSentTimes = (api: ReturnType<typeof fakeApi>) =>
    api.requests(maintenanceCalls.update).map(({ body }) => body.scheduled_at);

  const drag = async (name: string, target: RegExp) => {
    const card = (await screen.findByRole('link', { name })).closest('li');
    if (!card) throw new Error(`${name} has no card`);
    const to = await findDay(target);
    const dataTransfer = { setData: () => {}, effectAllowed: '' };
    fireEvent.dragStart(card, { dataTransfer });
    const dragOver = createEvent.dragOver(to, { dataTransfer });
    fireEvent(to, dragOver);
    fireEvent.drop(to, { dataTransfer });
    return { card, accepted: dragOver.defaultPrevented };
  };

  test('by dragging keeps its time of day and its other values, and can be undone', async () => {
    const { api, user } = setup();
    await drag('OVK', /^Tor 19/);
    expect(await screen.findByText(/Du flyttade OVK till 2026-11-19/)).toBeVisible();
    expect(api.requests(maintenanceCalls.update)[0]?.body).toMatchObject({
      id: 1,
      title: 'OVK',
      description: 'Byt alla filter i fläktrummet.',
      scheduled_at: toSeconds('2026-11-19', '10:30'),
      responsible_id: 2,
      budget: 4000,
      updated_at: '2026-11-01T08:00:00.000Z',
    });
    expect(api.requests(maintenanceCalls.update)[0]?.body).not.toHaveProperty('tasks');
    await user.click(screen.getByRole('button', { name: 'Ångra' }));
    expect(await screen.findByText('Du flyttade tillbaka OVK till 2026-11-18.')).toBeVisible();
    expect(listSentTimes(api)).toEqual([toSeconds('2026-11-19', '10:30'), toSeconds('2026-11-18', '10:30')]);
  });

  test('is refused for a move-in, and for activities that are in progress, done or cancelled', async () => {
    const { api } = setup();
    for (const name of ['Sotning', 'Rond', 'Tak', 'Lgh 1102, Kv. Eken']) {
      const { card, accepted } = await drag(name, /^Tis 17/);
      expect([card.getAttribute('draggable'), accepted]).toEqual([null, false]);
    }
    expect(listSentTimes(api)).toEqual([]);
  });

  test('without dragging opens a form for the new day', async () => {
    const { api, user } = setup();
    await user.click(await screen.findByRole('button', { name: 'Flytta OVK till …' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Ny dag' });
    expect(field).toHaveValue('2026-11-18');
    await user.clear(field);
    await user.type(field, '28/3 2027');
    await user.click(dialog.getByRole('button', { name: 'Flytta' }));
    expect(await screen.findByText(/Du flyttade OVK till 2027-03-28/)).toBeVisible();
    expect(listSentTimes(api)).toEqual([toSeconds('2027-03-28', '10:30')]);
  });

  test('shows an error when it fails', async () => {
    const { api } = setup();
    await screen.findByRole('link', { name: 'OVK' });
    api.fails(maintenanceCalls.update, 409, { message: 'Uppgifterna har ändrats av någon annan.' });
    await drag('OVK', /^Tor 19/);
    expect(await screen.findByText('Uppgifterna har ändrats av någon annan.')).toBeVisible();
    expect(screen.queryByText(/Du flyttade/)).not.toBeInTheDocument();
  });

  test('is not offered to a role that may only read', async () => {
    setup('/calendar', { user: createUser({ role: 'READER' }) });
    await screen.findByRole('link', { name: 'OVK' });
    expect(screen.queryByRole('button', { name: /^Flytta/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'OVK' }).closest('li')).not.toHaveAttribute('draggable');
  });
});

describe('the subscription', () => {
  test('is created, shown with instructions and turned off', async () => {
    const { api, user } = setup();
    api.on(calendarCalls.feed, { feed: null }).on(calendarCalls.renewFeed, { feed: makeFeed() });
    await user.click(await screen.findByRole('button', { name: /Prenumerera/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const create = await dialog.findByRole('button', { name: 'Skapa länk' });
    api.on(calendarCalls.feed, { feed: makeFeed() });
    await user.click(create);
    expect(await dialog.findByText('https://husrum.example/api/calendar/hemlig.ics')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Kopiera länken' })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Öppna i kalenderprogrammet' })).toHaveAttribute(
      'href',
      'webcal://husrum.example/api/calendar/hemlig.ics',
    );
    expect(dialog.getByText(/Inget program har hämtat kalendern ännu/)).toBeVisible();
    for (const program of ['Outlook', 'Google Kalender', 'Apple Kalender'])
      expect(dialog.getByText(program)).toBeVisible();

    api
      .on(calendarCalls.revokeFeed, { message: 'Prenumerationslänken är avstängd' })
      .on(calendarCalls.feed, { feed: null });
    await user.click(dialog.getByRole('button', { name: 'Stäng av länken' }));
    await screen.findByText('Program som använder länken får inget nytt.');
    const [, confirm] = screen.getAllByRole('dialog');
    if (!confirm) throw new Error('There is no confirmation dialog');
    await user.click(within(confirm).getByRole('button', { name: 'Stäng av länken' }));
    expect(await screen.findByText('Prenumerationslänken är avstängd')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Skapa länk' })).toBeVisible();
  });
});
