import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';
import { ofCompany, ofEntity, type ParentKind } from './entity-parent';

export const useParent = (kind: ParentKind, id: number) => {
  const params = { id };
  const company = useQuery({
    ...queryOf(calls.company.detail, { params }),
    select: ofCompany,
    enabled: kind === 'company',
  });
  const entity = useQuery({
    ...queryOf(calls.entity.detail, { params }),
    select: ofEntity,
    enabled: kind === 'entity',
  });
  return kind === 'company' ? company : entity;
};
