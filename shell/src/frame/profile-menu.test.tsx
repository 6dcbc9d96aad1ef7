import { renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { ProfileMenu } from './profile-menu';

afterEach(() => {
  delete document.documentElement.dataset.version;
});

test('shows the version of the product from the data-version attribute of the page', async () => {
  document.documentElement.dataset.version = '1.2.3';
  const { user } = renderScreen(<ProfileMenu />);
  await user.click(screen.getByRole('button', { name: /^Ditt konto/ }));
  expect(await screen.findByText('Husrum 1.2.3')).toBeVisible();
});
