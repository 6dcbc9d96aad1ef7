import type { TargetRecipient } from '@husrum/contract/tenant-message';
import { FormSection, useFormField } from '@husrum/forms';
import { useDebouncedValue } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, type RowKey, UrlTable, useLocalTable } from '@husrum/ui/data';
import { SearchInput } from '@husrum/ui/input';
import { type Target, useTargetRecipients } from './tenant-message.queries';
import { tenantMessageTexts } from './tenant-message.texts';
import { toIds } from './to-ids';

const sortable = ['name', 'email'] as const;

const columns: readonly Column<TargetRecipient, (typeof sortable)[number]>[] = [
  { key: 'name', title: tenantMessageTexts.columns.name, sort: 'name', render: ({ name }) => name },
  { key: 'email', title: tenantMessageTexts.columns.email, sort: 'email', render: ({ email }) => email },
  { key: 'objects', title: tenantMessageTexts.columns.objects, render: ({ objects }) => objects },
];

/** The recipients of the message: everybody on all pages of the list, except those that the user unchecks. */
export const RecipientsField = ({ target }: { target: Target }) => {
  const field = useFormField({ name: 'excluded_tenant_ids' });
  const excluded = toIds(field.value);
  const table = useLocalTable<(typeof sortable)[number], { search: 'text' }>({ sortable });
  const query = useTargetRecipients(target, {
    ...table.query,
    search: useDebouncedValue(table.filters.search),
    has_address: true,
  });
  const shownIds = query.data?.data.map(({ id }) => id) ?? [];
  const setIncluded = (included: ReadonlySet<RowKey>) =>
    field.setValue([
      ...excluded.filter((id) => !shownIds.includes(id)),
      ...shownIds.filter((id) => !included.has(id)),
    ]);
  return (
    <FormSection title={tenantMessageTexts.recipients} text={tenantMessageTexts.recipientsText}>
      <SearchInput
        label={tenantMessageTexts.search}
        onSearch={(text) => table.setFilter('search', text)}
        // Enter would send the message.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {excluded.length > 0 && (
        <p role="status">
          {tenantMessageTexts.leftOut(excluded.length)}{' '}
          <Button type="link" size="small" onClick={() => field.setValue([])}>
            {tenantMessageTexts.includeAll}
          </Button>
        </p>
      )}
      <UrlTable
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        selection={{
          selected: new Set(shownIds.filter((id) => !excluded.includes(id))),
          onChange: setIncluded,
        }}
        label={tenantMessageTexts.recipients}
        empty={{ title: tenantMessageTexts.noRecipients }}
      />
    </FormSection>
  );
};
