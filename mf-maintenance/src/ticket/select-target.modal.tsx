import { routes } from '@husrum/contract/routes';
import type { SearchHit } from '@husrum/contract/search';
import { PageButton, useAppNavigate } from '@husrum/platform';
import { EmptyState, ModalForm } from '@husrum/ui';
import { SearchPicker } from '@husrum/ui/input';
import { targetSearchQueryOptions, useHasNoTarget } from './ticket.queries';
import { ticketTexts } from './ticket.texts';

interface Props {
  open: boolean;
  onClose: () => void;
}

const getCreateUrl = ({ _index, _source }: SearchHit): string =>
  routes.ticket.create({ type: _index === 'tenants' ? 'tenant' : 'entity', id: _source.render.id });

/** First step of creating a ticket: select the object or tenant that it is about. */
export const SelectTargetModal = ({ open, onClose }: Props) => {
  const navigate = useAppNavigate();
  const hasNoTarget = useHasNoTarget(open);
  return (
    <ModalForm title={ticketTexts.targetQuestion} open={open} onClose={onClose}>
      {hasNoTarget ? (
        <EmptyState
          kind="nothing"
          compact
          title={ticketTexts.noTarget}
          text={ticketTexts.noTargetText}
          actions={<PageButton to={routes.entity.overview()}>{ticketTexts.toEntities}</PageButton>}
        />
      ) : (
        <SearchPicker
          label={ticketTexts.searchTarget}
          placeholder={ticketTexts.searchTarget}
          autoFocus
          query={targetSearchQueryOptions}
          items={({ hits }) => hits.hits}
          isSimilar={({ hits }) => hits.similar}
          total={({ hits }) => hits.total}
          option={({ _index, _source: { render } }) => ({
            key: `${_index}-${render.id}`,
            title: render.title,
            detail: [render.type, render.subtitle].filter(Boolean).join(' · '),
          })}
          onPick={(hit) => navigate(getCreateUrl(hit))}
        />
      )}
    </ModalForm>
  );
};
