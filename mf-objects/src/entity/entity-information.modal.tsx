import type { Entity } from '@husrum/contract/entity';
import { DateText, Facts, ModalForm } from '@husrum/ui';
import { EntityStatus } from './entity.columns';
import { EntityRent, typeFacts } from './entity-facts';

interface Props {
  entity: Entity;
  open: boolean;
  onClose: () => void;
}

export const EntityInformationModal = ({ entity, open, onClose }: Props) => {
  const { name, type, company, parent, address, postal_code, city, country } = entity;
  const rent =
    type.rentable === 1
      ? [
          { label: 'Status', value: <EntityStatus entity={entity} /> },
          { label: 'Begärd hyra', value: <EntityRent entity={entity} /> },
        ]
      : [];
  return (
    <ModalForm title="Information" open={open} onClose={onClose}>
      <Facts
        items={[
          { label: 'Namn', value: name },
          { label: 'Typ', value: type.name },
          { label: 'Kopplad till', value: parent?.name ?? company?.name },
          ...rent,
          { label: 'Adress', value: address },
          { label: 'Postnummer', value: postal_code },
          { label: 'Ort', value: city },
          { label: 'Land', value: country },
          ...typeFacts(entity),
          { label: 'Skapad', value: <DateText value={entity.created_at} time /> },
          { label: 'Senast ändrad', value: <DateText value={entity.updated_at} time /> },
        ]}
      />
    </ModalForm>
  );
};
