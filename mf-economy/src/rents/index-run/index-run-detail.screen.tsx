import './index-run.css';
import { busEvent } from '@husrum/contract/bus';
import {
  type IndexRowState,
  type IndexRun,
  type IndexRunRow,
  indexRowStateLabel,
  indexRowStates,
  indexRunCalls,
} from '@husrum/contract/index-run';
import { routes } from '@husrum/contract/routes';
import { formatDate, formatDateTime, formatEntityName } from '@husrum/format';
import { AppLink, useApiMutation, useRouteId } from '@husrum/platform';
import { PageFrame, QueryContent, Section, StatisticCards, ToneTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useUrlTable } from '@husrum/ui/data';
import { FilterBar } from '@husrum/ui/filter';
import { Progress } from '@husrum/ui/progress';
import { listAmountColumns } from './index-amounts';
import { downloadLetter, isWorking, useIndexRun, useIndexRunRows } from './index-run.queries';
import { indexRunTexts as texts } from './index-run.texts';
import { IndexRunTag } from './index-run-overview.screen';

const sortable = ['entity', 'new_year', 'new_supplement'] as const;
type Sort = (typeof sortable)[number];

const stateTones = {
  WAITING: 'blue',
  DONE: 'green',
  LEFT_OUT: 'grey',
  FAILED: 'red',
  UNDONE: 'grey',
} as const satisfies Record<IndexRowState, string>;

/** Whether the letter was sent, when and to whom. */
const LetterCell = ({ row }: { row: IndexRunRow }) => {
  if (row.state !== 'DONE' || row.rent_adjustment_id === null) return '–';
  if (row.letter_error !== null) return <span className="e-index-run__how">{row.letter_error}</span>;
  if (row.letter_waiting) return texts.sending;
  if (row.letter_sent_at !== null)
    return texts.sentTo(row.letter_sent_to, formatDate(row.letter_sent_at.slice(0, 10)));
  return <span className="h-muted">{row.email === null ? texts.noEmail : texts.notSent}</span>;
};

