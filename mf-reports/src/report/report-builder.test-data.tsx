import { aggregateKey, reportCalls } from '@husrum/contract/report';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import ReportBuilderScreen from './report-builder.screen';

export const leaseFields = [
  { key: 'lease.start', label: 'Start', type: 'datetime' as const },
  { key: 'lease.fee', label: 'Hyra (kr)', type: 'number' as const },
  { key: 'lease.state', label: 'Status', type: 'enum' as const },
  { key: 'lease.fee_as_m2', label: 'Hyra per m²', type: 'boolean' as const },
];
const tenantFields = [{ key: 'tenant.name', label: 'Primär hyresgäst: Namn', type: 'text' as const }];
const allFields = [...leaseFields, ...tenantFields];

/** The builder on an in-memory API. `givenApi` can have other answers, and the test can add more. */
export const renderBuilder = (url = '/report/create', givenApi = fakeApi()) => {
  const api = givenApi
    .on(reportCalls.models, [
      { key: 'lease', label: 'Uthyrningar', rows: 'uthyrningar' },
      { key: 'tenant', label: 'Hyresgäster', rows: 'hyresgäster' },
    ])
    .on(reportCalls.relationships, [
      { key: 'tenant', label: 'Primär hyresgäst', repeats_rows: false },
      { key: 'addon', label: 'Tillägg', repeats_rows: true },
    ])
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
      is_total_capped: false,
      showing: 1,
      totals: body.aggregates.map((aggregate) => ({
        ...aggregate,
        key: aggregateKey(aggregate),
        label: 'Summa hyra (kr)',
        type: 'number' as const,
        decimals: 2,
        value: 20500.5,
        counts_once: false,
      })),
    }));
  return { api, ...renderScreen(<ReportBuilderScreen />, { route: routes.report.create, url, api }) };
};
export const toBuilderUrl = (definition: object) =>
  `/report/create?${new URLSearchParams({ q: JSON.stringify(definition) })}`;
export const leaseReport = { model: 'lease', relationships: [], fields: ['lease.start'], filters: [] };
export const emptyOrganizeStep = { sort: [], group_by: [], aggregates: [] };
export const noRows = { data: [], total: 0, is_total_capped: false, showing: 0, totals: [] };
export const selectOption = async (
  user: ReturnType<typeof renderBuilder>['user'],
  comboboxName: string,
  option: string,
) => {
  await user.click(screen.getByRole('combobox', { name: comboboxName }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};
/** The body of the latest request for a preview. */
export const getLastPreviewRequest = (api: ReturnType<typeof renderBuilder>['api']) =>
  api.requests(reportCalls.preview).at(-1)?.body;
