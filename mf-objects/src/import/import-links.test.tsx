import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import CompanyOverviewScreen from '../company/company-overview.screen';
import { entityTypes } from '../entity/entity.test-data';
import EntityOverviewScreen from '../entity/entity-overview.screen';

test('the list of companies links to the import when it is empty', async () => {
  fakeApi().on(companyCalls.list, pageResponse([]));
  const { user, location } = renderScreen(<CompanyOverviewScreen />, {
    route: routes.company.overview,
    url: '/company',
  });
  await user.click(await screen.findByRole('button', { name: 'Importera från Excel' }));
  expect(location()).toBe('/import');
});

const renderEntities = () => {
  fakeApi()
    .on(entityCalls.types, entityTypes)
    .on(companyCalls.list, pageResponse([]))
    .on(entityCalls.list, pageResponse([]))
    .on(entityCalls.tree, []);
  return renderScreen(<EntityOverviewScreen />, { route: routes.entity.overview, url: '/entity/overview' });
};

test('the list of objects links to the import when it is empty', async () => {
  const { user, location } = renderEntities();
  await user.click(await screen.findByRole('button', { name: 'Importera från Excel' }));
  expect(location()).toBe('/import');
});

test('the menu of the list of objects leads to the import', async () => {
  const { user, location } = renderEntities();
  await user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Importera från Excel' }));
  expect(location()).toBe('/import');
});
