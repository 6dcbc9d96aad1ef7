import { companyCalls } from '@husrum/contract/company';
import { leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { statisticsCalls } from '@husrum/contract/statistics';
import { tenantCalls } from '@husrum/contract/tenant';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import LeaseOverviewScreen from '../lease/lease-overview.screen';
import TenantOverviewScreen from '../tenant/tenant-overview.screen';

test('an empty list of leases offers to create one or to import from Excel', async () => {
  fakeApi()
    .hangs(statisticsCalls.business)
    .on(companyCalls.list, pageResponse([]))
    .on(leaseCalls.list, pageResponse([]));
  const { user, location } = renderScreen(<LeaseOverviewScreen />, {
    route: routes.lease.overview,
    url: '/lease/overview',
  });
  const importButton = await screen.findByRole('button', { name: 'Importera från Excel' });
  // One is in the header of the page, and one in the list.
  expect(screen.getAllByRole('button', { name: /Skapa uthyrning/ })).toHaveLength(2);
  await user.click(importButton);
  expect(location()).toBe('/import');
});

test('an empty list of tenants offers to create one or to import from Excel', async () => {
  fakeApi()
    .hangs(statisticsCalls.business)
    .hangs(tenantPortalCalls.config)
    .on(tenantCalls.list, pageResponse([]));
  const { user, location } = renderScreen(<TenantOverviewScreen />, {
    route: routes.tenant.overview,
    url: '/tenant/overview',
  });
  const importButton = await screen.findByRole('button', { name: 'Importera från Excel' });
  // One is in the header of the page, and one in the list.
  expect(screen.getAllByRole('button', { name: /Skapa hyresgäst/ })).toHaveLength(2);
  await user.click(importButton);
  expect(location()).toBe('/import');
});
