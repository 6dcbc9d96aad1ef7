import { searchCalls } from '@husrum/contract/search';
import { fakeApi, renderScreen } from '@husrum/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Search } from './search';
import { Shortcuts } from './shortcuts';

const renderSearch = () => {
  const api = fakeApi().on(searchCalls.find, {
    hits: { total: { value: 0, relation: 'eq' }, similar: false, hits: [] },
  });
  return {
    api,
    ...renderScreen(
      <>
        <Shortcuts />
        <Search />
        <input aria-label="Fält" />
      </>,
      { url: '/dashboard', api },
    ),
  };
};
const press = (target: Element, key: string, modifiers = {}) =>
  fireEvent.keyDown(target, { key, ...modifiers });

test('what is typed before the search field is there becomes its text, and is no shortcut', async () => {
  const { api, user, location } = renderSearch();
  press(document.body, 'k', { ctrlKey: true });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  for (const key of ['g', 'l', 'u', 'Backspace', 'Shift']) press(document.body, key);
  const field = await screen.findByRole('combobox', { name: /^Sök bland/ });
  expect(field).toHaveValue('gl');
  expect(location()).toBe('/dashboard');
  await user.keyboard('a');
  expect(field).toHaveValue('gla');
  await waitFor(() => expect(api.requests(searchCalls.find).at(-1)?.query).toMatchObject({ query: 'gla' }), {
    timeout: 2000,
  });
});

test('a field that had the focus when the search was opened gets none of the text', async () => {
  const { user } = renderSearch();
  const other = screen.getByRole('textbox', { name: 'Fält' });
  await user.click(other);
  await user.keyboard('{Control>}k{/Control}b');
  expect(await screen.findByRole('combobox', { name: /^Sök bland/ })).toHaveValue('b');
  expect(other).toHaveValue('');
});

test('opens empty the next time, and shortcuts work again once it has closed', async () => {
  const { user, location } = renderSearch();
  await user.keyboard('{Control>}k{/Control}b');
  expect(await screen.findByRole('combobox', { name: /^Sök bland/ })).toHaveValue('b');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Sök/ }));
  expect(await screen.findByRole('combobox', { name: /^Sök bland/ })).toHaveValue('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  await user.keyboard('gl');
  expect(location()).toBe('/lease/overview');
});
