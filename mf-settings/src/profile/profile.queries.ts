import { callQueryOptions } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { sessionCalls } from '@husrum/contract/session';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

export const useProfile = () => useQuery(callQueryOptions(sessionCalls.me));
export const useSessions = () => useQuery(callQueryOptions(sessionCalls.sessions));

const publish = () => [busEvent('session.ended', {})];
const successMessage = ({ message }: { message: string }): string => message;
export const useEndSession = () => useApiMutation(sessionCalls.endSession, { publish, successMessage });
export const useEndOtherSessions = () =>
  useApiMutation(sessionCalls.endOtherSessions, { publish, successMessage });
