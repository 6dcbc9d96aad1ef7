import { portalStateLabel, type TenantRow } from '@husrum/contract/tenant';
import { DateText, StatusTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { texts } from './tenant.texts';

export const tenantSortable = ['name', 'identifier', 'phone', 'email', 'created_at'] as const;
type SortKey = (typeof tenantSortable)[number];

export const tenantColumns: readonly Column<TenantRow, SortKey>[] = [
  { key: 'name', title: 'Namn', sort: 'name', render: ({ name }) => name },
  {
    key: 'identifier',
    title: 'Person-/org.nummer',
    sort: 'identifier',
    tight: true,
    render: ({ identifier }) => identifier,
  },
  { key: 'phone', title: 'Telefon', sort: 'phone', tight: true, render: ({ phone }) => phone },
  { key: 'email', title: 'E-post', sort: 'email', render: ({ email }) => email, hideOnMobile: true },
  {
    key: 'status',
    title: 'Status',
    tight: true,
    render: ({ inactive, status }) =>
      inactive ? <StatusTag kind="tenant" value={status} label={texts.inactive} /> : null,
  },
  {
    key: 'portal',
    title: 'Portal',
    tight: true,
    hideOnMobile: true,
    render: ({ portal, invite_sent_at }) => (
      <StatusTag
        kind="portal"
        value={portal}
        label={portalStateLabel[portal]}
        extra={portal === 'INVITED' && <DateText value={invite_sent_at} />}
      />
    ),
  },
  {
    key: 'created',
    title: 'Skapad',
    sort: 'created_at',
    tight: true,
    hideOnMobile: true,
    render: ({ created_at }) => <DateText value={created_at} />,
  },
];
