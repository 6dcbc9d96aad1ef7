import type { FileOwner } from '@husrum/contract/file';
import { routes } from '@husrum/contract/routes';

const detailRoutes: Readonly<Record<FileOwner, (params: { id: number }) => string>> = {
  company: routes.company.detail,
  entity: routes.entity.detail,
  lease: routes.lease.detail,
  maintenance: routes.maintenance.detail,
  tenant: routes.tenant.detail,
  ticket: routes.ticket.detail,
};

/** The page of the row that a file belongs to. The result is null for a file without an owner. */
export const toFileOwnerLink = (type: FileOwner | null, id: number | null): string | null =>
  type === null || id === null ? null : detailRoutes[type]({ id });
