import { callQueryOptions } from '@husrum/api-client';
import { type SearchHit, searchCalls } from '@husrum/contract/search';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SearchPicker } from './search-picker';

const hit = (id: number, title: string): SearchHit => ({
  _index: 'leases',
  _id: String(id),
  _score: 1,
  _source: {
    render: { id, link: `/lease/${id}`, title, subtitle: 'Anna Andersson', icon: 'key', type: 'Uthyrning' },
  },
});
const toResponse = (hits: SearchHit[], similar = false) => ({
  hits: { total: { value: hits.length, relation: 'eq' }, similar, hits },
});

const renderPicker = (hits: SearchHit[]) => {
  const picked: string[] = [];
  const api = fakeApi().on(searchCalls.find, toResponse(hits));
  const result = renderScreen(
    <SearchPicker
      label="Sök uthyrning"
      query={(text) => callQueryOptions(searchCalls.find, { query: { query: text, index: 'leases' } })}
      items={(found) => found.hits.hits}
      isSimilar={(found) => found.hits.similar}
      total={(found) => found.hits.total}
      option={({ _source: { render } }) => ({ key: render.id, title: render.title, detail: render.subtitle })}
      onPick={({ _source: { render } }) => picked.push(render.title)}
    />,
    { api },
  );
  return { api, picked, ...result };
};

test('searches only after the user has typed and paused', async () => {
  const { api, user } = renderPicker([hit(1, 'Lgh 1101')]);
  expect(api.requests(searchCalls.find)).toHaveLength(0);
  await user.type(screen.getByRole('combobox'), 'lgh');
  expect(await screen.findByText('Lgh 1101')).toBeInTheDocument();
  expect(api.requests(searchCalls.find).map(({ query }) => query.query)).toEqual(['lgh']);
});

test('arrow keys move between the hits and Enter picks one', async () => {
  const { picked, user } = renderPicker([hit(1, 'Lgh 1101'), hit(2, 'Lgh 1102')]);
  await user.type(screen.getByRole('combobox'), 'lgh');
  await screen.findByText('Lgh 1102');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lgh 1102');
  await user.keyboard('{Enter}');
  expect(picked).toEqual(['Lgh 1102']);
});

test('Enter does not pick a hit of an earlier text while the hits of the new text are being fetched', async () => {
  const { api, picked, user } = renderPicker([hit(1, 'Lgh 1101')]);
  await user.type(screen.getByRole('combobox'), 'lgh');
  await screen.findByText('Lgh 1101');
  api.hangs(searchCalls.find);
  await user.type(screen.getByRole('combobox'), ' 1102');
  await waitFor(() => expect(api.requests(searchCalls.find)).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(screen.getByText('Lgh 1101')).toBeVisible();
  expect(picked).toEqual([]);
});

test('a heading says that the hits are only similar to the text, if they are', async () => {
  const { api, user } = renderPicker([hit(1, 'Lgh 1101')]);
  await user.type(screen.getByRole('combobox'), 'lgh');
  await screen.findByText('Lgh 1101');
  expect(screen.queryByText('Inget stämmer exakt. Menade du:')).not.toBeInTheDocument();
  api.on(searchCalls.find, toResponse([hit(2, 'Lgh 1102')], true));
  await user.type(screen.getByRole('combobox'), 'h');
  const group = await screen.findByRole('group', { name: 'Inget stämmer exakt. Menade du:' });
  expect(within(group).getByRole('option', { name: /Lgh 1102/, selected: true })).toBeVisible();
});

test('a line says how many match when not all are shown', async () => {
  const { api, user } = renderPicker([hit(1, 'Lgh 1101')]);
  await user.type(screen.getByRole('combobox'), 'lgh');
  await screen.findByText('Lgh 1101');
  expect(screen.queryByText(/^Visar/)).not.toBeInTheDocument();
  const { hits } = toResponse([hit(2, 'Lgh 1102')]);
  api.on(searchCalls.find, { hits: { ...hits, total: { value: 103, relation: 'eq' } } });
  await user.type(screen.getByRole('combobox'), ' 1');
  expect(await screen.findByText('Visar 1 av 103. Skriv mer för att begränsa.')).toBeVisible();
  api.on(searchCalls.find, { hits: { ...hits, total: { value: 1000, relation: 'gte' } } });
  await user.type(screen.getByRole('combobox'), '1');
  expect(await screen.findByText(/^Visar 1 av minst 1.000\./)).toBeVisible();
});

test('a click picks a hit', async () => {
  const { picked, user } = renderPicker([hit(1, 'Lgh 1101')]);
  await user.type(screen.getByRole('combobox'), 'lgh');
  await user.click(await screen.findByRole('option', { name: /Lgh 1101/ }));
  expect(picked).toEqual(['Lgh 1101']);
});

test('shows a text when there are no hits', async () => {
  const { user } = renderPicker([]);
  await user.type(screen.getByRole('combobox'), 'zzz');
  expect(await screen.findByText('Inga resultat')).toBeInTheDocument();
});

test('lists a matching command at once, before the server answers, and only when something is typed', async () => {
  const run = jest.fn();
  fakeApi().hangs(searchCalls.find);
  const { user } = renderScreen(
    <SearchPicker
      label="Sök"
      query={(text) => callQueryOptions(searchCalls.find, { query: { query: text, index: 'leases' } })}
      items={(found) => found.hits.hits}
      option={({ _id }) => ({ key: _id, title: _id })}
      onPick={() => {}}
      commands={[{ key: 'avi', title: 'Skapa avi', keywords: 'Skapa avi faktura', run }]}
    />,
  );
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.type(screen.getByRole('combobox'), 'FAKTURA skapa');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Skapa avi');
  await user.keyboard('{Enter}');
  expect(run).toHaveBeenCalledTimes(1);
});
