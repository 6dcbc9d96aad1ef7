import { routes } from '@husrum/contract/routes';
import type { SearchHit } from '@husrum/contract/search';
import { PageButton, useAppNavigate } from '@husrum/platform';
import { EmptyState, ModalForm } from '@husrum/ui';
import { SearchPicker } from '@husrum/ui/input';
import { ownerSearchQueryOptions, useHasNoOwner } from './maintenance.queries';
import { maintenanceTexts } from './maintenance.texts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The template that the form starts with. */
  templateId?: number;
}

const getCreateUrl = ({ _index, _source }: SearchHit, templateId: number | undefined): string =>
  routes.maintenance.create(
    { type: _index === 'companies' ? 'company' : 'entity', id: _source.render.id },
    templateId === undefined ? {} : { template: templateId },
  );

/** First step of creating an activity: select the object or company that it is about. */
export const SelectOwnerModal = ({ open, onClose, templateId }: Props) => {
  const navigate = useAppNavigate();
  const hasNoOwner = useHasNoOwner(open);
  return (
    <ModalForm title={maintenanceTexts.ownerQuestion} open={open} onClose={onClose}>
      {hasNoOwner ? (
        <EmptyState
          kind="nothing"
          compact
          title={maintenanceTexts.noOwner}
          text={maintenanceTexts.noOwnerText}
          actions={<PageButton to={routes.company.create()}>{maintenanceTexts.createCompany}</PageButton>}
        />
      ) : (
        <SearchPicker
          label={maintenanceTexts.searchOwner}
          placeholder={maintenanceTexts.searchOwner}
          autoFocus
          query={ownerSearchQueryOptions}
          items={({ hits }) => hits.hits}
          isSimilar={({ hits }) => hits.similar}
          total={({ hits }) => hits.total}
          option={({ _index, _source: { render } }) => ({
            key: `${_index}-${render.id}`,
            title: render.title,
            detail: [render.type, render.subtitle].filter(Boolean).join(' · '),
          })}
          onPick={(hit) => navigate(getCreateUrl(hit, templateId))}
        />
      )}
    </ModalForm>
  );
};
