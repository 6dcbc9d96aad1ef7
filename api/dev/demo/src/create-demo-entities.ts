import { createCompany, listEntityTypes } from '@husrum/api-objects';
import { createEntity } from '@husrum/api-objects/testing';
import { orNotFound } from '@husrum/api-platform';
import { updateInvoicingConfig } from '@husrum/api-runs/testing';
import { companySettings } from './demo-companies.data';
import { companies, estates, FIRST_COMPANY_ESTATE_COUNT } from './demo-portfolio.data';
import type { DemoScenario } from './demo-scenario';
import type { PlannedEntity } from './portfolio.types';

/** Creates the two companies. Returns their ids. */
export const createDemoCompanies = async ({ demo: { request } }: DemoScenario): Promise<number[]> => {
  // A company has the address of its first estate.
  const firstEstates = [estates[0], estates[FIRST_COMPANY_ESTATE_COUNT]];
  const ids: number[] = [];
  for (const [index, { name, organisationNumber, email }] of companies.entries()) {
    const estate = firstEstates[index] ?? estates[0];
    ids.push(
      await createCompany(request, {
        name,
        organisation_number: organisationNumber,
        email,
        phone: '070-174 06 10',
        address: estate?.street ?? '',
        postal_code: estate?.postalCode ?? '',
        city: estate?.city ?? '',
        country: 'Sverige',
      }),
    );
  }
  return ids;
};

/**
 * Saves the invoicing settings of the companies. The first time, automatic invoicing starts with the coming month
 * (docs/domain-rules.md, D-8). While `isReviewEnabled` is false, no company reviews its invoices.
 */
export const saveDemoSettings = async (
  { demo: { request } }: DemoScenario,
  companyIds: readonly number[],
  { isReviewEnabled }: { isReviewEnabled: boolean },
): Promise<void> => {
  for (const [index, id] of companyIds.entries()) {
    const settings = companySettings[index] ?? companySettings[0];
    await updateInvoicingConfig(request, id, {
      integration_id: null,
      terms_of_payment: settings.paymentTerm,
      vat: settings.vatNumber,
      plusgiro: null,
      bankgiro: settings.bankgiro,
      auto_enabled: true,
      generate_day: settings.generateDay,
      send_day: settings.sendDay,
      generate_period: settings.generatePeriod,
      auto_require_review: isReviewEnabled && settings.requireReview,
      min_days: settings.minDaysToPay,
      f_tax: true,
      swish: settings.swish,
      updated_at: null,
    });
  }
};

/** Creates the estates with their units. Returns the ids in portfolio order. */
export const createDemoEntities = async (
  { demo: { request }, portfolio }: DemoScenario,
  companyIds: readonly number[],
): Promise<number[]> => {
  const types = await listEntityTypes(request.tx);
  const ids: number[] = [];
  const create = async (entity: PlannedEntity): Promise<number> =>
    createEntity(request, {
      name: entity.name,
      address: entity.address,
      postal_code: entity.postalCode,
      city: entity.city,
      country: 'Sverige',
      company_id: entity.parentIndex === null ? (companyIds[entity.companyIndex] ?? null) : null,
      parent_id: entity.parentIndex === null ? null : (ids[entity.parentIndex] ?? null),
      entity_type_id: orNotFound(types.find(({ kind }) => kind === entity.kind)).id,
      fee: entity.fee,
      payment_interval: entity.interval,
      fee_as_m2: entity.feeAsM2,
      fields: entity.fields,
    });
  for (const entity of portfolio.entities) ids.push(await create(entity));
  return ids;
};
