import { callQueryOptions } from '@husrum/api-client';
import { businessCalls } from '@husrum/contract/business';
import { useQuery } from '@tanstack/react-query';

export const useBusiness = () => useQuery(callQueryOptions(businessCalls.detail));
