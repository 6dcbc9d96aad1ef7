import { queryOf } from '@husrum/api-client';
import { calls, routes } from '@husrum/contract';
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
    ...queryOf(calls.tenant.detail, { params }),
    enabled: type === 'tenant',
    select: ({ name }): Subject => ({ name, link: routes.tenant.detail(params) }),
  });
  const entity = useQuery({
    ...queryOf(calls.entity.detail, { params }),
    enabled: type === 'entity',
    select: ({ name }): Subject => ({ name, link: routes.entity.detail(params) }),
  });
  return type === 'tenant' ? tenant : entity;
};
