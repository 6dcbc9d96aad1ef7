import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { makeAccount, testServer } from '../../test/kit';

const app = testServer();

test('returns the default config until the portal is turned on', async () => {
  const anna = await makeAccount(app);
  await expect(app.as(anna).get(tenantPortalCalls.config)).resolves.toMatchObject({
    enabled: false,
    stub: null,
  });
  await app.forAccount(anna, (tx) =>
    tx
      .insertInto('tenant_portal_config')
      .values({ enabled: true, stub: 'annas', phone: null, email: null, message: 'Hej!' })
      .execute(),
  );
  await expect(app.as(anna).get(tenantPortalCalls.config)).resolves.toMatchObject({
    enabled: true,
    stub: 'annas',
    message: 'Hej!',
  });
});
