import { type TaxRate, taxRates } from '@husrum/contract/core';
import { type Entity, type EntityKind, isEntityKind } from '@husrum/contract/entity';
import { type LeaseInput, statutoryNotice } from '@husrum/contract/lease';

const invoiceOf = (kind: string) => statutoryNotice[isEntityKind(kind) ? kind : 'apartments'];
const rateOf = (rate: number): TaxRate => taxRates.find((known) => known === rate) ?? 0;

/** What a lease of the object begins with: the rent it is offered for, the VAT of its type, the law's notice time. */
export const termsOf = (entity: Entity): Partial<LeaseInput> => ({
  entity_id: entity.id,
  fee: entity.fee ?? undefined,
  fee_as_m2: entity.fee_as_m2,
  payment_interval: entity.payment_interval,
  tax_rate: rateOf(entity.type.private_tax_rate),
  ...invoiceOf(entity.type.kind),
});

export const noTerms: Partial<LeaseInput> = {
  reference: null,
  stop: null,
  fee_as_m2: false,
  payment_interval: 'MONTHLY',
  tax_rate: 0,
  ...statutoryNotice.apartments,
};

interface Place {
  address: string;
  postal_code: string;
  city: string;
  country: string;
}
export const placeOf = ({ address, postal_code, city, country }: Place): Place => ({
  address,
  postal_code,
  city,
  country,
});
const samePlace = (a: Place, b: Place): boolean =>
  a.address === b.address && a.postal_code === b.postal_code && a.city === b.city;

const MOVED_INTO: readonly EntityKind[] = ['apartments'];

/** Whether renting means moving: an apartment at another address than the tenant has. */
export const movesIn = (entity: Pick<Entity, 'type'> & Place, home: Place | undefined): boolean =>
  MOVED_INTO.some((kind) => kind === entity.type.kind) && !(home && samePlace(entity, home));
