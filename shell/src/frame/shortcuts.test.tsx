import { renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { Shortcuts } from './shortcuts';

const show = () =>
  renderScreen(
    <>
      <Shortcuts />
      <input aria-label="Fält" />
    </>,
    { url: '/dashboard' },
  );

test('g and a letter go to a page, one after the other and not when somebody is typing', async () => {
  const { user, location } = show();
  await user.keyboard('l');
  expect(location()).toBe('/dashboard');
  await user.type(screen.getByRole('textbox', { name: 'Fält' }), 'gl');
  expect(location()).toBe('/dashboard');
  await user.click(document.body);
  await user.keyboard('gl');
  expect(location()).toBe('/lease/overview');
  await user.keyboard('ga');
  expect(location()).toBe('/invoicebase/overview');
});

test('? tells what the keys do; under it they do nothing, and Esc takes it away', async () => {
  const { user, location } = show();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Kortkommandon' })).toHaveTextContent(
    'Gå till Uthyrningar',
  );
  await user.keyboard('gl');
  expect(location()).toBe('/dashboard');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
