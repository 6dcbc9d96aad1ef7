import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined';
import { busEvent } from '@husrum/contract/bus';
import { type ReminderDetail, reminderCalls } from '@husrum/contract/reminder';
import { routes } from '@husrum/contract/routes';
import { formatDateTime } from '@husrum/format';
import { AppLink, useApiMutation, useRouteId } from '@husrum/platform';
import {
  DateText,
  DescriptionList,
  ErrorAlert,
  Money,
  PageFrame,
  QueryContent,
  Section,
  useConfirm,
} from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { useState } from 'react';
import { previewBreadcrumb } from './preview-tabs';
import { downloadReminder, useReminder } from './reminder.queries';
import { reminderTexts as texts } from './reminder.texts';
import { ReminderStateTag } from './reminder-state-tag';

type Reminded = ReminderDetail['invoices'][number];

const columns: readonly Column<Reminded, never>[] = [
  { key: 'reference', title: texts.reference, noWrap: true, render: ({ reference }) => reference ?? '–' },
  { key: 'due_at', title: texts.due, noWrap: true, render: ({ due_at }) => <DateText value={due_at} /> },
  { key: 'level', title: texts.level, noWrap: true, render: ({ level }) => texts.levelOf(level) },
  { key: 'left', title: texts.left, numeric: true, render: ({ left }) => <Money value={left} /> },
  { key: 'fee', title: texts.fee, numeric: true, render: ({ fee }) => <Money value={fee} /> },
];

const useReminderWrites = (id: number) => {
  const confirm = useConfirm();
  const publish = () => [busEvent('reminder.changed', {})];
  const send = useApiMutation(reminderCalls.send, { publish, successMessage: texts.mailed });
  const markSent = useApiMutation(reminderCalls.markSent, { publish, successMessage: texts.markedSent });
  const remove = useApiMutation(reminderCalls.remove, { publish, successMessage: texts.removed });
  const params = { params: { id } };
  return {
    isBusy: send.isPending || markSent.isPending || remove.isPending,
    send: () => send.mutate(params),
    markSent: async () => {
      if (await confirm({ text: texts.markSentQuestion, ok: texts.markSent })) markSent.mutate(params);
    },
    remove: async () => {
      if (await confirm({ text: texts.removeQuestion, ok: texts.remove, danger: true }))
        remove.mutate(params);
    },
  };
};

const PdfButton = ({ id, isPrinted }: { id: number; isPrinted: boolean }) => {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    await downloadReminder(id);
    setIsLoading(false);
  };
  return (
    <Button icon={<FilePdfOutlined />} loading={isLoading} onClick={() => void download()}>
      {isPrinted ? texts.print : texts.openPdf}
    </Button>
  );
};

const Actions = ({ detail: { reminder } }: { detail: ReminderDetail }) => {
  const { id, state } = reminder;
  const writes = useReminderWrites(id);
  const isUnsent = state === 'WAITING' || state === 'BY_HAND';
  const canMark = isUnsent || state === 'UNDELIVERED';
  return (
    <>
      {state !== 'REMOVED' && <PdfButton id={id} isPrinted={state === 'BY_HAND'} />}
      {isUnsent && (
        <Button
          call={reminderCalls.remove}
          danger
          disabled={writes.isBusy}
          onClick={() => void writes.remove()}
        >
          {texts.remove}
        </Button>
      )}
      {canMark && (
        <Button
          call={reminderCalls.markSent}
          type={state === 'BY_HAND' ? 'primary' : 'default'}
          disabled={writes.isBusy}
          onClick={() => void writes.markSent()}
        >
          {texts.markSent}
        </Button>
      )}
      {(state === 'WAITING' || state === 'UNDELIVERED') && (
        <Button call={reminderCalls.send} type="primary" disabled={writes.isBusy} onClick={writes.send}>
          {state === 'UNDELIVERED' ? texts.sendAgain : texts.send}
        </Button>
      )}
    </>
  );
};

/** A reminder, what it states, and what can be done with it. */
export default function ReminderDetailScreen() {
  return (
    <QueryContent query={useReminder(useRouteId())}>
      {(detail) => <ReminderPage key={detail.reminder.id} detail={detail} />}
    </QueryContent>
  );
}

const ReminderPage = ({ detail }: { detail: ReminderDetail }) => {
  const { reminder, invoices, by } = detail;
  const { id, state, tenant, company, level, owed, fee, created_at, sent_at, mailed_to, mail_error } =
    reminder;
  const title = texts.detailTitle(id);
  return (
    <PageFrame
      title={title}
      breadcrumb={previewBreadcrumb(title)}
      status={<ReminderStateTag state={state} />}
      facts={[tenant.name, company.name]}
      actions={<Actions detail={detail} />}
    >
      {mail_error !== null && <ErrorAlert title={texts.error}>{mail_error}</ErrorAlert>}
      {state === 'BY_HAND' && <Alert type="info" showIcon title={texts.byHandHelp} />}
      <Section title={texts.title}>
        <DescriptionList
          items={[
            {
              label: texts.tenant,
              value: <AppLink to={routes.tenant.detail({ id: tenant.id })}>{tenant.name}</AppLink>,
            },
            { label: texts.level, value: texts.levelOf(level) },
            { label: texts.owed, value: <Money strong value={owed} /> },
            { label: texts.fee, value: <Money value={fee} /> },
            { label: texts.author, value: texts.by(by, formatDateTime(created_at)) },
            {
              label: texts.sent,
              value: sent_at === null ? '–' : texts.sentTo(mailed_to, formatDateTime(sent_at)),
            },
          ]}
        />
      </Section>
      <Section title={texts.invoices} flush>
        <DataTable
          label={texts.invoices}
          columns={columns}
          rows={invoices}
          rowKey={(row) => row.id}
          rowLink={(row) => routes.invoice.detail({ id: row.id })}
        />
      </Section>
    </PageFrame>
  );
};