const columns: readonly Column<IndexRunRow, Sort>[] = [
  ...listAmountColumns<IndexRunRow, Sort>({
    ...{ entity: 'entity', new_supplement: 'new_supplement', new_year: 'new_year' },
  }),
  {
    key: 'state',
    title: texts.state,
    render: ({ state, reason, rent_adjustment_id }) => (
      <>
        <ToneTag tone={stateTones[state]}>{indexRowStateLabel[state]}</ToneTag>
        {reason !== null && <span className="h-muted e-index-run__how">{reason}</span>}
        {state === 'DONE' && rent_adjustment_id !== null && (
          <span className="e-index-run__sub">
            <AppLink to={routes.rentAdjustment.overview({}, { effect: rent_adjustment_id })}>
              {texts.toAdjustment}
            </AppLink>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'how',
    title: texts.how,
    render: ({ explanation }) => <span className="e-index-run__how">{explanation}</span>,
  },
  { key: 'letter', title: texts.letters, render: (row) => <LetterCell row={row} /> },
];

const changed = () => [busEvent('indexRun.changed', {})];

/** What can be done with a row of the run. */
const useRowActions = () => {
  const confirm = useConfirm();
  const undo = useApiMutation(indexRunCalls.undoRow, { publish: changed, successMessage: texts.undoneRow });
  const markSent = useApiMutation(indexRunCalls.markLetterSent, {
    publish: changed,
    successMessage: texts.markedSent,
  });
  const undoAfterQuestion = async ({ id, entity }: IndexRunRow) => {
    const question = {
      text: texts.undoRowQuestion(formatEntityName(entity)),
      ok: texts.undoRow,
      danger: true,
    };
    if (await confirm(question)) undo.mutate({ params: { id } });
  };
  const markAfterQuestion = async ({ id, tenant }: IndexRunRow) => {
    if (await confirm({ text: texts.markQuestion(tenant ?? ''), ok: texts.markSent }))
      markSent.mutate({ params: { id } });
  };
  return (row: IndexRunRow) => {
    if (row.state !== 'DONE') return [];
    const isUnsent = row.letter_sent_at === null;
    return [
      ...(row.rent_adjustment_id === null
        ? []
        : [{ key: 'letter', label: texts.letter, onClick: () => void downloadLetter(row.id) }]),
      ...(row.rent_adjustment_id !== null && isUnsent
        ? [
            {
              ...{ key: 'sent', label: texts.markSent, call: indexRunCalls.markLetterSent },
              onClick: () => void markAfterQuestion(row),
            },
          ]
        : []),
      ...(isUnsent
        ? [
            {
              ...{ key: 'undo', label: texts.undoRow, call: indexRunCalls.undoRow, danger: true },
              onClick: () => void undoAfterQuestion(row),
            },
          ]
        : []),
    ];
  };
};

const Rows = ({ run }: { run: IndexRun }) => {
  const table = useUrlTable({
    path: routes.indexRun.detail({ id: run.id }),
    sortable,
    filters: { state: indexRowStates },
  });
  const listActions = useRowActions();
  return (
    <>
      <FilterBar
        table={table}
        fields={[
          {
            ...{ name: 'state', label: texts.state },
            options: indexRowStates.map((value) => ({ value, label: indexRowStateLabel[value] })),
          },
        ]}
      />
      <Section title={texts.rows} flush>
        <UrlTable
          table={table}
          query={useIndexRunRows(run.id, table.query, isWorking(run))}
          columns={columns}
          rowKey={({ id }) => id}
          rowLink={({ lease_id }) => routes.lease.detail({ id: lease_id }, { tab: 'terms' })}
          actions={listActions}
          label={texts.rows}
          empty={{ title: texts.noRows }}
        />
      </Section>
    </>
  );
};

/** How far the change of rents, or the sending of letters, has come. */
const RunProgress = ({ run }: { run: IndexRun }) => {
  if (!isWorking(run)) return null;
  const { status, waiting, done, failed, letters_waiting, letters_sent, letters_failed } = run;
  const [finished, left] =
    status === 'RUNNING' ? [done + failed, waiting] : [letters_sent + letters_failed, letters_waiting];
  const percent = Math.round((finished / Math.max(1, finished + left)) * 100);
  return <Progress percent={percent} size="small" aria-label={texts.detailTitle(run.year)} />;
};

const RunActions = ({ run }: { run: IndexRun }) => {
  const { id, status, done, letters_sent, letters_waiting, letters_on_paper } = run;
  const confirm = useConfirm();
  const undo = useApiMutation(indexRunCalls.undo, { publish: changed, successMessage: texts.undoneAll });
  const mail = useApiMutation(indexRunCalls.mailLetters, { publish: changed, successMessage: texts.mailing });
  if (status !== 'DONE' || done === 0) return null;
  const undoAfterQuestion = async () => {
    if (await confirm({ text: texts.undoQuestion, ok: texts.undo, danger: true }))
      undo.mutate({ params: { id } });
  };
  const mailAfterQuestion = async () => {
    if (await confirm({ text: texts.mailQuestion, ok: texts.mail })) mail.mutate({ params: { id } });
  };
  const hasUnsent = done > letters_sent + letters_waiting + letters_on_paper;
  return (
    <>
      <Button call={indexRunCalls.undo} loading={undo.isPending} onClick={() => void undoAfterQuestion()}>
        {texts.undo}
      </Button>
      {hasUnsent && (
        <Button
          call={indexRunCalls.mailLetters}
          type="primary"
          loading={mail.isPending}
          onClick={() => void mailAfterQuestion()}
        >
          {texts.mail}
        </Button>
      )}
    </>
  );
};

const RunPage = ({ run }: { run: IndexRun }) => (
  <PageFrame
    title={texts.detailTitle(run.year)}
    breadcrumb={[
      { title: texts.title, link: routes.indexRun.overview() },
      { title: texts.detailTitle(run.year), link: null },
    ]}
    status={<IndexRunTag status={run.status} />}
    facts={[
      texts.by(run.by, formatDateTime(run.created_at)),
      run.done > 0 && texts.rise(run.old_year, run.new_year),
    ]}
    actions={<RunActions run={run} />}
    statistics={
      <StatisticCards
        items={[
          { label: texts.done, value: run.done },
          ...(run.waiting > 0 ? [{ label: texts.waiting, value: run.waiting }] : []),
          { label: texts.leftOut, value: run.left_out },
          ...(run.failed > 0 ? [{ label: texts.failed, value: run.failed, tone: 'bad' as const }] : []),
          ...(run.undone > 0 ? [{ label: texts.undone, value: run.undone }] : []),
          { label: texts.lettersSent, value: run.letters_sent },
          ...(run.letters_on_paper > 0
            ? [{ label: texts.onPaper, value: run.letters_on_paper, hint: texts.onPaperHint }]
            : []),
        ]}
      />
    }
  >
    <RunProgress run={run} />
    <Rows run={run} />
  </PageFrame>
);

/** A yearly run: what it did to each lease, its letters, and undoing it. */
export default function IndexRunDetailScreen() {
  return (
    <QueryContent query={useIndexRun(useRouteId())}>
      {(run) => <RunPage key={run.id} run={run} />}
    </QueryContent>
  );
}
