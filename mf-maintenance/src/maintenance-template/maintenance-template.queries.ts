import { callQueryOptions, fetchAllRows, listQueryOptions, request } from '@husrum/api-client';
import { callKey, type QueryInput } from '@husrum/contract/core';
import { maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { useQuery } from '@tanstack/react-query';

export const useTemplates = (query: QueryInput<typeof maintenanceTemplateCalls.list>) =>
  useQuery(listQueryOptions(maintenanceTemplateCalls.list, { query }));

export const useTemplate = (id: number) =>
  useQuery(callQueryOptions(maintenanceTemplateCalls.detail, { params: { id } }));

/** All templates, sorted by title, for select fields. */
export const useAllTemplates = () =>
  useQuery({
    queryKey: [...callKey(maintenanceTemplateCalls.list), 'all'],
    queryFn: ({ signal }) =>
      fetchAllRows((page) =>
        request(maintenanceTemplateCalls.list, {
          query: { ...page, sort: { by: 'title', order: 'asc' } },
          signal,
        }),
      ),
  });
