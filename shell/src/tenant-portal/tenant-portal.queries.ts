import { ApiError, callQueryOptions, type RequestInput, sendRequest } from '@husrum/api-client';
import type { ResponseOf } from '@husrum/contract/core';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { useMutation, useQuery } from '@tanstack/react-query';

export const usePortalInvite = (token: string) =>
  useQuery({
    ...callQueryOptions(tenantPortalCalls.invite, { params: { token }, handledStatuses: [404, 422] }),
    // The link works once. Refetching it after the activation would get 422 and replace the page with an error.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useLandlord = (stub: string) =>
  useQuery(callQueryOptions(tenantPortalCalls.landlord, { params: { stub }, handledStatuses: [404] }));

/** Sends the chosen password. The form that uses it shows its errors. */
export const useActivateAccount = () =>
  useMutation<
    ResponseOf<typeof tenantPortalCalls.activate>,
    Error,
    RequestInput<typeof tenantPortalCalls.activate>
  >({ mutationFn: (input) => sendRequest(tenantPortalCalls.activate, input) });

/**
 * Whether the server has answered that the link is not valid or the portal does not exist. The result is false when it has
 * not answered.
 */
export const isRefused = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
