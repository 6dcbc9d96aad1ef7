import type { TenantRow } from '@husrum/contract/tenant';
import { DateText, EmailText, StatusTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { PortalTag } from './portal-tag';
import { tenantTexts } from './tenant.texts';

export const tenantSortable = ['name', 'identifier', 'phone', 'email', 'created_at'] as const;
type SortKey = (typeof tenantSortable)[number];

export const tenantColumns: readonly Column<TenantRow, SortKey>[] = [
  { key: 'name', title: tenantTexts.columns.name, sort: 'name', wrap: true, render: ({ name }) => name },
  {
    key: 'identifier',
    title: tenantTexts.columns.identifier,
    sort: 'identifier',
    noWrap: true,
    render: ({ identifier }) => identifier,
  },
  {
    key: 'phone',
    title: tenantTexts.columns.phone,
    sort: 'phone',
    noWrap: true,
    render: ({ phone }) => phone,
  },
  {
    key: 'email',
    title: tenantTexts.columns.email,
    sort: 'email',
    wrap: true,
    render: ({ email }) => <EmailText email={email} />,
    hideOnMobile: true,
  },
  {
    key: 'status',
    title: tenantTexts.columns.status,
    noWrap: true,
    render: ({ inactive, status }) =>
      inactive ? <StatusTag kind="tenant" value={status} label={tenantTexts.inactive} /> : null,
  },
  {
    key: 'portal',
    title: tenantTexts.columns.portal,
    noWrap: true,
    hideOnMobile: true,
    render: (tenant) => <PortalTag tenant={tenant} />,
  },
  {
    key: 'created',
    title: tenantTexts.columns.created,
    sort: 'created_at',
    noWrap: true,
    hideOnMobile: true,
    render: ({ created_at }) => <DateText value={created_at} />,
  },
];
