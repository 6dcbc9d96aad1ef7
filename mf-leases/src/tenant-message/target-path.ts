import { routes } from '@husrum/contract/routes';
import type { ContactTarget } from '@husrum/contract/tenant-message';
import type { Target } from './tenant-message.queries';
import { tenantMessageTexts } from './tenant-message.texts';

const overviewPath: Readonly<Record<ContactTarget, () => string>> = {
  lease: () => routes.lease.overview(),
  tenant: () => routes.tenant.overview(),
  entity: () => routes.entity.overview(),
  company: () => routes.company.overview(),
};

export const targetPath = ({ type, id }: Target): string => routes[type].detail({ id });

/** From the list of such targets, over the target, to the page. */
export const targetBreadcrumb = (target: Target & { name: string }, title: string) => [
  { title: tenantMessageTexts.overview[target.type], link: overviewPath[target.type]() },
  { title: target.name, link: targetPath(target) },
  { title, link: null },
];
