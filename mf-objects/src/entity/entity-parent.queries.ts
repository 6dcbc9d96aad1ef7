import { callQueryOptions } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { useQuery } from '@tanstack/react-query';
import { type ParentKind, toParentCompany, toParentEntity } from './entity-parent.rules';

export const useParent = (kind: ParentKind, id: number) => {
  const params = { id };
  const company = useQuery({
    ...callQueryOptions(companyCalls.detail, { params }),
    select: toParentCompany,
    enabled: kind === 'company',
  });
  const entity = useQuery({
    ...callQueryOptions(entityCalls.detail, { params }),
    select: toParentEntity,
    enabled: kind === 'entity',
  });
  return kind === 'company' ? company : entity;
};
