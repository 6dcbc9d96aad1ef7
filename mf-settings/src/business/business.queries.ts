import { callQueryOptions, requestFile } from '@husrum/api-client';
import { businessCalls } from '@husrum/contract/business';
import { downloadFile } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

export const useBusiness = () => useQuery(callQueryOptions(businessCalls.detail));

export const downloadBusinessExport = (): Promise<void> =>
  downloadFile(() => requestFile(businessCalls.export));
