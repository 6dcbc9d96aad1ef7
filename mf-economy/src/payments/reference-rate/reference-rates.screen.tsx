import { busEvent } from '@husrum/contract/bus';
import {
  LATE_INTEREST_ADDITION,
  type ReferenceRate,
  referenceRateCalls,
} from '@husrum/contract/reference-rate';
import { routes } from '@husrum/contract/routes';
import { addDays, formatDateTime } from '@husrum/format';
import { useApiMutation } from '@husrum/platform';
import { DateRange, lazyDialog, PageFrame, QueryContent, ToneTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { useState } from 'react';
import { lateChargeTexts } from '../late-charge/late-charge.texts';
import { LateTabs } from '../late-charge/late-tabs';
import { useReferenceRates } from './reference-rate.queries';
import { formatRate, referenceRateTexts as texts } from './reference-rate.texts';

const EditReferenceRateModal = lazyDialog(() => import('./edit-reference-rate.modal'));

const tones = { PUBLISHED: 'green', TYPED: 'blue', MISSING: 'red' } as const;

const Source = ({ rate: { source, note, by, at, published_percent } }: { rate: ReferenceRate }) => (
  <>
    <ToneTag tone={tones[source]}>{texts.sources[source]}</ToneTag> <span className="h-muted">{note}</span>
    {at !== null && <span className="h-muted"> ({texts.by(by, formatDateTime(at))})</span>}
    {published_percent !== null && <span className="h-muted"> {texts.published(published_percent)}</span>}
  </>
);

const columns: readonly Column<ReferenceRate>[] = [
  {
    key: 'days',
    title: texts.columns.days,
    noWrap: true,
    render: ({ valid_from, valid_through }) => <DateRange start={valid_from} stop={valid_through} />,
  },
  {
    key: 'rate',
    title: texts.columns.rate,
    numeric: true,
    render: ({ percent }) => (percent === null ? texts.missing : formatRate(percent)),
  },
  {
    key: 'late',
    title: texts.columns.late,
    numeric: true,
    render: ({ percent }) => (percent === null ? '' : formatRate(percent + LATE_INTEREST_ADDITION)),
  },
  { key: 'source', title: texts.columns.source, wrap: true, render: (rate) => <Source rate={rate} /> },
];

/** The reference rates on which late interest is calculated, with where each was read, to add and to correct. */
export default function ReferenceRatesScreen() {
  const rates = useReferenceRates();
  const [edited, setEdited] = useState<{ valid_from: string; percent: number | null }>();
  const confirm = useConfirm();
  const removing = useApiMutation(referenceRateCalls.remove, {
    publish: () => [busEvent('lateCharges.changed', {})],
    successMessage: texts.removed,
  });
  const remove = async (id: number) => {
    if (await confirm({ text: texts.removeQuestion, ok: texts.remove, danger: true }))
      removing.mutate({ params: { id } });
  };
  const latest = rates.data?.data[0];
  return (
    <PageFrame
      title={texts.title}
      facts={[texts.lead]}
      breadcrumb={[
        { title: lateChargeTexts.title, link: routes.lateCharge.overview() },
        { title: texts.title, link: null },
      ]}
      actions={
        latest !== undefined && (
          <Button
            call={referenceRateCalls.save}
            type="primary"
            onClick={() => setEdited({ valid_from: addDays(latest.valid_through, 1), percent: null })}
          >
            {texts.add}
          </Button>
        )
      }
    >
      <LateTabs current="rates" />
      <p className="h-muted">{texts.help}</p>
      <QueryContent query={rates}>
        {({ data }) => (
          <DataTable
            label={texts.list}
            columns={columns}
            rows={data}
            rowKey={({ valid_from }) => valid_from}
            actions={({ id, valid_from, percent, source }) => [
              {
                key: 'edit',
                call: referenceRateCalls.save,
                label: source === 'MISSING' ? texts.type : texts.correct,
                onClick: () => setEdited({ valid_from, percent }),
              },
              ...(id === null
                ? []
                : [
                    {
                      key: 'remove',
                      call: referenceRateCalls.remove,
                      label: texts.remove,
                      onClick: () => void remove(id),
                    },
                  ]),
            ]}
          />
        )}
      </QueryContent>
      {edited !== undefined && <EditReferenceRateModal rate={edited} onClose={() => setEdited(undefined)} />}
    </PageFrame>
  );
}
