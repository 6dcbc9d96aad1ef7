import { callQueryOptions, requestFile } from '@husrum/api-client';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { useQuery } from '@tanstack/react-query';
import type { ExportRequest } from './bookkeeping-export.rules';

export const useBookkeepingExportPreview = (input: ExportRequest) =>
  useQuery(callQueryOptions(bookkeepingExportCalls.preview, input));

export const fetchSieFile = (input: ExportRequest) => requestFile(bookkeepingExportCalls.file, input);
