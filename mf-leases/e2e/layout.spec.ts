import { routes } from '@husrum/contract/routes';
import { type TenantRow, tenantCalls } from '@husrum/contract/tenant';
import { expect, fetchFirstRow, test } from '@husrum/e2e';

test('the day of an expired invitation is not cut off on the page of a tenant', async ({
  page,
  request,
  demo,
}) => {
  const { id } = await fetchFirstRow<TenantRow>(request, demo, tenantCalls.list.path);
  await page.route(`**/api/tenant/${id}`, async (route) => {
    const response = await route.fetch();
    const invitation = {
      portal: 'INVITED',
      invite_sent_at: '2026-03-02T08:00:00.000Z',
      invite_expired: true,
    };
    await route.fulfill({ response, json: { ...(await response.json()), ...invitation } });
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.tenant.detail({ id }));
    const tag = page.getByText(/^Inbjudan skickad/);
    await expect(tag).toHaveText('Inbjudan skickad 2026-03-02. Länken har gått ut');
    expect(await tag.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});
