import { addonTypeLabel } from '@husrum/contract/addon';
import { addonIntervalLabel } from '@husrum/contract/lease-addon';
import { sql } from 'kysely';
import {
  amountColumn,
  dateColumn,
  enumColumn,
  instantColumn,
  integerColumn,
  textColumn,
} from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { addonColumnTexts as texts } from './addon-columns.texts';

export const addonColumns: readonly ReportColumn[] = [
  textColumn('addon.name', texts.name),
  enumColumn(
    'addon.type',
    texts.type,
    addonTypeLabel,
    sql`case when addon.fee_ore < 0 then 'DEDUCTION' else 'SURCHARGE' end`,
  ),
  amountColumn('addon.fee', texts.fee, 'addon.fee_ore'),
  integerColumn('addon.tax_rate', texts.taxRate),
  instantColumn('addon.created_at', texts.createdAt),
];

export const leaseAddonColumns: readonly ReportColumn[] = [
  textColumn('lease_addon.name', texts.name),
  enumColumn(
    'lease_addon.type',
    texts.type,
    addonTypeLabel,
    sql`case when lease_addon.fee_ore < 0 then 'DEDUCTION' else 'SURCHARGE' end`,
  ),
  amountColumn('lease_addon.fee', texts.fee, 'lease_addon.fee_ore'),
  enumColumn('lease_addon.interval', texts.interval, addonIntervalLabel),
  integerColumn('lease_addon.tax_rate', texts.taxRate),
  dateColumn('lease_addon.start', texts.start),
  dateColumn('lease_addon.stop', texts.stop),
  instantColumn('lease_addon.created_at', texts.createdAt),
];
