import { ApiError, callQueryOptions, requestFile } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import type { QueryInput } from '@husrum/contract/core';
import type { ReportDefinition } from '@husrum/contract/report';
import {
  DIRECT_EXPORT_MAX_ROWS,
  type ExportFormat,
  isExportActive,
  type ReportExport,
  reportExportCalls,
} from '@husrum/contract/report-export';
import { downloadFile, notify, useApiMutation } from '@husrum/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reportExportTexts } from './report-export.texts';

const POLL_INTERVAL_MS = 2000;

type Exports = { readonly data: readonly ReportExport[] };
const pollWhileActive = (exports: Exports | undefined): number | false =>
  exports?.data.some(({ status }) => isExportActive(status)) ? POLL_INTERVAL_MS : false;

export const useExports = (query: QueryInput<typeof reportExportCalls.list>) =>
  useQuery({
    ...callQueryOptions(reportExportCalls.list, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }: { state: { data?: Exports } }) => pollWhileActive(state.data),
  });

const publishChange = () => [busEvent('reportExports.changed', {})];

export const useStartExport = () =>
  useApiMutation(reportExportCalls.start, {
    publish: publishChange,
    successMessage: reportExportTexts.started,
  });
export const useCancelExport = () =>
  useApiMutation(reportExportCalls.cancel, {
    publish: publishChange,
    successMessage: reportExportTexts.cancelled,
  });
export const useRetryExport = () =>
  useApiMutation(reportExportCalls.retry, {
    publish: publishChange,
    successMessage: reportExportTexts.started,
  });
export const useRemoveExport = () =>
  useApiMutation(reportExportCalls.remove, {
    publish: publishChange,
    successMessage: ({ message }) => message,
  });

export const downloadExport = (id: number): Promise<void> =>
  downloadFile(() => requestFile(reportExportCalls.file, { params: { id } }));

export interface ExportInput {
  readonly format: ExportFormat;
  readonly definition: ReportDefinition;
  readonly filename: string;
  readonly title: string;
}

const requestExport = ({ format, definition, filename, title }: ExportInput) => {
  const body = { ...definition, filename };
  if (format === 'pdf') return requestFile(reportExportCalls.pdf, { body: { ...body, title } });
  return requestFile(format === 'csv' ? reportExportCalls.csv : reportExportCalls.xlsx, { body });
};

const CONFLICT = 409;
const isTooLarge = (error: unknown): boolean => error instanceof ApiError && error.status === CONFLICT;
const isInvalid = (error: unknown): boolean => error instanceof ApiError && error.hasFieldErrors;

/** Whether the file must be written in the background. */
export const isLargeReport = (rows: number | undefined): boolean =>
  rows !== undefined && rows > DIRECT_EXPORT_MAX_ROWS;

/**
 * Downloads a small report, or starts an export of a large one in the background. Rejects with the error of the call: the form
 * shows field errors, and any other error has already been shown as a toast.
 */
export const useExportReport = (rows: number | undefined) => {
  const start = useStartExport();
  const startInBackground = (body: ExportInput) => start.mutateAsync({ body: { ...body } });
  return async (input: ExportInput): Promise<void> => {
    if (isLargeReport(rows)) {
      await startInBackground(input);
      return;
    }
    try {
      const file = await requestExport(input);
      await downloadFile(() => Promise.resolve(file));
    } catch (error) {
      if (isTooLarge(error)) {
        await startInBackground(input);
        return;
      }
      if (!isInvalid(error)) notify.error(reportExportTexts.failed);
      throw error;
    }
  };
};
