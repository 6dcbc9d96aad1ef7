import { callQueryOptions } from '@husrum/api-client';
import { referenceRateCalls } from '@husrum/contract/reference-rate';
import { useQuery } from '@tanstack/react-query';

/** The reference rate of each half-year, the latest first. */
export const useReferenceRates = () => useQuery(callQueryOptions(referenceRateCalls.list, {}));
