import { callQueryOptions } from '@husrum/api-client';
import { premadeReportCalls } from '@husrum/contract/premade-report';
import { routes } from '@husrum/contract/routes';
import { notify, useApiMutation, useAppNavigate } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { serializeReportDefinition } from '../report/report-definition.schema';
import { premadeReportTexts } from './premade-report.texts';

export const usePremadeReports = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...callQueryOptions(premadeReportCalls.list), enabled });

/** Opens a pre-made report in the builder. */
export const useOpenPremadeReport = () => {
  const navigate = useAppNavigate();
  const load = useApiMutation(premadeReportCalls.load, {
    silentFailure: true,
    onSuccess: ({ key, definition }) => {
      const q = serializeReportDefinition(definition) ?? '';
      navigate(`${routes.report.create()}?${new URLSearchParams({ q, premade: key })}`);
    },
  });
  return {
    isOpening: load.isPending,
    open: (key: string) =>
      load.mutate({ params: { key } }, { onError: () => notify.error(premadeReportTexts.loadFailed(key)) }),
  };
};
