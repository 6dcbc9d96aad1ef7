import { queryOf } from '@husrum/api-client';
import { businessCalls } from '@husrum/contract/business';
import { useQuery } from '@tanstack/react-query';

export const useBusiness = () => useQuery(queryOf(businessCalls.detail));
