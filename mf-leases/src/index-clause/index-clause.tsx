import './index-clause.css';
import { indexSeriesLabel } from '@husrum/contract/agreement';
import { busEvent } from '@husrum/contract/bus';
import {
  type IndexClause as Clause,
  type IndexSupplementRow,
  indexClauseCalls,
  type LeaseIndexClause,
} from '@husrum/contract/index-clause';
import { routes } from '@husrum/contract/routes';
import { formatDateTime, formatKronor, formatPercent } from '@husrum/format';
import { AppLink, useApiMutation } from '@husrum/platform';
import { DescriptionList, lazyDialog, Section, ToneTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useIndexClause } from './index-clause.queries';
import { indexClauseTexts as texts } from './index-clause.texts';

const EditIndexClauseModal = lazyDialog(() => import('./edit-index-clause.modal'));

const formatIndex = (value: number): string => value.toFixed(2).replace('.', ',');

const listFacts = (clause: Clause) => [
  { label: texts.baseRent, value: formatKronor(clause.base_rent) },
  { label: texts.share, value: formatPercent(clause.share) },
  {
    label: texts.base,
    value: texts.baseOf(formatIndex(clause.base_value), clause.base_year, indexSeriesLabel[clause.series]),
  },
  { label: texts.firstYear, value: String(clause.first_year) },
  { label: texts.mayFall, value: clause.may_fall ? texts.may : texts.mayNot },
  ...(clause.conversion === null ? [] : [{ label: texts.conversion, value: clause.conversion }]),
  { label: texts.changed, value: texts.by(clause.by, formatDateTime(clause.updated_at)) },
];

const Supplement = ({ supplement }: { supplement: IndexSupplementRow }) => (
  <li>
    <span className="l-index-clause__line">
      <strong>{supplement.year}</strong>
      <span>{texts.supplement(formatKronor(supplement.new_supplement), formatIndex(supplement.index))}</span>
      {supplement.undone && <ToneTag tone="grey">{texts.undone}</ToneTag>}
    </span>
    <span className="h-muted">{supplement.explanation}</span>
    <span className="l-index-clause__line h-muted">
      <span>{texts.newRent(formatKronor(supplement.new_rent))}</span>
      <AppLink to={routes.indexRun.detail({ id: supplement.run_id })}>{texts.toRun}</AppLink>
    </span>
  </li>
);

/** The index clause of a lease of premises, and what it has given. Renders nothing for other leases. */
export const IndexClause = ({ leaseId, inactive }: { leaseId: number; inactive: boolean }) => {
  const { data } = useIndexClause(leaseId);
  return data?.allowed ? <LoadedClause leaseId={leaseId} inactive={inactive} data={data} /> : null;
};

interface Props {
  leaseId: number;
  inactive: boolean;
  data: LeaseIndexClause;
}

const LoadedClause = ({ leaseId, inactive, data }: Props) => {
  const { clause, supplements } = data;
  const [isEditing, setIsEditing] = useState(false);
  const confirm = useConfirm();
  const removal = useApiMutation(indexClauseCalls.remove, {
    publish: () => [busEvent('indexClause.changed', { leaseId })],
    successMessage: texts.removed,
  });
  const remove = async () => {
    if (await confirm({ text: texts.removeQuestion, ok: texts.remove, danger: true }))
      removal.mutate({ params: { id: leaseId } });
  };
  const buttons = inactive ? undefined : (
    <>
      {clause !== null && (
        <Button call={indexClauseCalls.remove} loading={removal.isPending} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      )}
      <Button call={indexClauseCalls.save} onClick={() => setIsEditing(true)}>
        {clause === null ? texts.add : texts.edit}
      </Button>
    </>
  );
  return (
    <Section title={texts.title} extra={buttons}>
      {clause === null ? (
        <p className="h-muted">{texts.none}</p>
      ) : (
        <DescriptionList items={listFacts(clause)} />
      )}
      {(clause !== null || supplements.length > 0) && (
        <>
          <h3>{texts.history}</h3>
          {supplements.length === 0 ? (
            <p className="h-muted">{texts.noHistory}</p>
          ) : (
            <ul className="l-index-clause" aria-label={texts.history}>
              {supplements.map((supplement) => (
                <Supplement key={supplement.id} supplement={supplement} />
              ))}
            </ul>
          )}
        </>
      )}
      {isEditing && (
        <EditIndexClauseModal leaseId={leaseId} current={data} onClose={() => setIsEditing(false)} />
      )}
    </Section>
  );
};
