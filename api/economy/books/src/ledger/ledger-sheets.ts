import {
  createXlsx,
  type FileResponse,
  type RequestContext,
  type Sheet,
  XLSX_MIMETYPE,
} from '@husrum/api-platform';
import { type AgedGrouping, type AgedSum, ledgerLineKindLabel } from '@husrum/contract/ledger';
import { formatEntityName, fromOre } from '@husrum/format';
import { agedTexts, ledgerTexts } from './ledger.texts';
import { type AgedScope, loadAged } from './read-aged';
import { type LedgerScope, loadLedger, type TenantLedger, toLedgerEntry } from './read-ledger';

const toLedgerSheet = ({ tenant, lease, openingOre, closingOre, ...ledger }: TenantLedger): Sheet => {
  const { columns } = ledgerTexts;
  const owner = lease === null ? tenant.name : `${tenant.name}, ${formatEntityName(lease.entity)}`;
  const balanceRow = (name: string, ore: number) => [null, name, null, null, null, null, fromOre(ore)];
  return {
    name: ledgerTexts.title,
    columns: [
      { title: columns.day, kind: 'date' },
      { title: columns.kind, kind: 'text' },
      { title: columns.invoice, kind: 'text' },
      { title: columns.company, kind: 'text' },
      { title: columns.due, kind: 'date' },
      { title: columns.amount, kind: 'kr' },
      { title: columns.balance, kind: 'kr' },
    ],
    rows: [
      [
        balanceRow(`${ledgerTexts.opening} ${owner}`, openingOre),
        ...ledger.entries
          .map(toLedgerEntry)
          .map((entry) => [
            ...[entry.day, ledgerLineKindLabel[entry.kind], entry.invoice?.reference ?? null],
            ...[entry.company?.name ?? null, entry.due_at, entry.amount, entry.balance],
          ]),
      ],
    ],
    totals: () => [
      balanceRow(ledgerTexts.closing, closingOre),
      ...(lease === null ? [] : [balanceRow(ledgerTexts.tenantClosing, ledger.tenantClosingOre)]),
    ],
  };
};

const agedCells = (sum: AgedSum) => [
  ...[sum.not_due, sum.days_30, sum.days_60, sum.days_90, sum.older],
  ...[sum.credit, sum.balance, sum.unsent_credits, sum.booked],
];

const agedColumns = (by: AgedGrouping): Sheet['columns'] => [
  { title: agedTexts.nameColumn(by), kind: 'text' },
  ...Object.values(agedTexts.columns).map((title) => ({ title, kind: 'kr' }) as const),
];

const xlsx = async (name: string, sheet: Sheet): Promise<FileResponse> => ({
  name,
  mimetype: XLSX_MIMETYPE,
  bytes: await createXlsx([sheet]),
});

/** The whole ledger of the days as one table. */
export const exportLedger = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  scope: LedgerScope,
): Promise<FileResponse> => {
  const ledger = await loadLedger(tx, scope);
  return xlsx(ledgerTexts.fileName(ledger.tenant.name, scope.to ?? clock.today()), toLedgerSheet(ledger));
};

export const exportAged = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  scope: AgedScope,
): Promise<FileResponse> => {
  const { day, rows, sum } = await loadAged(context, scope);
  return xlsx(agedTexts.fileName(day), {
    name: agedTexts.title(day),
    columns: agedColumns(scope.by),
    rows: [rows.map((row) => [row.name ?? agedTexts.noName, ...agedCells(row)])],
    totals: () => [[agedTexts.total, ...agedCells(sum)]],
  });
};
