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

test('without leases, they can be created or imported', async () => {
  fakeApi()
    .hangs(statisticsCalls.business)
    .on(companyCalls.list, pageResponse([]))
    .on(leaseCalls.list, pageResponse([]));
  const { user, location } = renderScreen(<LeaseOverviewScreen />, {
    route: routes.lease.overview,
    url: '/lease/overview',
  });
  await user.click(await screen.findByRole('button', { name: 'Importera från Excel' }));
  expect(location()).toBe('/import');
});

test('without tenants, they can be created or imported', async () => {
  fakeApi()
    .hangs(statisticsCalls.business)
    .hangs(tenantPortalCalls.config)
    .on(tenantCalls.list, pageResponse([]));
  const { user, location } = renderScreen(<TenantOverviewScreen />, {
    route: routes.tenant.overview,
    url: '/tenant/overview',
  });
  await user.click(await screen.findByRole('button', { name: 'Importera från Excel' }));
  expect(location()).toBe('/import');
});
