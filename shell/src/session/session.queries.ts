import { ask, queryOf, type RequestInput } from '@husrum/api-client';
import type { Call, OkOf } from '@husrum/contract/core';
import { sessionCalls } from '@husrum/contract/session';
import { useMutation, useQuery } from '@tanstack/react-query';

/** A call whose refusal the form itself shows, beside what was typed. */
const useCall = <C extends Call>(call: C) =>
  useMutation<OkOf<C>, Error, RequestInput<C>>({ mutationFn: (input) => ask(call, input) });

export const useRegister = () => useCall(sessionCalls.register);
export const useForgot = () => useCall(sessionCalls.forgot);
export const useReset = () => useCall(sessionCalls.reset);

export const useInviter = (invite: string | undefined) =>
  useQuery({
    ...queryOf(sessionCalls.invite, { params: { invite: invite ?? '' }, handles: [404] }),
    enabled: invite !== undefined,
  });

/** A link from a mail, followed once. */
const useLinkOnce = (
  call: typeof sessionCalls.verify | typeof sessionCalls.confirmEmail,
  token: string | null,
) =>
  useQuery({
    queryKey: [call.path, token],
    queryFn: () => ask(call, { params: { token: token ?? '' }, handles: [404, 409, 422] }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const useVerification = (token: string | null) => useLinkOnce(sessionCalls.verify, token);
export const useEmailChange = (token: string) => useLinkOnce(sessionCalls.confirmEmail, token);
