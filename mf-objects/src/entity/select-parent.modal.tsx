import { routes } from '@husrum/contract/routes';
import { AppLink, useAppNavigate } from '@husrum/platform';
import { ModalForm } from '@husrum/ui';
import { entityTexts } from './entity.texts';
import type { EntityPlace } from './entity-parent.rules';
import { ParentPicker } from './parent-picker';

const { selectParent } = entityTexts;

interface Props {
  open: boolean;
  onClose: () => void;
}

/** First step of creating an object: select the company or the object that it belongs to. */
export const SelectParentModal = ({ open, onClose }: Props) => {
  const navigate = useAppNavigate();
  const openCreateScreen = ({ parent, company }: EntityPlace) => {
    if (parent) navigate(routes.entity.create({ parentType: 'entity', parentId: parent.id }));
    else if (company) navigate(routes.entity.create({ parentType: 'company', parentId: company.id }));
  };
  return (
    <ModalForm title={selectParent.title} open={open} onClose={onClose}>
      <div className="h-stack">
        <ParentPicker onPick={openCreateScreen} />
        <p className="h-muted">
          {selectParent.companyMissing}{' '}
          <AppLink to={routes.company.create()}>{selectParent.createCompany}</AppLink>
        </p>
      </div>
    </ModalForm>
  );
};
