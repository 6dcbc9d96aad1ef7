import type { Entity, TypeField } from '@husrum/contract/entity';
import { perInterval } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { squareMetres } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { type Fact, Facts, Money, Section } from '@husrum/ui';
import { texts } from './entity.texts';
import { inOrder } from './type.fields';

const shown = ({ key, type }: TypeField, value: Entity['fields'][string] | undefined) => {
  if (type === 'boolean') return value ? 'Ja' : 'Nej';
  if (key === 'area' && typeof value === 'number') return squareMetres(value);
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
};

/** The type's own fields, as the form asks for them. */
export const typeFacts = ({ type, fields }: Entity): Fact[] =>
  inOrder(type.fields).map((field) => ({
    label: field.key === 'area' ? 'Yta' : field.title,
    value: shown(field, fields[field.key]),
  }));

export const EntityRent = ({
  entity: { fee, fee_as_m2, payment_interval },
}: {
  entity: Pick<Entity, 'fee' | 'fee_as_m2' | 'payment_interval'>;
}) => <Money value={fee} per={`${fee_as_m2 ? '/m²' : ''}${perInterval[payment_interval]}`} />;

/** Beside the page: where the object belongs and what it is like. */
export const EntityFacts = ({ entity }: { entity: Entity }) => {
  const { company, parent, type } = entity;
  const place: Fact[] = [
    {
      label: 'Företag',
      value: company && <AppLink to={routes.company.detail({ id: company.id })}>{company.name}</AppLink>,
    },
  ];
  if (parent) {
    place.push({
      label: 'Ligger under',
      value: <AppLink to={routes.entity.detail({ id: parent.id })}>{parent.name}</AppLink>,
    });
  }
  if (type.rentable === 1) place.push({ label: 'Begärd hyra', value: <EntityRent entity={entity} /> });
  return (
    <Section title={texts.facts}>
      <Facts columns={1} items={[...place, ...typeFacts(entity)]} />
    </Section>
  );
};
