import type { AccountingName } from '@husrum/contract/accounting';
import { Alert, Button } from '@husrum/ui/core';
import type { useAccountingChart } from './accounting.queries';
import { accountingTexts } from './accounting.texts';

/** Shows that the chart of accounts is loading, or why it could not be read. */
export const ChartAlert = ({
  name,
  chart: { isPending, error, isFetching, refetch },
}: {
  name: AccountingName;
  chart: ReturnType<typeof useAccountingChart>;
}) => {
  if (isPending) return <Alert type="info" role="status" title={accountingTexts.chartLoading(name)} />;
  if (error === null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={accountingTexts.chartFailed}
      description={error.message}
      action={
        <Button loading={isFetching} onClick={() => void refetch()}>
          {accountingTexts.retry}
        </Button>
      }
    />
  );
};
