import { routes } from '@husrum/contract/routes';
import { AppLink, useAppNavigate } from '@husrum/platform';
import { ModalForm } from '@husrum/ui';
import { Segmented } from '@husrum/ui/data';
import { SearchPicker } from '@husrum/ui/input';
import { useState } from 'react';
import { companySearchQueryOptions } from '../company/company.queries';
import { parentSearchQueryOptions } from './entity.queries';
import { entityTexts } from './entity.texts';
import type { ParentKind } from './entity-parent.rules';

const { selectParent } = entityTexts;

const kindOptions = [
  { value: 'company', label: selectParent.company },
  { value: 'entity', label: selectParent.entity },
] as const satisfies readonly { value: ParentKind; label: string }[];

interface Props {
  open: boolean;
  onClose: () => void;
}

interface PickerProps {
  onPick: (parent: { id: number }) => void;
}

const CompanyPicker = ({ onPick }: PickerProps) => (
  <SearchPicker
    label={selectParent.searchCompany}
    placeholder={selectParent.searchCompany}
    whenBlank="search"
    autoFocus
    query={companySearchQueryOptions}
    items={({ data }) => data}
    option={({ id, name, organisation_number }) => ({ key: id, title: name, detail: organisation_number })}
    onPick={onPick}
  />
);

const EntityPicker = ({ onPick }: PickerProps) => (
  <SearchPicker
    label={selectParent.searchEntity}
    placeholder={selectParent.searchEntity}
    whenBlank="search"
    autoFocus
    query={parentSearchQueryOptions}
    items={({ data }) => data}
    option={({ id, name, type, parent, company }) => ({
      key: id,
      title: name,
      detail: [type.name, parent?.name ?? company?.name].filter(Boolean).join(' · '),
    })}
    onPick={onPick}
  />
);

/** First step of creating an object: select the company or the object that it belongs to. */
export const SelectParentModal = ({ open, onClose }: Props) => {
  const navigate = useAppNavigate();
  const [kind, setKind] = useState<ParentKind>('company');
  const openCreateScreen = ({ id }: { id: number }) =>
    navigate(routes.entity.create({ parentType: kind, parentId: id }));
  return (
    <ModalForm title={selectParent.title} open={open} onClose={onClose}>
      <div className="h-stack">
        <Segmented
          block
          aria-label={selectParent.kind}
          options={kindOptions.map((option) => ({ ...option }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'company' ? (
          <CompanyPicker onPick={openCreateScreen} />
        ) : (
          <EntityPicker onPick={openCreateScreen} />
        )}
        <p className="h-muted">
          {selectParent.companyMissing}{' '}
          <AppLink to={routes.company.create()}>{selectParent.createCompany}</AppLink>
        </p>
      </div>
    </ModalForm>
  );
};
