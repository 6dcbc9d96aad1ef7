import { routes } from '@husrum/contract/routes';
import type { TargetRecipient } from '@husrum/contract/tenant-message';
import { Section } from '@husrum/ui';
import { type Column, UrlTable, useLocalTable } from '@husrum/ui/data';
import { type Target, useTargetRecipients } from './tenant-message.queries';
import { tenantMessageTexts } from './tenant-message.texts';

const columns: readonly Column<TargetRecipient, 'name'>[] = [
  {
    key: 'name',
    title: tenantMessageTexts.columns.name,
    sort: 'name',
    render: ({ name }) => tenantMessageTexts.addAddress(name),
  },
  { key: 'objects', title: tenantMessageTexts.columns.objects, render: ({ objects }) => objects },
];

/** The tenants who cannot be mailed. Each row links to the form where the address can be added. */
export const RecipientsWithoutAddress = ({ target }: { target: Target }) => {
  const table = useLocalTable({ sortable: ['name'] });
  const query = useTargetRecipients(target, { ...table.query, has_address: false });
  return (
    <Section title={tenantMessageTexts.noAddress} flush>
      <p className="l-message__note">{tenantMessageTexts.noAddressText}</p>
      <UrlTable
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => routes.tenant.edit({ id })}
        label={tenantMessageTexts.noAddress}
        empty={{ title: tenantMessageTexts.none }}
      />
    </Section>
  );
};
