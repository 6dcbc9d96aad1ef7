import { callQueryOptions } from '@husrum/api-client';
import { sessionCalls } from '@husrum/contract/session';
import { useQuery } from '@tanstack/react-query';

export const useProfile = () => useQuery(callQueryOptions(sessionCalls.me));
