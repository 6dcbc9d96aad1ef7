import { requestFile } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { type ImportPreview, type ImportResult, importCalls } from '@husrum/contract/import';
import { downloadFile, useApiMutation } from '@husrum/platform';

export const downloadTemplate = (): Promise<void> => downloadFile(() => requestFile(importCalls.template));

/** Uploads a file, which the server checks. Errors are shown under the file and not as a toast. */
export const usePreviewImport = (onSuccess: (preview: ImportPreview) => void) =>
  useApiMutation(importCalls.preview, { onSuccess, silentFailure: true });

export const useRunImport = (onSuccess: (result: ImportResult) => void) =>
  useApiMutation(importCalls.run, {
    publish: ({ id }) => [busEvent('import.completed', { importId: id })],
    onSuccess,
  });
