import { ApiError, callQueryOptions, type RequestInput, sendRequest } from '@husrum/api-client';
import type { Call, ResponseOf } from '@husrum/contract/core';
import { sessionCalls } from '@husrum/contract/session';
import { useMutation, useQuery } from '@tanstack/react-query';

/** Sends a call. The form that uses it shows its errors. */
const useFormCall = <C extends Call>(call: C) =>
  useMutation<ResponseOf<C>, Error, RequestInput<C>>({ mutationFn: (input) => sendRequest(call, input) });

/**
 * An error about an unverified email address, without the key `unverified`, which is no field of the form. The result is
 * undefined for other errors.
 */
export const toUnverifiedError = (error: unknown): ApiError | undefined =>
  error instanceof ApiError && 'unverified' in error.data
    ? new ApiError(error.status, error.message)
    : undefined;

export const useRegister = () => useFormCall(sessionCalls.register);
export const useResendVerification = () => useFormCall(sessionCalls.resendVerification);
export const useRequestPasswordReset = () => useFormCall(sessionCalls.requestPasswordReset);
export const useResetPassword = () => useFormCall(sessionCalls.resetPassword);

/** Whether the invitation has been used or withdrawn, or is too old. */
export const isInviteGone = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.status === 404;

export const useInviter = (invite: string | undefined) =>
  useQuery({
    ...callQueryOptions(sessionCalls.invite, { params: { invite: invite ?? '' }, handledStatuses: [404] }),
    enabled: invite !== undefined,
  });

/** The operator's terms of use, which may be none. */
export const useTerms = () => useQuery(callQueryOptions(sessionCalls.terms));

/** Makes the call that a link in a mail is for. Only once, because the link is valid once. */
const useEmailLink = (
  call: typeof sessionCalls.verify | typeof sessionCalls.confirmEmailChange,
  token: string | null,
) =>
  useQuery({
    queryKey: [call.path, token],
    queryFn: () => sendRequest(call, { params: { token: token ?? '' }, handledStatuses: [404, 409, 422] }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const useVerification = (token: string | null) => useEmailLink(sessionCalls.verify, token);
export const useEmailChange = (token: string) => useEmailLink(sessionCalls.confirmEmailChange, token);
