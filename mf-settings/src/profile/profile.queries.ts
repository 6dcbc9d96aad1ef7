import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useProfile = () => useQuery(queryOf(calls.session.me));
