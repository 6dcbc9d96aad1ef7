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

test('lists what the filter of the URL says, and names the facts that are missing', async () => {
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

test('each card counts a status and leads to its list', async () => {
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

test('the panel of an object leads to its facts and requirements', async () => {
  const api = setupApi().on(calls.facts, {
    entity: { id: 7, name: 'Kv. Eken', house: null },
    facts: unknownFacts,
    from_entity: [],
    has_plan: true,
    breadcrumb: [],
  });
  renderScreen(<EntityInspectionsPanel entityId={7} />);
  expect(await screen.findByRole('link', { name: 'Hiss' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Uppgifter som avgör' })).toBeVisible();
  expect(api.requests(calls.list)[0]?.query).toMatchObject({ entity_id: 7 });
});

test('shows the plan of a year with its sum, and the coming ten years', async () => {
  const row = {
    day: '2027-01-15',
    overdue: false,
    entity: { id: 7, name: 'Kv. Eken', house: null },
    company: { id: 1, name: 'Åkerö AB' },
    kind: 'VENTILATION' as const,
    title: 'OVK',
    source: 'Plan- och bygglag (2010:900) 8 kap. 25 §',
    budget: 12_500,
    maintenance_id: null,
  };
  const api = setupApi()
    .on(calls.plan, { ...pageResponse([row]), budget: 99_000 })
    .on(calls.years, [{ kind: 'VENTILATION', year: 2033, count: 2 }]);
  renderScreen(<InspectionPlanScreen />, {
    route: routes.inspection.plan,
    url: '/inspection/plan?year=2027',
  });
  expect(
    await screen.findByRole('link', { name: 'Obligatorisk ventilationskontroll (OVK)' }),
  ).toHaveAttribute('href', '/inspection/requirement/7/VENTILATION');
  expect(screen.getByText('Summa för hela 2027')).toBeVisible();
  expect(screen.getByText(/99\s000\s?kr/)).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: '2033' })).toBeVisible();
  expect(api.requests(calls.plan)[0]?.query).toMatchObject({ year: 2027 });
});
