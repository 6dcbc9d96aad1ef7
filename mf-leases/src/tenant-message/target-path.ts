import { routes } from '@husrum/contract/routes';
import type { MessageTarget } from '@husrum/contract/tenant-message';
import type { Target } from './tenant-message.queries';
import { tenantMessageTexts } from './tenant-message.texts';

const overviewPath: Readonly<Record<MessageTarget, () => string>> = {
  lease: () => routes.lease.overview(),
  tenant: () => routes.tenant.overview(),
  entity: () => routes.entity.overview(),
  company: () => routes.company.overview(),
};

export const getTargetPath = ({ type, id }: Target): string => routes[type].detail({ id });

/** Links to the list of leases, tenants, objects or companies and to the target, then the page itself. */
export const buildTargetBreadcrumb = (target: Target & { name: string }, title: string) => [
  { title: tenantMessageTexts.overview[target.type], link: overviewPath[target.type]() },
  { title: target.name, link: getTargetPath(target) },
  { title, link: null },
];
