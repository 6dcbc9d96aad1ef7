import { routes } from '@husrum/contract/routes';
import type { TenantMessageRow } from '@husrum/contract/tenant-message';
import { DateText, StatusTag } from '@husrum/ui';
import { type Column, UrlTable, useLocalTable } from '@husrum/ui/data';
import { type Target, useTargetMessages } from './tenant-message.queries';
import { tenantMessageTexts } from './tenant-message.texts';

const sortable = ['created_at', 'subject'] as const;

const countRecipients = ({ queued, retrying, sent, failed, no_address }: TenantMessageRow): number =>
  queued + retrying + sent + failed + no_address;

const columns: readonly Column<TenantMessageRow, (typeof sortable)[number]>[] = [
  {
    key: 'subject',
    title: tenantMessageTexts.list.subject,
    sort: 'subject',
    render: ({ subject }) => subject,
  },
  {
    key: 'sent_at',
    title: tenantMessageTexts.list.sentAt,
    sort: 'created_at',
    noWrap: true,
    // A message is created when it is sent.
    render: ({ created_at }) => <DateText time value={created_at} />,
  },
  { key: 'to', title: tenantMessageTexts.list.to, hideOnMobile: true, render: ({ target }) => target.name },
  {
    key: 'result',
    title: tenantMessageTexts.list.result,
    noWrap: true,
    render: (row) =>
      row.status === null ? (
        tenantMessageTexts.result(row.sent, countRecipients(row))
      ) : (
        <StatusTag kind="message" value={row.status} />
      ),
  },
];

/**
 * The messages that the tenant or the tenants of the lease received, or that were sent to the object or company; newest first.
 * With a tenant as target, each row has the status of the mail to that tenant; otherwise the number of mails that were sent.
 */
export const TenantMessages = ({ target }: { target: Target }) => {
  const table = useLocalTable({ sortable });
  const query = useTargetMessages(target, table.query);
  return (
    <UrlTable
      table={table}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => routes.contact.message({ id })}
      label={tenantMessageTexts.earlier}
      empty={{ title: tenantMessageTexts.none }}
    />
  );
};
