import { ask, queryOf, type RequestInput } from '@husrum/api-client';
import { type Call, calls, type OkOf } from '@husrum/contract';
import { useMutation, useQuery } from '@tanstack/react-query';

/** A call whose refusal the form itself shows, beside what was typed. */
const useCall = <C extends Call>(call: C) =>
  useMutation<OkOf<C>, Error, RequestInput<C>>({ mutationFn: (input) => ask(call, input) });

export const useRegister = () => useCall(calls.session.register);
export const useForgot = () => useCall(calls.session.forgot);
export const useReset = () => useCall(calls.session.reset);

export const useInviter = (invite: string | undefined) =>
  useQuery({
    ...queryOf(calls.session.invite, { params: { invite: invite ?? '' }, handles: [404] }),
    enabled: invite !== undefined,
  });

/** A link from a mail, followed once. */
const useLinkOnce = (
  call: typeof calls.session.verify | typeof calls.session.confirmEmail,
  token: string | null,
) =>
  useQuery({
    queryKey: [call.path, token],
    queryFn: () => ask(call, { params: { token: token ?? '' }, handles: [404, 409, 422] }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const useVerification = (token: string | null) => useLinkOnce(calls.session.verify, token);
export const useEmailChange = (token: string) => useLinkOnce(calls.session.confirmEmail, token);
