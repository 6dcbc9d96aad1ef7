import { queryOf } from '@husrum/api-client';
import { entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { tenantCalls } from '@husrum/contract/tenant';
import { useQuery } from '@tanstack/react-query';

export const subjectTypes = ['tenant', 'entity'] as const;
export type SubjectType = (typeof subjectTypes)[number];
export const isSubjectType = (text: string | undefined): text is SubjectType =>
  subjectTypes.some((type) => type === text);

export interface Subject {
  readonly name: string;
  readonly link: string;
}

/** The object or tenant that a new ticket is about. */
export const useSubject = (type: SubjectType, id: number) => {
  const params = { id };
  const tenant = useQuery({
    ...queryOf(tenantCalls.detail, { params }),
    enabled: type === 'tenant',
    select: ({ name }): Subject => ({ name, link: routes.tenant.detail(params) }),
  });
  const entity = useQuery({
    ...queryOf(entityCalls.detail, { params }),
    enabled: type === 'entity',
    select: ({ name }): Subject => ({ name, link: routes.entity.detail(params) }),
  });
  return type === 'tenant' ? tenant : entity;
};
