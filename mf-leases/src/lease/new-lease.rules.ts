import { type TaxRate, taxRates } from '@husrum/contract/core';
import { type Entity, type EntityKind, isEntityKind } from '@husrum/contract/entity';
import { type LeaseInput, statutoryNoticePeriod } from '@husrum/contract/lease';

const getNoticePeriod = (kind: string) => statutoryNoticePeriod[isEntityKind(kind) ? kind : 'apartments'];
/** Narrows the type: the server sends only these rates. */
const toTaxRate = (rate: number): TaxRate => taxRates.find((taxRate) => taxRate === rate) ?? 0;

/** The VAT rate that rents of the object's type normally have, for an organisation or a private person. */
export const getDefaultTaxRate = ({ type }: Pick<Entity, 'type'>, organisation: boolean): TaxRate =>
  toTaxRate(organisation ? type.organisation_tax_rate : type.private_tax_rate);

/** The default terms of a new lease: the object's asking rent, its type's VAT rate and the statutory notice period. */
export const getDefaultLeaseTerms = (
  entity: Entity,
  { organisation }: { organisation: boolean },
): Partial<LeaseInput> => ({
  entity_id: entity.id,
  fee: entity.fee ?? undefined,
  fee_as_m2: entity.fee_as_m2,
  payment_interval: entity.payment_interval,
  tax_rate: getDefaultTaxRate(entity, organisation),
  ...getNoticePeriod(entity.type.kind),
});

export const emptyLeaseTerms: Partial<LeaseInput> = {
  reference: null,
  stop: null,
  fee_as_m2: false,
  payment_interval: 'MONTHLY',
  tax_rate: 0,
  ...statutoryNoticePeriod.apartments,
};

interface PostalAddress {
  address: string;
  postal_code: string;
  city: string;
  country: string;
}
const isSameAddress = (a: PostalAddress, b: PostalAddress): boolean =>
  a.address === b.address && a.postal_code === b.postal_code && a.city === b.city;

const MOVE_IN_KINDS: readonly EntityKind[] = ['apartments'];

/** Whether the tenant probably moves in: the object is an apartment at another address than the tenant's. */
export const isMoveIn = (
  entity: Pick<Entity, 'type'> & PostalAddress,
  tenantAddress: PostalAddress | undefined,
): boolean =>
  MOVE_IN_KINDS.some((kind) => kind === entity.type.kind) &&
  !(tenantAddress && isSameAddress(entity, tenantAddress));
