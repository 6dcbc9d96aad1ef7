import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useCompany = (id: number) => useQuery(queryOf(calls.company.detail, { params: { id } }));
