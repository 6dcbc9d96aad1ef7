import { groupBy, type Tx } from '@husrum/api-platform';
import { type InvoicingCalendar, makeInvoicingCalendar } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';

const selectConfigs = (tx: Tx) =>
  tx
    .selectFrom('invoicing_config')
    .select([
      'company_id',
      'auto_enabled',
      'auto_from',
      'generate_day',
      'generate_period',
      'send_day',
      'bankgiro',
      'plusgiro',
    ]);
type Config = Awaited<ReturnType<ReturnType<typeof selectConfigs>['execute']>>[number];

/** The runs that create invoices. */
const selectRuns = (tx: Tx) =>
  tx.selectFrom('job_run').select(['company_id', 'period', 'status']).where('kind', '=', 'GENERATE');

type Runs = Awaited<ReturnType<ReturnType<typeof selectRuns>['execute']>>;

const toCalendar = (config: Config, runs: Runs, today: LocalDate): InvoicingCalendar =>
  makeInvoicingCalendar(
    {
      autoEnabled: config.auto_enabled,
      autoFrom: config.auto_from,
      generateDay: config.generate_day,
      generatePeriod: config.generate_period,
      sendDay: config.send_day,
    },
    config,
    { runs, today },
  );

export const readInvoicingCalendar = async (
  tx: Tx,
  companyId: number,
  today: LocalDate,
): Promise<InvoicingCalendar> => {
  const config = await selectConfigs(tx).where('company_id', '=', companyId).executeTakeFirstOrThrow();
  return toCalendar(config, await selectRuns(tx).where('company_id', '=', companyId).execute(), today);
};

/** The calendars of every company of the business, by company id. */
export const listInvoicingCalendars = async (
  tx: Tx,
  today: LocalDate,
): Promise<ReadonlyMap<number, InvoicingCalendar>> => {
  const runsByCompany = groupBy(await selectRuns(tx).execute(), (run) => run.company_id);
  return new Map(
    (await selectConfigs(tx).execute()).map((config) => [
      config.company_id,
      toCalendar(config, runsByCompany.get(config.company_id) ?? [], today),
    ]),
  );
};
