import { reportCalls } from '@husrum/contract/report';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ReportBuilderScreen from './report-builder.screen';

const leaseFields = [
  { key: 'lease.start', label: 'Start', type: 'datetime' as const },
  { key: 'lease.fee', label: 'Hyra (kr)', type: 'number' as const },
  { key: 'lease.state', label: 'Status', type: 'enum' as const },
  { key: 'lease.fee_as_m2', label: 'Hyra per m²', type: 'boolean' as const },
];
const tenantFields = [{ key: 'tenant.name', label: 'Primär hyresgäst: Namn', type: 'text' as const }];
const all = [...leaseFields, ...tenantFields];

const show = (url = '/report/create') => {
  const api = fakeApi()
    .on(reportCalls.models, [
      { key: 'lease', label: 'Uthyrningar' },
      { key: 'tenant', label: 'Hyresgäster' },
    ])
    .on(reportCalls.relationships, [{ key: 'tenant', label: 'Primär hyresgäst' }])
    .on(reportCalls.fields, ({ body }) => [
      ...leaseFields,
      ...(body.relationships.includes('tenant') ? tenantFields : []),
    ])
    .on(reportCalls.enumOptions, [
      { key: 'active', label: 'Aktiv' },
      { key: 'planned', label: 'Kommande' },
    ])
    .on(reportCalls.preview, ({ body }) => ({
      headers: body.fields.flatMap((key) => all.find((field) => field.key === key) ?? []),
      data: [
        body.fields.map((key) =>
          key === 'lease.fee_as_m2' ? true : key === 'tenant.name' ? 'x'.repeat(101) : key,
        ),
      ],
      total: 128,
      showing: 1,
    }));
  return { api, ...renderScreen(<ReportBuilderScreen />, { route: routes.report.create, url, api }) };
};
const addressOf = (question: object) =>
  `/report/create?${new URLSearchParams({ q: JSON.stringify(question) })}`;
const lease = { model: 'lease', relationships: [], fields: ['lease.start'], filters: [] };
const soon = { timeout: 2000 };
const choose = async (user: ReturnType<typeof show>['user'], box: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: box }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};

test('nothing is asked before a source and a field are chosen', async () => {
  const { api, user } = show();
  expect(await screen.findByText('Välj en källa och minst ett fält')).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: 'Uthyrningar' }));
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('columnheader', { name: 'Start' }, soon)).toBeInTheDocument();
  expect(screen.getByText('Visar 1 av 128 rader')).toBeInTheDocument();
  expect(screen.getByText('Uthyrningar, 1 kolumn, 128 rader')).toBeInTheDocument();
  expect(api.requests(reportCalls.preview).map(({ body }) => body)).toEqual([{ ...lease, limit: 20 }]);
});

test('columns are asked in the order they are put', async () => {
  const { user, api } = show(addressOf({ ...lease, fields: ['lease.start', 'lease.fee'] }));
  await user.click(await screen.findByRole('button', { name: 'Flytta Hyra (kr) uppåt' }));
  await waitFor(() => {
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Hyra (kr)',
      'Start',
    ]);
  }, soon);
  await user.click(screen.getByRole('button', { name: 'Ta bort Start' }));
  await waitFor(
    () => expect(api.requests(reportCalls.preview).at(-1)?.body.fields).toEqual(['lease.fee']),
    soon,
  );
});

test('fields are found by a part of their name', async () => {
  const { user } = show(addressOf(lease));
  const list = within(await screen.findByRole('list', { name: 'Fält att lägga till' }));
  await user.type(screen.getByRole('searchbox', { name: 'Sök fält' }), 'hyra');
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Hyra (kr)',
    'Hyra per m²',
  ]);
});

test('a filter is added when it is whole, said in words, and taken away', async () => {
  const { api, user } = show(addressOf(lease));
  await screen.findByRole('combobox', { name: 'Fält' });
  const add = screen.getByRole('button', { name: 'Lägg till filter' });
  expect(add).toBeDisabled();
  await choose(user, 'Fält', 'Status');
  expect(add).toBeDisabled();
  await choose(user, 'Värde', 'Aktiv');
  await user.click(add);
  expect(await screen.findByText(/^Uthyrningar där Status är Aktiv, 1 kolumn/)).toBeInTheDocument();
  await waitFor(() => {
    expect(api.requests(reportCalls.preview).at(-1)?.body.filters).toEqual([
      { field: 'lease.state', operator: '=', value: 'active' },
    ]);
  }, soon);
  expect(add).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Ta bort filtret Status är Aktiv' }));
  expect(screen.queryByText('Status är Aktiv')).not.toBeInTheDocument();
});

test('a period that moves needs no value', async () => {
  const { api, user } = show(addressOf(lease));
  await screen.findByRole('combobox', { name: 'Fält' });
  await choose(user, 'Fält', 'Start');
  await choose(user, 'Villkor', 'förra månaden');
  expect(screen.queryByLabelText('Värde')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lägg till filter' }));
  await waitFor(() => {
    expect(api.requests(reportCalls.preview).at(-1)?.body.filters).toEqual([
      { field: 'lease.start', operator: 'last_month', value: null },
    ]);
  }, soon);
});

test('long texts are cut, flags are words', async () => {
  show(addressOf({ ...lease, relationships: ['tenant'], fields: ['lease.fee_as_m2', 'tenant.name'] }));
  expect(await screen.findByText('Ja')).toBeInTheDocument();
  expect(screen.getByText(`${'x'.repeat(100)}…`)).toBeInTheDocument();
});

test('a relationship that is taken away takes its columns along, and only them', async () => {
  const { api, user } = show(
    addressOf({ ...lease, relationships: ['tenant'], fields: ['lease.start', 'tenant.name'] }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Primär hyresgäst' }));
  await waitFor(
    () => expect(api.requests(reportCalls.preview).at(-1)?.body.fields).toEqual(['lease.start']),
    soon,
  );
});

test('a failure says so and can be tried again', async () => {
  const { api, user } = show();
  api.fails(reportCalls.preview, 422, { message: 'Frågan tog för lång tid.' });
  await user.click(await screen.findByRole('radio', { name: 'Uthyrningar' }));
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Fel vid laddning av rapporten', {}, soon)).toBeInTheDocument();
  expect(screen.getByText('Frågan tog för lång tid.')).toBeInTheDocument();
  api.on(reportCalls.preview, { headers: leaseFields.slice(0, 1), data: [], total: 0, showing: 0 });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Det finns ingen data')).toBeInTheDocument();
});

test('filters that nothing fits can be cleared', async () => {
  const filters = [{ field: 'lease.fee', operator: '>', value: 1_000_000 }];
  const { api, user } = show(addressOf({ ...lease, filters }));
  api.on(reportCalls.preview, { headers: leaseFields.slice(0, 1), data: [], total: 0, showing: 0 });
  await user.click(await screen.findByRole('button', { name: 'Rensa filter' }, soon));
  await waitFor(() => expect(api.requests(reportCalls.preview).at(-1)?.body.filters).toEqual([]), soon);
});
