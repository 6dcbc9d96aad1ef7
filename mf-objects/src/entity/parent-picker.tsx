import { Segmented } from '@husrum/ui/data';
import { SearchPicker } from '@husrum/ui/input';
import { useState } from 'react';
import { companySearchQueryOptions } from '../company/company.queries';
import { parentSearchQueryOptions } from './entity.queries';
import { entityTexts } from './entity.texts';
import type { EntityPlace, ParentKind } from './entity-parent.rules';

const { selectParent } = entityTexts;

const kindOptions = [
  { value: 'company', label: selectParent.company },
  { value: 'entity', label: selectParent.entity },
] as const satisfies readonly { value: ParentKind; label: string }[];

interface PickerProps {
  onPick: (place: EntityPlace) => void;
}

interface EntityPickerProps extends PickerProps {
  /** The type of the object that gets the parent. Without it, every object that can have children is offered. */
  childTypeId?: number;
  /** The object that gets the parent. It is not offered as its own parent. */
  childId?: number;
}

interface Props extends EntityPickerProps {
  /** Whether companies or objects are offered at first. */
  initialKind?: ParentKind;
}

const CompanyPicker = ({ onPick }: PickerProps) => (
  <SearchPicker
    label={selectParent.searchCompany}
    placeholder={selectParent.searchCompany}
    whenBlank="search"
    autoFocus
    query={companySearchQueryOptions}
    items={({ data }) => data}
    total={({ total }) => ({ value: total })}
    option={({ id, name, organisation_number }) => ({ key: id, title: name, detail: organisation_number })}
    onPick={({ id, name }) => onPick({ company: { id, name }, parent: null })}
  />
);

const EntityPicker = ({ onPick, childTypeId, childId }: EntityPickerProps) => (
  <SearchPicker
    label={selectParent.searchEntity}
    placeholder={selectParent.searchEntity}
    whenBlank="search"
    emptyListText={selectParent.noParents}
    autoFocus
    query={(name) => parentSearchQueryOptions(name, childTypeId)}
    items={({ data }) => data.filter(({ id }) => id !== childId)}
    total={({ data, total }) => ({ value: total - data.filter(({ id }) => id === childId).length })}
    option={({ id, name, type, parent, company }) => ({
      key: id,
      title: name,
      detail: [type.name, parent?.name ?? company?.name].filter(Boolean).join(' · '),
    })}
    onPick={({ id, name, type, company }) => onPick({ company, parent: { id, name, level: type.level } })}
  />
);

/** Picks the company or the object that an object lies under. */
export const ParentPicker = ({ initialKind = 'company', onPick, ...entity }: Props) => {
  const [kind, setKind] = useState<ParentKind>(initialKind);
  return (
    <>
      <Segmented
        block
        aria-label={selectParent.kind}
        options={kindOptions.map((option) => ({ ...option }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'company' ? <CompanyPicker onPick={onPick} /> : <EntityPicker onPick={onPick} {...entity} />}
    </>
  );
};
