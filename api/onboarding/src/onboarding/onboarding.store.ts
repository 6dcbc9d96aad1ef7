import type { Tx } from '@husrum/api-platform';
import { accountingNames } from '@husrum/contract/integration';
import type { OnboardingTaskKey } from '@husrum/contract/onboarding';
import { sql } from 'kysely';
import type { OnboardingFacts } from './onboarding.rules';

type RowFacts = Omit<OnboardingFacts, 'skipped' | 'offers_accounting'>;

/** `canConnectAccounting`: whether an accounting program can be connected on this server. */
export const readOnboardingFacts = async (
  tx: Tx,
  canConnectAccounting: boolean,
): Promise<OnboardingFacts> => {
  const { rows } = await sql<RowFacts>`
    select
      (select min(id) from company) as company_id,
      (select min(company.id) from company left join invoicing_config config on config.company_id = company.id
        where config.bankgiro is null and config.plusgiro is null) as company_without_account_id,
      exists (select from invoicing_config where bankgiro is not null or plusgiro is not null) as has_payment_account,
      (select min(entity.id) from entity join entity_type type on type.id = entity_type_id where not rentable) as property_id,
      exists (select from entity) as has_entity,
      exists (select from entity join entity_type type on type.id = entity_type_id where rentable) as has_rentable_entity,
      exists (select from lease) as has_lease,
      exists (select from invoicebase where sent_at is not null) as has_sent_invoice,
      (select min(id) from invoicebase where sent_at is null and status in ('EDIT', 'REVIEW', 'READY', 'ERROR'))
        as unsent_invoice_id,
      exists (select from invoicing_config where auto_enabled) as has_automatic_invoicing,
      (select count(*)::int from integration where name in (${sql.join(accountingNames)})) as accounting_connections,
      (select count(*)::int from integration where name in (${sql.join(accountingNames)})
        and state = 'CONNECTED' and credentials is not null) as working_accounting_connections,
      (select count(*) > 1 from user_account where removed_at is null) or exists (select from invite) as has_colleague`.execute(
    tx,
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error('A query without a table returned no row');
  const skipped = await tx.selectFrom('onboarding_skip').select('task').execute();
  return {
    ...facts,
    offers_accounting: canConnectAccounting || facts.accounting_connections > 0,
    skipped: skipped.map(({ task }) => task),
  };
};

export const insertOnboardingSkip = async (tx: Tx, task: OnboardingTaskKey): Promise<void> => {
  await tx
    .insertInto('onboarding_skip')
    .values({ task })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
