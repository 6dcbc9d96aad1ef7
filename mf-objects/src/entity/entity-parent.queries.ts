import { queryOf } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { useQuery } from '@tanstack/react-query';
import { ofCompany, ofEntity, type ParentKind } from './entity-parent';

export const useParent = (kind: ParentKind, id: number) => {
  const params = { id };
  const company = useQuery({
    ...queryOf(companyCalls.detail, { params }),
    select: ofCompany,
    enabled: kind === 'company',
  });
  const entity = useQuery({
    ...queryOf(entityCalls.detail, { params }),
    select: ofEntity,
    enabled: kind === 'entity',
  });
  return kind === 'company' ? company : entity;
};
