import type { MissedAdjustments } from '@husrum/contract/lease';
import { formatKronor, formatPercent } from '@husrum/format';

type MissedAdjustment = MissedAdjustments['adjustments'][number];

export const missedAdjustmentsTexts = {
  reactivateQuestion:
    'Uthyrningen blir löpande igen: slutdatumet tas bort och avier skapas för kommande perioder.',
  title: 'Hyresjusteringar som uthyrningen har missat',
  adjustment: ({ rate, effective_on, restores, addons, total }: MissedAdjustment) =>
    [
      restores
        ? `Justeringen återställdes ${effective_on}`
        : `${rate > 0 ? '+' : ''}${formatPercent(rate)} ${effective_on}`,
      `: hyran blir ${formatKronor(total)}`,
      addons && !restores ? ', och tilläggen justeras' : '',
    ].join(''),
  from: 'Justerad hyra från och med',
  fromHint: (earliest: string) =>
    `Tidigast ${earliest}. Redan skickade hyresavier ändras inte. Töm fältet för att behålla hyran som den är.`,
} as const;
