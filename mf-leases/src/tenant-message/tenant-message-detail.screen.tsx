import './tenant-message.css';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type TenantMessage, tenantMessageCalls } from '@husrum/contract/tenant-message';
import { formatDateTime } from '@husrum/format';
import { openFile, useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent, Section, StatisticCards } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { Progress } from '@husrum/ui/progress';
import { MessageRecipients } from './message-recipients';
import { openLetters } from './open-letters';
import { buildTargetBreadcrumb } from './target-path';
import { useTenantMessage } from './tenant-message.queries';
import { tenantMessageTexts } from './tenant-message.texts';

export default function TenantMessageDetailScreen() {
  return (
    <QueryContent query={useTenantMessage(useRouteId())}>
      {(message) => <MessagePage key={message.id} message={message} />}
    </QueryContent>
  );
}

const MessagePage = ({ message }: { message: TenantMessage }) => {
  const { target, subject, sent_by, created_at, reply_to, queued, retrying, sent, failed, no_address } =
    message;
  return (
    <PageFrame
      title={subject}
      breadcrumb={buildTargetBreadcrumb(target, subject)}
      facts={[
        target.name,
        formatDateTime(created_at),
        sent_by && tenantMessageTexts.sentBy(sent_by),
        tenantMessageTexts.replyTo(reply_to),
      ]}
      actions={<MessageActions message={message} />}
      statistics={
        <StatisticCards
          items={[
            { label: tenantMessageTexts.cards.sent, value: sent, tone: sent > 0 ? 'good' : 'plain' },
            {
              label: tenantMessageTexts.cards.queued,
              value: queued + retrying,
              tone: retrying > 0 ? 'warn' : 'plain',
            },
            { label: tenantMessageTexts.cards.failed, value: failed, tone: failed > 0 ? 'bad' : 'plain' },
            {
              label: tenantMessageTexts.cards.noAddress,
              value: no_address,
              tone: no_address > 0 ? 'warn' : 'plain',
            },
          ]}
        />
      }
    >
      <SendingProgress message={message} />
      {retrying > 0 && (
        <Alert
          type="warning"
          showIcon
          title={tenantMessageTexts.retryingTitle}
          description={tenantMessageTexts.retryingText(retrying)}
        />
      )}
      <MessageRecipients message={message} />
      <MessageText message={message} />
    </PageFrame>
  );
};

const MessageActions = ({ message }: { message: TenantMessage }) => {
  const { id, target, retryable, failed, no_address } = message;
  const navigate = useAppNavigate();
  const retry = useApiMutation(tenantMessageCalls.retry, {
    publish: () => [busEvent('tenantMessage.sent', { messageId: id })],
    successMessage: tenantMessageTexts.retried,
  });
  return (
    <>
      {retryable > 0 && (
        <Button
          call={tenantMessageCalls.retry}
          type="primary"
          icon={<ReloadOutlined />}
          loading={retry.isPending}
          onClick={() => retry.mutate({ params: { id } })}
        >
          {tenantMessageTexts.retry}
        </Button>
      )}
      {failed + no_address > 0 && (
        <Button
          icon={<PrinterOutlined />}
          title={tenantMessageTexts.printLettersHint}
          onClick={() => void openLetters(id)}
        >
          {tenantMessageTexts.printLetters}
        </Button>
      )}
      <Button
        call={tenantMessageCalls.send}
        onClick={() => navigate(routes.contact.write({ type: target.type, id: target.id }))}
      >
        {tenantMessageTexts.writeAgain}
      </Button>
    </>
  );
};

/** The share of the mails that are sent or have failed. Renders nothing when no mail is queued. */
const SendingProgress = ({ message: { queued, retrying, sent, failed } }: { message: TenantMessage }) => {
  const waiting = queued + retrying;
  if (waiting === 0) return null;
  const percent = Math.floor(((sent + failed) / (sent + failed + waiting)) * 100);
  return <Progress percent={percent} aria-label={tenantMessageTexts.progress} />;
};

const MessageText = ({ message: { body, files } }: { message: TenantMessage }) => (
  <Section title={tenantMessageTexts.message}>
    <div className="l-mail__body">{body}</div>
    {files.length > 0 && (
      <ul className="l-mail__files" aria-label={tenantMessageTexts.attachments}>
        {files.map(({ name, file_id }, index) => (
          <li key={index}>
            {file_id === null ? (
              `${name} (${tenantMessageTexts.removedFile.toLowerCase()})`
            ) : (
              <Button type="link" onClick={() => void openFile(file_id)}>
                {name}
              </Button>
            )}
          </li>
        ))}
      </ul>
    )}
  </Section>
);
