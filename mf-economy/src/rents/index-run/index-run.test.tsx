import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import {
  type IndexPreviewRow,
  type IndexRun,
  type IndexRunRow,
  indexRunCalls,
} from '@husrum/contract/index-run';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, freezeDate, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import IndexRunCreateScreen from './index-run-create.screen';
import IndexRunDetailScreen from './index-run-detail.screen';
import IndexRunOverviewScreen from './index-run-overview.screen';

freezeDate('2026-11-20T09:00:00Z');

const amounts = {
  ...({ series: '1980', base_value: 330.72, base_year: 2018, index: 336.97, ratio: 1.8898 } as const),
  ...{ old_supplement: 0, new_supplement: 1889.82, old_year: 100_000, new_year: 101_889.84 },
  ...{ old_month: 8333.33, new_month: 8490.82, explanation: '100 % av bashyran 100 000 kr × …' },
};
const cafe: IndexPreviewRow = {
  ...{
    lease_id: 7,
    entity: { id: 3, name: 'Lokal 1', house: 'Kv. Eken' },
    company: 'Åkerö AB',
    tenant: 'Café AB',
  },
  ...{ ...amounts, left_out: null, missing_index: false, warning: 'Hyran sänks' },
};
const shop: IndexPreviewRow = {
  ...cafe,
  ...{
    lease_id: 8,
    entity: { id: 4, name: 'Lokal 2', house: 'Kv. Eken' },
    tenant: 'Butik AB',
    warning: null,
  },
};
const missing: IndexPreviewRow = {
  ...shop,
  ...{ lease_id: 9, entity: { id: 5, name: 'Lokal 3', house: null }, index: null, ratio: null },
  ...{ new_supplement: null, explanation: null, missing_index: true },
  left_out: 'Oktober 2026 saknas i indextabellen (KPI, basår 2020)',
};
const run: IndexRun = {
  ...{ id: 5, year: 2027, status: 'DONE', by: 'Anna Ek', created_at: '2026-11-20T08:00:00.000Z' },
  ...{ finished_at: '2026-11-20T08:01:00.000Z', waiting: 0, done: 2, left_out: 1, failed: 0, undone: 0 },
  ...{ old_year: 200_000, new_year: 203_779.68, letters_sent: 0, letters_waiting: 0, letters_failed: 0 },
  letters_on_paper: 1,
};
const row: IndexRunRow = {
  ...{ id: 11, lease_id: 7, entity: cafe.entity, company: 'Åkerö AB', tenant: 'Café AB', ...amounts },
  ...{
    state: 'DONE',
    reason: null,
    rent_adjustment_id: 40,
    payment_interval: 'QUARTERLY',
    email: 'cafe@example.se',
  },
  ...{ letter_sent_at: null, letter_sent_to: null, letter_error: null, letter_waiting: false },
};

const makePreview = (rows: IndexPreviewRow[]) => ({
  ...pageResponse(rows),
  missing: rows.some(({ missing_index }) => missing_index) ? [{ series: '2020' as const, year: 2026 }] : [],
  sum: { included: 2, left_out: rows.length - 2, old_year: 200_000, new_year: 203_779.68 },
});
const makeApi = () =>
  fakeApi()
    .on(companyCalls.list, pageResponse([]))
    .on(entityCalls.listByType, pageResponse([]))
    .on(unbilledPeriodCalls.count, { count: 0 })
    .on(jobRunCalls.list, pageResponse([]));

test('the preview shows each lease with its amounts, how they are computed, and what is missing', async () => {
  makeApi().on(indexRunCalls.preview, makePreview([cafe, shop, missing]));
  renderScreen(<IndexRunCreateScreen />, {
    route: routes.indexRun.create,
    url: '/economy/index/create?year=2027',
  });
  const first = await screen.findByRole('row', { name: /Lokal 1/ });
  expect(first).toHaveTextContent(/1\s889,82\skr/);
  expect(first).toHaveTextContent('Hyran sänks');
  expect(first).toHaveTextContent(/336,97\+1,89\s% sedan bastalet/);
  expect(screen.getByText(/^Oktober 2026 \(KPI, basår 2020\) finns inte i indextabellen/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Lokal 3/ })).toHaveTextContent('saknas i indextabellen');
});

test('leases are excluded with a reason, and the run starts after a question', async () => {
  const api = makeApi()
    .on(indexRunCalls.preview, makePreview([cafe, shop]))
    .on(indexRunCalls.start, run);
  const { user } = renderScreen(<IndexRunCreateScreen />, {
    ...{ route: routes.indexRun.create, url: '/economy/index/create?year=2027' },
  });
  const second = await screen.findByRole('row', { name: /Lokal 2/ });
  await user.click(within(second).getByRole('button', { name: /Val för raden|Undanta/ }));
  const item = screen.queryByRole('menuitem', { name: 'Undanta' });
  if (item) await user.click(item);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Orsak/), 'Ny hyra förhandlas');
  await user.click(dialog.getByRole('button', { name: 'Undanta' }));
  expect(await screen.findByText('Undantagen: Ny hyra förhandlas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Räkna upp 1 hyra' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Räkna upp 1 hyra' }));
  await waitFor(() =>
    expect(api.requests(indexRunCalls.start)[0]?.body).toEqual({
      ...{ year: 2027, company_id: null, entity_id: null },
      excluded: [{ lease_id: 8, reason: 'Ny hyra förhandlas' }],
    }),
  );
});

test('a run shows its rows and letters, mails them, and is undone after a question', async () => {
  const failed: IndexRunRow = {
    ...row,
    id: 12,
    state: 'FAILED',
    reason: 'Hyran ändrades',
    rent_adjustment_id: null,
  };
  const api = makeApi()
    .on(indexRunCalls.detail, run)
    .on(indexRunCalls.rows, pageResponse([row, failed]))
    .on(indexRunCalls.mailLetters, run)
    .on(indexRunCalls.undo, { ...run, status: 'UNDONE' });
  const { user } = renderScreen(<IndexRunDetailScreen />, {
    ...{ route: routes.indexRun.detail, url: '/economy/index/run/5' },
  });
  expect(await screen.findByText('Hyran ändrades')).toBeVisible();
  expect(screen.getByText('Inte skickat')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visa avier' })).toHaveAttribute(
    'href',
    '/rentadjustment/overview?effect=40',
  );
  await user.click(screen.getByRole('button', { name: 'Mejla brev' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mejla brev' }));
  await waitFor(() => expect(api.requests(indexRunCalls.mailLetters)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Ångra' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ångra' }));
  await waitFor(() => expect(api.requests(indexRunCalls.undo)).toHaveLength(1));
});

test('a run that goes on shows how far it has come', async () => {
  makeApi()
    .on(indexRunCalls.detail, { ...run, status: 'RUNNING', done: 1, waiting: 3 })
    .on(indexRunCalls.rows, pageResponse([]));
  renderScreen(<IndexRunDetailScreen />, { route: routes.indexRun.detail, url: '/economy/index/run/5' });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull();
});

test('the list names the runs, and proposes the next year from November', async () => {
  makeApi().on(indexRunCalls.list, pageResponse([run]));
  const { user } = renderScreen(<IndexRunOverviewScreen />, {
    route: routes.indexRun.overview,
    url: '/economy/index',
  });
  const line = await screen.findByRole('row', { name: /2027/ });
  expect(line).toHaveTextContent('2 ändrade, 1 undantagen');
  expect(line).toHaveTextContent(/200\s000\skr → 203\s779,68\skr/);
  await user.click(screen.getByRole('button', { name: 'Räkna upp hyror' }));
});
