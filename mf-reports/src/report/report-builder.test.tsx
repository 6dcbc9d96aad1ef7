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
const allFields = [...leaseFields, ...tenantFields];

const renderBuilder = (url = '/report/create') => {
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
      headers: body.fields.flatMap((key) => allFields.find((field) => field.key === key) ?? []),
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
const builderUrl = (definition: object) =>
  `/report/create?${new URLSearchParams({ q: JSON.stringify(definition) })}`;
const leaseReport = { model: 'lease', relationships: [], fields: ['lease.start'], filters: [] };
const waitOptions = { timeout: 2000 };
const selectOption = async (user: ReturnType<typeof renderBuilder>['user'], box: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: box }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};

test('requests no preview before a model and a field are selected', async () => {
  const { api, user } = renderBuilder();
  expect(await screen.findByText('Välj en källa och minst ett fält')).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: 'Uthyrningar' }));
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('columnheader', { name: 'Start' }, waitOptions)).toBeInTheDocument();
  expect(screen.getByText('Visar 1 av 128 rader')).toBeInTheDocument();
  expect(screen.getByText('Uthyrningar, 1 kolumn, 128 rader')).toBeInTheDocument();
  expect(api.requests(reportCalls.preview).map(({ body }) => body)).toEqual([{ ...leaseReport, limit: 20 }]);
});

test('requests the columns in the user’s order', async () => {
  const { user, api } = renderBuilder(builderUrl({ ...leaseReport, fields: ['lease.start', 'lease.fee'] }));
  await user.click(await screen.findByRole('button', { name: 'Flytta Hyra (kr) uppåt' }));
  await waitFor(() => {
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Hyra (kr)',
      'Start',
    ]);
  }, waitOptions);
  await user.click(screen.getByRole('button', { name: 'Ta bort Start' }));
  await waitFor(
    () => expect(api.requests(reportCalls.preview).at(-1)?.body.fields).toEqual(['lease.fee']),
    waitOptions,
  );
});

test('searches fields by a part of their name', async () => {
  const { user } = renderBuilder(builderUrl(leaseReport));
  const list = within(await screen.findByRole('list', { name: 'Fält att lägga till' }));
  await user.type(screen.getByRole('searchbox', { name: 'Sök fält' }), 'hyra');
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Hyra (kr)',
    'Hyra per m²',
  ]);
});

test('adds a complete filter, shows it in the summary and removes it', async () => {
  const { api, user } = renderBuilder(builderUrl(leaseReport));
  await screen.findByRole('combobox', { name: 'Fält' });
  const add = screen.getByRole('button', { name: 'Lägg till filter' });
  expect(add).toBeDisabled();
  await selectOption(user, 'Fält', 'Status');
  expect(add).toBeDisabled();
  await selectOption(user, 'Värde', 'Aktiv');
  await user.click(add);
  expect(await screen.findByText(/^Uthyrningar där Status är Aktiv, 1 kolumn/)).toBeInTheDocument();
  await waitFor(() => {
    expect(api.requests(reportCalls.preview).at(-1)?.body.filters).toEqual([
      { field: 'lease.state', operator: '=', value: 'active' },
    ]);
  }, waitOptions);
  expect(add).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Ta bort filtret Status är Aktiv' }));
  expect(screen.queryByText('Status är Aktiv')).not.toBeInTheDocument();
});

test('a relative period needs no value', async () => {
  const { api, user } = renderBuilder(builderUrl(leaseReport));
  await screen.findByRole('combobox', { name: 'Fält' });
  await selectOption(user, 'Fält', 'Start');
  await selectOption(user, 'Villkor', 'förra månaden');
  expect(screen.queryByLabelText('Värde')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lägg till filter' }));
  await waitFor(() => {
    expect(api.requests(reportCalls.preview).at(-1)?.body.filters).toEqual([
      { field: 'lease.start', operator: 'last_month', value: null },
    ]);
  }, waitOptions);
});

test('truncates long texts and shows booleans as words', async () => {
  renderBuilder(
    builderUrl({ ...leaseReport, relationships: ['tenant'], fields: ['lease.fee_as_m2', 'tenant.name'] }),
  );
  expect(await screen.findByText('Ja')).toBeInTheDocument();
  expect(screen.getByText(`${'x'.repeat(100)}…`)).toBeInTheDocument();
});

test('removing a relationship removes only its columns', async () => {
  const { api, user } = renderBuilder(
    builderUrl({ ...leaseReport, relationships: ['tenant'], fields: ['lease.start', 'tenant.name'] }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Primär hyresgäst' }));
  await waitFor(
    () => expect(api.requests(reportCalls.preview).at(-1)?.body.fields).toEqual(['lease.start']),
    waitOptions,
  );
});

test('shows a failure and retries', async () => {
  const { api, user } = renderBuilder();
  api.fails(reportCalls.preview, 422, { message: 'Frågan tog för lång tid.' });
  await user.click(await screen.findByRole('radio', { name: 'Uthyrningar' }));
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Fel vid laddning av rapporten', {}, waitOptions)).toBeInTheDocument();
  expect(screen.getByText('Frågan tog för lång tid.')).toBeInTheDocument();
  api.on(reportCalls.preview, { headers: leaseFields.slice(0, 1), data: [], total: 0, showing: 0 });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Det finns ingen data')).toBeInTheDocument();
});

test('clears filters that match nothing', async () => {
  const filters = [{ field: 'lease.fee', operator: '>', value: 1_000_000 }];
  const { api, user } = renderBuilder(builderUrl({ ...leaseReport, filters }));
  api.on(reportCalls.preview, { headers: leaseFields.slice(0, 1), data: [], total: 0, showing: 0 });
  await user.click(await screen.findByRole('button', { name: 'Rensa filter' }, waitOptions));
  await waitFor(
    () => expect(api.requests(reportCalls.preview).at(-1)?.body.filters).toEqual([]),
    waitOptions,
  );
});
