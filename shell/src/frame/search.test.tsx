import { searchCalls } from '@husrum/contract/search';
import { fakeApi, renderScreen } from '@husrum/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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
const openSearch = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
/** The field that is there before the code of the search has been fetched. */
const getFirstField = () => screen.getByRole('textbox', { name: /^Sök bland/ });
const findSearchField = () => screen.findByRole('combobox', { name: /^Sök bland/ });

test('what is typed before the code of the search has been fetched is searched for, and is no shortcut', async () => {
  const { api, user, location } = renderSearch();
  openSearch();
  const firstField = getFirstField();
  fireEvent.keyDown(document.body, { key: 'g' });
  expect(firstField).toHaveFocus();
  fireEvent.change(firstField, { target: { value: 'gl@' } });
  const field = await findSearchField();
  expect(field).toHaveValue('gl@');
  expect(field).toHaveFocus();
  expect(location()).toBe('/dashboard');
  await user.keyboard('a');
  await waitFor(() => expect(api.requests(searchCalls.find).at(-1)?.query).toMatchObject({ query: 'gl@a' }), {
    timeout: 2000,
  });
});

test('a field that had the focus when the search was opened gets none of the text', async () => {
  const { user } = renderSearch();
  const focused = screen.getByRole('textbox', { name: 'Fält' });
  await user.click(focused);
  await user.keyboard('{Control>}k{/Control}b');
  expect(await findSearchField()).toHaveValue('b');
  expect(focused).toHaveValue('');
});

test('the search is empty when it is opened again, and shortcuts work once it has closed', async () => {
  const { user, location } = renderSearch();
  await user.keyboard('{Control>}k{/Control}b');
  expect(await findSearchField()).toHaveValue('b');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Sök/ }));
  expect(await findSearchField()).toHaveValue('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  await user.keyboard('gl');
  expect(location()).toBe('/lease/overview');
});

// It comes last: for a moment after a composed letter, dialogs ignore Escape.
test('a letter that is being composed with a dead key keeps its field until it is complete', async () => {
  renderSearch();
  openSearch();
  const firstField = getFirstField();
  fireEvent.compositionStart(firstField);
  fireEvent.change(firstField, { target: { value: 'Andr´' } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(getFirstField()).toBe(firstField);
  fireEvent.change(firstField, { target: { value: 'André' } });
  fireEvent.compositionEnd(firstField);
  expect(await findSearchField()).toHaveValue('André');
});
