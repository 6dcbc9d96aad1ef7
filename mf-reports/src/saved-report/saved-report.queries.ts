import { callQueryOptions } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type SavedReport, savedReportCalls } from '@husrum/contract/saved-report';
import { notify, useApiMutation, useAppNavigate } from '@husrum/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeReportError } from '../report/describe-report-error';
import { serializeReportDefinition } from '../report/report-definition.schema';
import { savedReportTexts } from './saved-report.texts';

export const useSavedReports = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...callQueryOptions(savedReportCalls.list), enabled });
export const useReportRecipients = () => useQuery(callQueryOptions(savedReportCalls.recipients));

const publishChange = () => [busEvent('savedReports.changed', {})];

export const useCreateSavedReport = (onSuccess: (report: SavedReport) => void) =>
  useApiMutation(savedReportCalls.create, {
    publish: publishChange,
    successMessage: savedReportTexts.saved,
    onSuccess,
  });
export const useUpdateSavedReport = (onSuccess: () => void) =>
  useApiMutation(savedReportCalls.update, {
    publish: publishChange,
    successMessage: savedReportTexts.changed,
    onSuccess,
  });
export const useUpdateSavedDefinition = () =>
  useApiMutation(savedReportCalls.updateDefinition, {
    publish: publishChange,
    successMessage: savedReportTexts.saved,
  });
export const useScheduleReport = (onSuccess: () => void) =>
  useApiMutation(savedReportCalls.schedule, {
    publish: publishChange,
    successMessage: savedReportTexts.scheduleSaved,
    onSuccess,
  });
export const useDuplicateReport = () =>
  useApiMutation(savedReportCalls.duplicate, {
    publish: publishChange,
    successMessage: ({ name }) => savedReportTexts.duplicated(name),
  });
export const useRemoveSavedReport = () =>
  useApiMutation(savedReportCalls.remove, {
    publish: publishChange,
    successMessage: ({ message }) => message,
  });

/** Opens a saved report in the builder, and warns if something in it no longer exists. */
export const useOpenSavedReport = () => {
  const navigate = useAppNavigate();
  const client = useQueryClient();
  return async ({ id, name }: Pick<SavedReport, 'id' | 'name'>): Promise<void> => {
    try {
      const { definition, missing } = await client.fetchQuery(
        callQueryOptions(savedReportCalls.load, { params: { id } }),
      );
      if (missing.length > 0) notify.warning(savedReportTexts.missing(name));
      const q = serializeReportDefinition(definition) ?? '';
      navigate(`${routes.report.create()}?${new URLSearchParams({ q, saved: String(id) })}`);
    } catch (error) {
      notify.error(`${savedReportTexts.loadFailed}: ${describeReportError(error)}`);
    }
  };
};
