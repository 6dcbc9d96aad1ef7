import './area-history.css';
import { busEvent } from '@husrum/contract/bus';
import { type AreaVersion, type Entity, entityCalls } from '@husrum/contract/entity';
import { formatSquareMetres } from '@husrum/format';
import { useApiMutation } from '@husrum/platform';
import { DateRange, Section, Timeline, ToneTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { entityTexts } from './entity.texts';

const { areas: texts } = entityTexts;
const timelineMarks = { past: 'past', current: 'reached', coming: 'coming' } as const;

/** The areas of an object, newest first. Renders nothing for an object whose area has never changed. */
export const AreaHistory = ({ entity: { id, areas } }: { entity: Pick<Entity, 'id' | 'areas'> }) =>
  areas.length < 2 ? null : (
    <Section title={texts.title}>
      <Timeline
        items={areas.map((version) => ({
          key: version.id,
          mark: timelineMarks[version.phase],
          content: <AreaVersionRow entityId={id} version={version} />,
        }))}
      />
    </Section>
  );

const AreaVersionRow = ({ entityId, version }: { entityId: number; version: AreaVersion }) => {
  const { area, valid_from, valid_to, phase } = version;
  const isRemovable = phase === 'coming' && valid_from !== null;
  return (
    <div className="area-history__row">
      <strong className="h-number">{area === null ? texts.none : formatSquareMetres(area)}</strong>
      {phase === 'current' && <ToneTag tone="green">{texts.current}</ToneTag>}
      {phase === 'coming' && <ToneTag tone="blue">{texts.coming}</ToneTag>}
      <span className="area-history__days">
        <DateRange start={valid_from} stop={valid_to} />
      </span>
      {isRemovable && <RemoveAreaButton entityId={entityId} areaId={version.id} from={valid_from} />}
    </div>
  );
};

const RemoveAreaButton = ({ entityId, areaId, from }: { entityId: number; areaId: number; from: string }) => {
  const confirm = useConfirm();
  const remove = useApiMutation(entityCalls.removeArea, {
    publish: () => [busEvent('entity.changed', { entityId })],
    successMessage: texts.removed,
  });
  const confirmAndRemove = async () => {
    if (await confirm({ text: texts.removeQuestion(from), ok: texts.remove, danger: true }))
      remove.mutate({ params: { id: entityId, areaId } });
  };
  return (
    <Button
      call={entityCalls.removeArea}
      type="text"
      size="small"
      aria-label={texts.removeNamed(from)}
      onClick={() => void confirmAndRemove()}
    >
      {texts.remove}
    </Button>
  );
};
