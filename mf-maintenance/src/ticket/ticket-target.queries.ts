import { callQueryOptions } from '@husrum/api-client';
import type { ResponseOf } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';
import { searchCalls } from '@husrum/contract/search';
import { tenantCalls } from '@husrum/contract/tenant';
import { formatEntityName } from '@husrum/format';
import { pickerTexts, useDebouncedValue } from '@husrum/ui';
import { useQuery } from '@tanstack/react-query';

export const targetTypes = ['tenant', 'entity'] as const;
export type TargetType = (typeof targetTypes)[number];
export const isTargetType = (text: string | undefined): text is TargetType =>
  targetTypes.some((type) => type === text);

/** The name of an object or a tenant, and the path of its page. */
export interface TicketTarget {
  readonly name: string;
  readonly link: string;
}

/** Loads the object or tenant that a ticket is about. Loads nothing without an id. */
export const useTicketTarget = (type: TargetType, targetId: number | undefined) => {
  const id = targetId ?? 0;
  const params = { id };
  const tenant = useQuery({
    ...callQueryOptions(tenantCalls.detail, { params }),
    enabled: type === 'tenant' && targetId !== undefined,
    select: ({ name }): TicketTarget => ({ name, link: routes.tenant.detail(params) }),
  });
  const entity = useQuery({
    ...callQueryOptions(entityCalls.detail, { params }),
    enabled: type === 'entity' && targetId !== undefined,
    select: (target): TicketTarget => ({
      name: formatEntityName(target),
      link: routes.entity.detail(params),
    }),
  });
  return type === 'tenant' ? tenant : entity;
};

const searchIndexes = { tenant: 'tenants', entity: 'entities' } as const;

/** What the user should know about the hits: that they are only similar, or that there are more. */
const describeHits = ({
  similar,
  hits,
  total,
}: ResponseOf<typeof searchCalls.find>['hits']): string | undefined => {
  if (similar) return pickerTexts.similarHits;
  return total.value > hits.length
    ? pickerTexts.more(hits.length, total.value, total.relation !== 'gte')
    : undefined;
};

/** The objects or tenants that match a typed text, as options. */
export const useTargetOptions = (type: TargetType, text: string) => {
  const query = useDebouncedValue(text.trim());
  const { data, isFetching } = useQuery({
    ...callQueryOptions(searchCalls.find, { query: { query, index: searchIndexes[type] } }),
    enabled: query !== '',
  });
  const hits = query === '' ? [] : (data?.hits.hits ?? []);
  const options = hits.map(({ _source: { render } }) => ({
    value: render.id,
    label: [render.title, render.subtitle].filter(Boolean).join(' · '),
  }));
  return { options, isFetching, heading: data && options.length > 0 ? describeHits(data.hits) : undefined };
};
