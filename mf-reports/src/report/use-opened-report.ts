import type { SavedReport } from '@husrum/contract/saved-report';
import { useUrlState } from '@husrum/ui';
import { useState } from 'react';
import { usePremadeReports } from '../premade-report/premade-report.queries';
import { useSavedReports } from '../saved-report/saved-report.queries';

export interface OpenedReport {
  /** The saved report that the builder has opened. */
  readonly saved: SavedReport | undefined;
  /** The name of the saved or pre-made report. A pre-made report loses it when another model is chosen. */
  readonly name: string | undefined;
}

/** What the builder has opened. The URL contains the id of a saved report, or the key of a pre-made one. */
export const useOpenedReport = (model: string | null): OpenedReport => {
  const [savedId] = useUrlState('saved');
  const [premadeKey] = useUrlState('premade');
  const [openedModel] = useState(model);
  const saved = useSavedReports({ enabled: savedId !== undefined }).data?.find(
    ({ id }) => String(id) === savedId,
  );
  const premade = usePremadeReports({ enabled: premadeKey !== undefined }).data?.find(
    ({ key }) => key === premadeKey,
  );
  return { saved, name: saved?.name ?? (model === openedModel ? premade?.title : undefined) };
};
