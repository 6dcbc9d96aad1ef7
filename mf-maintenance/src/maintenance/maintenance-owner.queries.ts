import { callQueryOptions } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import type { MaintenanceOwner } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { formatEntityName } from '@husrum/format';
import { useQuery } from '@tanstack/react-query';

/** The name of an object or a company, and the path of its page. */
export interface OwnerPage {
  readonly name: string;
  readonly link: string;
}

/** Loads the object or company that a new activity is about. */
export const useMaintenanceOwner = (type: MaintenanceOwner, id: number) => {
  const params = { id };
  const entity = useQuery({
    ...callQueryOptions(entityCalls.detail, { params }),
    enabled: type === 'entity',
    select: (owner): OwnerPage => ({
      name: formatEntityName(owner),
      link: routes.entity.detail(params),
    }),
  });
  const company = useQuery({
    ...callQueryOptions(companyCalls.detail, { params }),
    enabled: type === 'company',
    select: ({ name }): OwnerPage => ({ name, link: routes.company.detail(params) }),
  });
  return type === 'entity' ? entity : company;
};
