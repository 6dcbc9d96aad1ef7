import { renderScreen } from '@husrum/testing';
import { act, screen } from '@testing-library/react';
import { OfflineBanner } from './offline-banner';

const setOnline = (isOnline: boolean) =>
  act(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

afterEach(() => jest.restoreAllMocks());

test('explains what does not work while the browser is offline, and disappears when it is online again', async () => {
  renderScreen(<OfflineBanner />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^Du är offline\. .*kan inte sparas/);
  await setOnline(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
