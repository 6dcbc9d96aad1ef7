import { callQueryOptions } from '@husrum/api-client';
import { sessionCalls } from '@husrum/contract/session';
import { useQuery } from '@tanstack/react-query';

/** The operator's terms of use. They have no sections when the operator has set none. */
export const useTerms = () => useQuery(callQueryOptions(sessionCalls.terms));
