import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { fileCalls } from '@husrum/contract/file';
import { type MessageTarget, type TenantMessage, tenantMessageCalls } from '@husrum/contract/tenant-message';
import { useQuery } from '@tanstack/react-query';

/** The lease, tenant, object or company whose tenants get the message. */
export interface Target {
  type: MessageTarget;
  id: number;
}

export const useTargetRecipients = (
  params: Target,
  query: QueryInput<typeof tenantMessageCalls.listTargetRecipients>,
) => useQuery(listQueryOptions(tenantMessageCalls.listTargetRecipients, { params: { ...params }, query }));

export const useTargetMessages = (
  params: Target,
  query: QueryInput<typeof tenantMessageCalls.listByTarget>,
) => useQuery(listQueryOptions(tenantMessageCalls.listByTarget, { params: { ...params }, query }));

const MAX_FILES = 100;
/** The newest files of the target, at most `MAX_FILES`. */
export const useTargetFiles = (params: Target) =>
  useQuery(callQueryOptions(fileCalls.listByOwner, { params: { ...params }, query: { limit: MAX_FILES } }));

/** How often a message is refetched while its mails are being sent. */
const QUEUED_INTERVAL_MS = 1500;
/** How often it is refetched while the mail server does not accept them. */
const RETRYING_INTERVAL_MS = 10_000;

export const getPollInterval = (message: Pick<TenantMessage, 'queued' | 'retrying'> | undefined) => {
  if (!message) return false;
  if (message.queued > 0) return QUEUED_INTERVAL_MS;
  return message.retrying > 0 ? RETRYING_INTERVAL_MS : false;
};

export const useTenantMessage = (id: number) =>
  useQuery({
    ...callQueryOptions(tenantMessageCalls.detail, { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: TenantMessage } }) => getPollInterval(state.data),
  });

export const useMessageRecipients = (
  message: Pick<TenantMessage, 'id' | 'queued' | 'retrying'>,
  query: QueryInput<typeof tenantMessageCalls.recipients>,
) =>
  useQuery({
    ...listQueryOptions(tenantMessageCalls.recipients, { params: { id: message.id }, query }),
    refetchInterval: getPollInterval(message),
  });
