import { callQueryOptions, requestFile } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { membershipCalls } from '@husrum/contract/membership';
import { MEMBERSHIP } from '@husrum/contract/session';
import { openFetchedFile, publish, useApiMutation, useSession } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The subscription. It is refetched whenever the user comes back from the payment page. */
export const useSubscription = () => {
  const query = useQuery({
    ...callQueryOptions(membershipCalls.subscription),
    refetchOnWindowFocus: 'always',
  });
  useSessionRefresh(query.data?.is_active_member);
  return query;
};

/** Refreshes the session when the server has updated the membership, because the shell shows it. */
const useSessionRefresh = (isMember: boolean | undefined): void => {
  const { user } = useSession();
  const isMemberInSession = user.billable.membership === MEMBERSHIP.member;
  useEffect(() => {
    if (isMember !== undefined && isMember !== isMemberInSession) publish(busEvent('profile.changed', {}));
  }, [isMember, isMemberInSession]);
};

const mutationOptions = {
  publish: () => [busEvent('membership.changed', {})],
  successMessage: ({ message }: { message: string }) => message,
};
export const useCancelSubscription = () => useApiMutation(membershipCalls.cancel, mutationOptions);
export const useResumeSubscription = () => useApiMutation(membershipCalls.resume, mutationOptions);

export const openSubscriptionInvoice = (invoice: string): Promise<void> =>
  openFetchedFile(() =>
    requestFile(membershipCalls.invoice, { params: { invoice }, handledStatuses: [404] }),
  );
