import { companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { statutoryInspectionCalls as calls, unknownFacts } from '@husrum/contract/statutory-inspection';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import EntityInspectionsPanel from './entity-inspections.panel';
import { makeRequirement } from './inspection.test-data';
import InspectionOverviewScreen from './inspection-overview.screen';
import InspectionPlanScreen from './inspection-plan.screen';

const requirements = [
  makeRequirement({ kind: 'LIFT', status: 'OVERDUE', due_on: '2026-09-30' }),
  makeRequirement({
    status: 'UNKNOWN',
    reason: 'FACTS',
    missing: ['ventilation'],
    due_on: null,
    last_on: null,
  }),
];
const setupApi = () =>
  fakeApi()
    .on(companyCalls.list, pageResponse([]))
    .on(calls.list, pageResponse(requirements))
    .on(calls.counts, { OVERDUE: 1, DUE: 2, PLANNED: 3, UNKNOWN: 4, DONE: 5 });

test('asks the server for the requirements of the filter in the URL, links to them and names missing facts', async () => {
  const api = setupApi();
  renderScreen(<InspectionOverviewScreen />, {
    route: routes.inspection.overview,
    url: '/inspection/overview?status=OVERDUE&kind=LIFT&company_id=1',
  });
  expect(await screen.findByRole('link', { name: 'Hiss' })).toHaveAttribute(
    'href',
    '/inspection/requirement/7/LIFT',
  );
  expect(screen.getByText('Ange: ventilation')).toBeVisible();
  expect(api.requests(calls.list)[0]?.query).toMatchObject({
    status: 'OVERDUE',
    kind: 'LIFT',
    company_id: 1,
  });
});

test('a single planned inspection is counted in the singular', async () => {
  setupApi().on(calls.counts, { OVERDUE: 0, DUE: 0, PLANNED: 1, UNKNOWN: 0, DONE: 0 });
  renderScreen(<InspectionOverviewScreen />, {
    route: routes.inspection.overview,
    url: '/inspection/overview',
  });
  expect(await screen.findByText('1 planerad')).toBeVisible();
});

test('the cards show how many requirements are planned, and link to the overdue ones of the company in the URL', async () => {
  setupApi();
  renderScreen(<InspectionOverviewScreen />, {
    route: routes.inspection.overview,
    url: '/inspection/overview?company_id=1',
  });
  expect(await screen.findByText('3 planerade')).toBeVisible();
  expect(screen.getByRole('link', { name: /Förfallna/ })).toHaveAttribute(
    'href',
    '/inspection/overview?company_id=1&status=OVERDUE',
  );
});

test('the panel of an object lists its requirements, and has a button that opens its facts', async () => {
  const api = setupApi().on(calls.facts, {
    entity: { id: 7, name: 'Kv. Eken', house: null },
    facts: unknownFacts,
    from_entity: [],
    has_plan: true,
    updated_at: '',
    breadcrumb: [],
  });
  const { user, location } = renderScreen(<EntityInspectionsPanel entityId={7} />);
  expect(await screen.findByRole('link', { name: 'Hiss' })).toBeVisible();
  expect(api.requests(calls.list)[0]?.query).toMatchObject({ entity_id: 7 });
  await user.click(screen.getByRole('button', { name: 'Uppgifter som avgör' }));
  expect(location()).toBe('/inspection/facts/7');
});

test('shows the plan of a year with its sum, and the coming ten years', async () => {
  const row = {
    day: '2027-01-15',
    overdue: false,
    done: false,
    cost: null,
    entity: { id: 7, name: 'Kv. Eken', house: null },
    company: { id: 1, name: 'Åkerö AB' },
    kind: 'VENTILATION' as const,
    installation_id: null,
    title: 'Obligatorisk ventilationskontroll (OVK)',
    source: 'Plan- och bygglag (2010:900) 8 kap. 25 §',
    budget: 12_500,
    maintenance_id: null,
  };
  const doneRow = {
    ...row,
    day: '2027-02-01',
    done: true,
    cost: 13_250,
    installation_id: 21,
    title: 'OVK: Aggregat 2',
  };
  const api = setupApi()
    // The sums are of the whole year, and larger than those of the rows on the first page.
    .on(calls.plan, { ...pageResponse([row, doneRow]), budget: 99_000, cost: 45_000 })
    .on(calls.years, [{ kind: 'VENTILATION', year: 2033, count: 2 }]);
  renderScreen(<InspectionPlanScreen />, {
    route: routes.inspection.plan,
    url: '/inspection/plan?year=2027',
  });
  const findLink = (name: string) => screen.findByRole('link', { name });
  expect(await findLink(row.title)).toHaveAttribute('href', '/inspection/requirement/7/VENTILATION');
  expect(await findLink(doneRow.title)).toHaveAttribute(
    'href',
    '/inspection/requirement/7/VENTILATION?installation=21',
  );
  expect(screen.getByText('Summa för hela 2027')).toBeVisible();
  expect(screen.getByText(/99\s000\s?kr/)).toBeVisible();
  expect(screen.getByText(/45\s000\s?kr/)).toBeVisible();
  expect(screen.getByRole('row', { name: /2027-02-01.*Utförd.*13\s250/ })).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: '2033' })).toBeVisible();
  expect(api.requests(calls.plan)[0]?.query).toMatchObject({ year: 2027 });
});

test('explains the wait while a large plan is calculated, but not at once', async () => {
  setupApi().hangs(calls.plan).on(calls.years, []);
  renderScreen(<InspectionPlanScreen />, { route: routes.inspection.plan, url: '/inspection/plan' });
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
  expect(await screen.findByText('Räknar ut planen för alla hus')).toBeVisible();
});

test('shows a loading state during a download, and the error when the plan is too long for a PDF', async () => {
  const api = setupApi()
    .on(calls.plan, { ...pageResponse([]), budget: 0, cost: 0 })
    .on(calls.years, [])
    .hangs(calls.planSheet);
  const message = 'Planen har 5670 rader och en PDF högst 3000. Välj ett företag eller hämta den som Excel.';
  api.fails(calls.planPdf, 422, { message, data: { year: [message] } });
  const { user } = renderScreen(<InspectionPlanScreen />, {
    route: routes.inspection.plan,
    url: '/inspection/plan?year=2027',
  });
  const sheet = await screen.findByRole('button', { name: /Hämta som Excel/ });
  await user.click(sheet);
  expect(sheet).toHaveClass('ant-btn-loading');
  const pdf = screen.getByRole('button', { name: /Hämta som PDF/ });
  await user.click(pdf);
  expect(await screen.findByText(message)).toBeVisible();
  expect(pdf).not.toHaveClass('ant-btn-loading');
});
