import { callQueryOptions } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { type InviteRow, type UserRow, userCalls } from '@husrum/contract/user';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { inviteTexts, userTexts } from './user.texts';

export const useUsers = () => useQuery(callQueryOptions(userCalls.list));
export const useInvites = () => useQuery(callQueryOptions(userCalls.listInvites));

const publishChange = () => [busEvent('users.changed', {})];
const formatSentMessage = ({ email }: InviteRow) => inviteTexts.sent(email);

export const useInviteColleague = (onSuccess: () => void) =>
  useApiMutation(userCalls.invite, { publish: publishChange, successMessage: formatSentMessage, onSuccess });
export const useResendInvite = () =>
  useApiMutation(userCalls.resendInvite, { publish: publishChange, successMessage: formatSentMessage });
export const useWithdrawInvite = () =>
  useApiMutation(userCalls.withdrawInvite, {
    publish: publishChange,
    successMessage: ({ message }) => message,
  });
/** It also refreshes the session, because the role may be the user's own. */
export const useChangeRole = (onSuccess: (user: UserRow) => void) =>
  useApiMutation(userCalls.changeRole, {
    publish: () => [...publishChange(), busEvent('profile.changed', {})],
    successMessage: userTexts.roleChanged,
    onSuccess,
  });
export const useRemoveUser = () =>
  useApiMutation(userCalls.remove, { publish: publishChange, successMessage: ({ message }) => message });
