import { companyCalls } from '@husrum/contract/company';
import { type MaintenanceCost, maintenanceCalls } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import MaintenanceCostsScreen from './maintenance-costs.screen';

const sum: MaintenanceCost = {
  year: 2026,
  company: { id: 5, name: 'Holms AB' },
  entity: { id: 4, name: 'Lgh 1001', house: 'Kv. Eken' },
  activities: 3,
  inspections: 1,
  budget: 1500,
  cost: 1250,
};
const setup = (url: string, rows = [sum]) => {
  const api = fakeApi()
    .on(companyCalls.list, pageResponse([]))
    .on(maintenanceCalls.costs, pageResponse(rows));
  return { api, ...renderScreen(<MaintenanceCostsScreen />, { route: routes.maintenance.costs, url, api }) };
};

test('sums by object, with a link to the activities on the object', async () => {
  const { api } = setup('/maintenance/costs?by=entity&company_id=5');
  expect(await screen.findByRole('link', { name: /Lgh 1001/ })).toHaveAttribute(
    'href',
    '/maintenance/overview?entity_id=4',
  );
  const [, row] = screen.getAllByRole('row');
  expect(row?.textContent).toMatch(/Holms AB.*2026.*3.*1.500.*1.250.*250/);
  expect(api.requests(maintenanceCalls.costs)[0]?.query).toMatchObject({ by: 'entity', company_id: 5 });
});

test('sums by company when the user chooses so, and keeps the choice in the URL', async () => {
  const { api, user, location } = setup('/maintenance/costs', [{ ...sum, company: null, entity: null }]);
  await screen.findByText('2026');
  await user.click(screen.getByText('Företag', { selector: '.ant-segmented-item-label' }));
  await waitFor(() => expect(location()).toBe('/maintenance/costs?by=company'));
  await waitFor(() => expect(api.requests(maintenanceCalls.costs).at(-1)?.query.by).toBe('company'));
});

test('offers as filter only the years that have costs', async () => {
  const { user } = setup('/maintenance/costs', [
    { ...sum, company: null, entity: null },
    { ...sum, year: 2017, company: null, entity: null },
    { ...sum, year: null, company: null, entity: null },
  ]);
  await screen.findByText('2017');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('combobox', { name: 'År' }));
  expect(await screen.findByTitle('2017')).toBeVisible();
  expect(screen.getByTitle('2026')).toBeVisible();
  expect(screen.queryByTitle('2025')).not.toBeInTheDocument();
});

test('shows a dash instead of what is left of the budget when no budget is set', async () => {
  setup('/maintenance/costs', [{ ...sum, company: null, entity: null, budget: 0 }]);
  await screen.findByText('2026');
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/1.250.*–$/);
});

test('shows that there are no costs', async () => {
  setup('/maintenance/costs', []);
  expect(await screen.findByText('Det finns inga kostnader')).toBeInTheDocument();
});
