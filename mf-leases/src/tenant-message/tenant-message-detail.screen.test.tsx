import { routes } from '@husrum/contract/routes';
import { type TenantMessageRecipient, tenantMessageCalls } from '@husrum/contract/tenant-message';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { makeMessage } from './tenant-message.test-data';
import TenantMessageDetailScreen from './tenant-message-detail.screen';

const failed: TenantMessageRecipient = {
  id: 31,
  tenant_id: 11,
  removed: false,
  name: 'Anna Ek',
  email: 'anna@example.se',
  status: 'FAILED',
  error: '550 No such user here',
  sent_at: null,
};
const setup = (message = makeMessage(), recipients = [failed]) => {
  const api = fakeApi()
    .on(tenantMessageCalls.detail, message)
    .on(tenantMessageCalls.recipients, pageResponse(recipients));
  return {
    api,
    ...renderScreen(<TenantMessageDetailScreen />, {
      route: routes.contact.message,
      url: '/message/3',
    }),
  };
};

test('shows why a mail failed, links to the form for the address, and sends the failed mails again', async () => {
  const { api, user } = setup(makeMessage({ sent: 1, failed: 1, retryable: 1 }));
  expect(await screen.findByText('Mejlservern svarade: 550 No such user here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anna Ek' })).toHaveAttribute('href', '/tenant/11/edit');
  expect(screen.getByText('Hej [namn]!')).toBeVisible();
  api.on(tenantMessageCalls.retry, makeMessage({ sent: 2 }));
  await user.click(screen.getByRole('button', { name: /Försök igen/ }));
  expect(await screen.findByText('Vi försöker igen')).toBeVisible();
  expect(api.requests(tenantMessageCalls.retry)[0]?.params).toEqual({ id: '3' });
});

test('shows how many of the mails are sent, and that the mail server is down', async () => {
  setup(makeMessage({ sent: 3, retrying: 1 }), [
    { ...failed, status: 'RETRYING', error: 'connect ECONNREFUSED' },
  ]);
  expect(await screen.findByText('Mejlservern tar inte emot mejlen just nu')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  expect(await screen.findByText('Mejlservern svarar inte (connect ECONNREFUSED)')).toBeVisible();
});

test('a message that reached everybody offers no retry', async () => {
  setup(makeMessage(), [{ ...failed, status: 'SENT', error: null, sent_at: '2026-11-20T08:00:05.000Z' }]);
  expect(await screen.findByRole('link', { name: 'Anna Ek' })).toHaveAttribute('href', '/tenant/11');
  expect(screen.queryByRole('button', { name: /Försök igen/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Skriv ut brev/ })).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('prints letters for those whom the mail has not reached', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { api, user } = setup(makeMessage({ sent: 1, no_address: 1 }), [
    { ...failed, email: null, status: 'NO_ADDRESS', error: null },
  ]);
  api.fails(tenantMessageCalls.letters, 404, { message: 'Alla mottagare har fått mejlet.' });
  await user.click(await screen.findByRole('button', { name: /Skriv ut brev/ }));
  await waitFor(() => expect(api.requests(tenantMessageCalls.letters)[0]?.params).toEqual({ id: '3' }));
  expect(await screen.findByText('Alla mottagare har fått mejlet.')).toBeVisible();
});

test('shows a removed tenant with name and email address, but without a link', async () => {
  setup(makeMessage({ failed: 1 }), [{ ...failed, tenant_id: 0, removed: true }]);
  expect(await screen.findByText('Anna Ek')).toBeVisible();
  expect(screen.getByText('anna@example.se')).toBeVisible();
  expect(screen.getByText('Hyresgästen är borttagen.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Anna Ek' })).toBeNull();
});
