import { routes } from '@husrum/contract/routes';
import { AppLink, useGo } from '@husrum/platform';
import { ModalForm } from '@husrum/ui';
import { Segmented } from '@husrum/ui/data';
import { SearchPicker } from '@husrum/ui/input';
import { useState } from 'react';
import { companiesFound } from '../company/company.queries';
import { parentsFound } from './entity.queries';

const kinds = [
  { value: 'company', label: 'Företag' },
  { value: 'entity', label: 'Objekt' },
] as const;
type ParentKind = (typeof kinds)[number]['value'];

interface Props {
  open: boolean;
  onClose: () => void;
}

interface PickProps {
  onPick: (parent: { id: number }) => void;
}

const PickCompany = ({ onPick }: PickProps) => (
  <SearchPicker
    label="Sök företag"
    placeholder="Sök företag"
    whenBlank="search"
    autoFocus
    query={companiesFound}
    items={({ data }) => data}
    option={({ id, name, organisation_number }) => ({ key: id, title: name, detail: organisation_number })}
    onPick={onPick}
  />
);

const PickEntity = ({ onPick }: PickProps) => (
  <SearchPicker
    label="Sök objekt"
    placeholder="Sök objekt"
    whenBlank="search"
    autoFocus
    query={parentsFound}
    items={({ data }) => data}
    option={({ id, name, type, parent, company }) => ({
      key: id,
      title: name,
      detail: [type.name, parent?.name ?? company?.name].filter(Boolean).join(' · '),
    })}
    onPick={onPick}
  />
);

/** An object is made where it belongs: in a company, or under another object. */
export const CreateEntityModal = ({ open, onClose }: Props) => {
  const go = useGo();
  const [kind, setKind] = useState<ParentKind>('company');
  const create = ({ id }: { id: number }) => go(routes.entity.create({ parentType: kind, parentId: id }));
  return (
    <ModalForm title="Var ska objektet ligga?" open={open} onClose={onClose}>
      <div className="h-stack">
        <Segmented
          block
          aria-label="Lägg objektet under"
          options={kinds.map((option) => ({ ...option }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'company' ? <PickCompany onPick={create} /> : <PickEntity onPick={create} />}
        <p className="h-muted">
          Saknas företaget? <AppLink to={routes.company.create()}>Skapa ett företag</AppLink>
        </p>
      </div>
    </ModalForm>
  );
};
