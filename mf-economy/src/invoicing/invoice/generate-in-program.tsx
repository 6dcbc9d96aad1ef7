import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import { ApiError } from '@husrum/api-client';
import type { AccountingName } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { ErrorAlert } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { invoiceTexts } from './invoice.texts';
import type { useGenerateInProgram } from './use-generate-in-program';

interface Props {
  program: AccountingName;
  generating: ReturnType<typeof useGenerateInProgram>;
}

export const GenerateInProgramButton = ({ program, generating: { call, isPending, start } }: Props) => (
  <Button call={call} type="primary" icon={<CloudUploadOutlined />} loading={isPending} onClick={start}>
    {invoiceTexts.generateIn[program]}
  </Button>
);

/** The server's message without the words that are already the title of the alert. */
const getReason = ({ message }: Error): string =>
  message.startsWith(`${invoiceTexts.generateFailed}. `)
    ? message.slice(invoiceTexts.generateFailed.length + 2)
    : message;

const NOT_CONNECTED_STATUS = 424;

/** Shows that the invoice is being created, or why it could not be created. */
export const GenerateInProgramStatus = ({ program, generating: { isPending, error } }: Props) => {
  if (isPending)
    return (
      <Alert
        type="info"
        showIcon
        role="status"
        title={invoiceTexts.generatingIn(integrationLabel[program])}
      />
    );
  if (error === null) return null;
  return (
    <ErrorAlert title={invoiceTexts.generateFailed}>
      <p>{getReason(error)}</p>
      {error instanceof ApiError && error.status === NOT_CONNECTED_STATUS && (
        <AppLink to={routes.integration.overview()}>{invoiceTexts.openIntegrations}</AppLink>
      )}
    </ErrorAlert>
  );
};
