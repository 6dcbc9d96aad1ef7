import { callQueryOptions } from '@husrum/api-client';
import { entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { formatEntityName } from '@husrum/format';
import { useQuery } from '@tanstack/react-query';

export const targetTypes = ['tenant', 'entity'] as const;
export type TargetType = (typeof targetTypes)[number];
export const isTargetType = (text: string | undefined): text is TargetType =>
  targetTypes.some((type) => type === text);

export interface TicketTarget {
  readonly name: string;
  readonly link: string;
}

/** Loads the object or tenant that a new ticket is about. */
export const useTicketTarget = (type: TargetType, id: number) => {
  const params = { id };
  const tenant = useQuery({
    ...callQueryOptions(tenantCalls.detail, { params }),
    enabled: type === 'tenant',
    select: ({ name }): TicketTarget => ({ name, link: routes.tenant.detail(params) }),
  });
  const entity = useQuery({
    ...callQueryOptions(entityCalls.detail, { params }),
    enabled: type === 'entity',
    select: ({ name, parent }): TicketTarget => ({
      name: formatEntityName({ name, house: parent?.name }),
      link: routes.entity.detail(params),
    }),
  });
  return type === 'tenant' ? tenant : entity;
};
