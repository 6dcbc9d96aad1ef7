import type { ReleaseAction } from '@husrum/contract/release';
import type { ReportKind } from '@husrum/contract/telemetry';

export const actionText: Readonly<Record<ReleaseAction, string>> = {
  adopt: 'Fanns vid serverns start',
  promote: 'Släppt till alla',
  canary: 'Släppt till en andel',
  stop: 'Försöket avbrutet',
  halt: 'Försöket stoppat av servern',
  rollback: 'Återgång',
  remove: 'Borttagen',
};

export const kindText: Readonly<Record<ReportKind, string>> = {
  load: 'Kunde inte hämtas',
  render: 'Kunde inte visas',
  script: 'Fel i kod',
  csp: 'Stoppat av sidans regler',
  timing: 'Laddningstid',
};

const milliseconds = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });
export const loadTime = (ms: number | null): string => (ms === null ? '–' : `${milliseconds.format(ms)} ms`);
