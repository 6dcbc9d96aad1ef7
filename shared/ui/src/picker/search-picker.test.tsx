import { queryOf } from '@husrum/api-client';
import { type SearchHit, searchCalls } from '@husrum/contract/search';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { SearchPicker } from './search-picker';

const hit = (id: number, title: string): SearchHit => ({
  _index: 'leases',
  _id: String(id),
  _score: 1,
  _source: {
    render: { id, link: `/lease/${id}`, title, subtitle: 'Anna Andersson', icon: 'key', type: 'Uthyrning' },
  },
});
const answer = (hits: SearchHit[]) => ({ hits: { total: { value: hits.length, relation: 'eq' }, hits } });

const show = (hits: SearchHit[]) => {
  const picked: string[] = [];
  const api = fakeApi().on(searchCalls.find, answer(hits));
  const drawn = renderScreen(
    <SearchPicker
      label="Sök uthyrning"
      query={(text) => queryOf(searchCalls.find, { query: { query: text, index: 'leases' } })}
      items={(found) => found.hits.hits}
      option={({ _source: { render } }) => ({ key: render.id, title: render.title, detail: render.subtitle })}
      onPick={({ _source: { render } }) => picked.push(render.title)}
    />,
    { api },
  );
  return { api, picked, ...drawn };
};

test('nothing is asked until somebody has typed and paused', async () => {
  const { api, user } = show([hit(1, 'Lgh 1101')]);
  expect(api.requests(searchCalls.find)).toHaveLength(0);
  await user.type(screen.getByRole('combobox'), 'lgh');
  expect(await screen.findByText('Lgh 1101')).toBeInTheDocument();
  expect(api.requests(searchCalls.find).map(({ query }) => query.query)).toEqual(['lgh']);
});

test('arrows and Enter choose', async () => {
  const { picked, user } = show([hit(1, 'Lgh 1101'), hit(2, 'Lgh 1102')]);
  await user.type(screen.getByRole('combobox'), 'lgh');
  await screen.findByText('Lgh 1102');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lgh 1102');
  await user.keyboard('{Enter}');
  expect(picked).toEqual(['Lgh 1102']);
});

test('a click chooses', async () => {
  const { picked, user } = show([hit(1, 'Lgh 1101')]);
  await user.type(screen.getByRole('combobox'), 'lgh');
  await user.click(await screen.findByRole('option', { name: /Lgh 1101/ }));
  expect(picked).toEqual(['Lgh 1101']);
});

test('no hits are said', async () => {
  const { user } = show([]);
  await user.type(screen.getByRole('combobox'), 'zzz');
  expect(await screen.findByText('Inga resultat')).toBeInTheDocument();
});

test('a command stands before the hits, is there at once, and shows nothing while nothing is typed', async () => {
  const run = jest.fn();
  fakeApi().hangs(searchCalls.find);
  const { user } = renderScreen(
    <SearchPicker
      label="Sök"
      query={(text) => queryOf(searchCalls.find, { query: { query: text, index: 'leases' } })}
      items={(found) => found.hits.hits}
      option={({ _id }) => ({ key: _id, title: _id })}
      onPick={() => {}}
      commands={[{ key: 'avi', title: 'Skapa avi', words: 'Skapa avi faktura', run }]}
    />,
  );
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.type(screen.getByRole('combobox'), 'FAKTURA skapa');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Skapa avi');
  await user.keyboard('{Enter}');
  expect(run).toHaveBeenCalledTimes(1);
});
