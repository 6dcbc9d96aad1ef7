import { tenantMessageCalls } from '@husrum/contract/tenant-message';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { makeMessageRow } from './tenant-message.test-data';
import { TenantMessages } from './tenant-messages';

test('lists the status of each message for one tenant', async () => {
  fakeApi().on(
    tenantMessageCalls.listByTarget,
    pageResponse([
      makeMessageRow({ status: 'FAILED' }),
      makeMessageRow({ id: 4, subject: 'Sopor', status: 'SENT' }),
    ]),
  );
  renderScreen(<TenantMessages target={{ type: 'tenant', id: 11 }} />);
  expect(await screen.findByRole('link', { name: 'Vattnet stängs av' })).toHaveAttribute(
    'href',
    '/message/3',
  );
  expect(screen.getByText('Misslyckat')).toBeVisible();
  expect(screen.getByText('Skickat', { selector: '.h-tag__text' })).toBeVisible();
});

test('lists to how many of the recipients each message of an object was sent', async () => {
  fakeApi().on(tenantMessageCalls.listByTarget, pageResponse([makeMessageRow({ sent: 29, no_address: 2 })]));
  renderScreen(<TenantMessages target={{ type: 'entity', id: 7 }} />);
  expect(await screen.findByText('29 av 31 skickade')).toBeVisible();
});
