import { routes } from '@husrum/contract/routes';
import {
  recipientStatuses,
  recipientStatusLabel,
  type TenantMessage,
  type TenantMessageRecipient,
} from '@husrum/contract/tenant-message';
import { DateText, Section, StatusTag } from '@husrum/ui';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { describeMailError } from './mail-error.rules';
import { useMessageRecipients } from './tenant-message.queries';
import { tenantMessageTexts } from './tenant-message.texts';

const sortable = ['name', 'status'] as const;

const getReason = ({ status, error, removed }: TenantMessageRecipient): string | null => {
  if (removed && status !== 'SENT') return tenantMessageTexts.removedTenant;
  if (status === 'NO_ADDRESS') return tenantMessageTexts.missingAddressReason;
  return error === null ? null : describeMailError(error);
};

const columns: readonly Column<TenantMessageRecipient, (typeof sortable)[number]>[] = [
  { key: 'name', title: tenantMessageTexts.columns.name, sort: 'name', render: ({ name }) => name },
  { key: 'email', title: tenantMessageTexts.columns.email, render: ({ email }) => email },
  {
    key: 'status',
    title: tenantMessageTexts.columns.status,
    sort: 'status',
    noWrap: true,
    render: ({ status }) => <StatusTag kind="message" value={status} />,
  },
  {
    key: 'reason',
    title: tenantMessageTexts.columns.reason,
    render: (row) => <span className="l-message__reason">{getReason(row)}</span>,
  },
  {
    key: 'time',
    title: tenantMessageTexts.columns.time,
    noWrap: true,
    hideOnMobile: true,
    render: ({ sent_at }) => <DateText time value={sent_at} />,
  },
];

/**
 * The outcome for each recipient, failures first. A row links to the tenant's page, or after a failure to the form in which the
 * address can be corrected. A removed tenant has neither.
 */
export const MessageRecipients = ({ message }: { message: TenantMessage }) => {
  const table = useUrlTable({
    path: routes.contact.message({ id: message.id }),
    sortable,
    filters: { status: recipientStatuses },
  });
  const { page, sort, status } = table.query;
  const query = useMessageRecipients(message, { page, sort, status });
  return (
    <>
      <FilterBar
        table={table}
        fields={[
          {
            name: 'status',
            label: tenantMessageTexts.columns.status,
            options: recipientStatuses.map((value) => ({ value, label: recipientStatusLabel[value] })),
          },
        ]}
      />
      <Section title={tenantMessageTexts.recipients} flush>
        <UrlTable
          table={table}
          query={query}
          columns={columns}
          rowKey={({ id }) => id}
          rowLink={({ tenant_id, removed, status: recipientStatus }) => {
            if (removed) return undefined;
            return recipientStatus === 'NO_ADDRESS' || recipientStatus === 'FAILED'
              ? routes.tenant.edit({ id: tenant_id })
              : routes.tenant.detail({ id: tenant_id });
          }}
          label={tenantMessageTexts.recipients}
          empty={{ title: tenantMessageTexts.none }}
        />
      </Section>
    </>
  );
};
