import { reminderExclusionLabel, reminderExclusions } from '@husrum/contract/reminder';
import { routes } from '@husrum/contract/routes';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { useCompanies } from '../../company/company.queries';
import { PreviewTabs, previewBreadcrumb } from './preview-tabs';
import { excludedColumns, excludedSortable } from './reminder.columns';
import { useExcludedInvoices } from './reminder.queries';
import { reminderTexts as texts } from './reminder.texts';

/** The late invoices that a run would leave out, with the reason of each. */
export default function ReminderExcludedScreen() {
  const table = useUrlTable({
    path: routes.reminder.excluded(),
    sortable: excludedSortable,
    filters: { company_id: 'number', exclusion: reminderExclusions, search: 'text' },
  });
  const query = useExcludedInvoices(table.query);
  const companies = useCompanies();
  return (
    <PageFrame title={texts.tabExcluded} breadcrumb={previewBreadcrumb(texts.tabExcluded)}>
      <PreviewTabs current="excluded" excluded={query.data?.total} />
      <FilterBar
        table={table}
        fields={[
          { name: 'search', label: texts.search },
          {
            name: 'exclusion',
            label: texts.exclusion,
            options: reminderExclusions.map((value) => ({ value, label: reminderExclusionLabel[value] })),
          },
          {
            name: 'company_id',
            label: texts.company,
            options: companies.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      />
      <UrlTable
        table={table}
        query={query}
        columns={excludedColumns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => routes.invoice.detail({ id })}
        label={texts.tabExcluded}
        empty={{ title: texts.noneExcluded }}
      />
    </PageFrame>
  );
}
