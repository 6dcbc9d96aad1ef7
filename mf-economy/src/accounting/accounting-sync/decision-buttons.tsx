import './decision-buttons.css';
import {
  accountingSyncCalls,
  type DivergenceRow,
  divergenceFieldLabel,
} from '@husrum/contract/accounting-sync';
import { integrationLabel } from '@husrum/contract/integration';
import { Button } from '@husrum/ui/core';
import { ActionError } from '../../invoicing/invoice/action-error';
import { useDecideDivergence } from './accounting-sync.queries';
import { accountingSyncTexts } from './accounting-sync.texts';

/** A button for each possible decision. An error is shown below the buttons, and the divergence stays in the list. */
export const DecisionButtons = ({ divergence }: { divergence: DivergenceRow }) => {
  const { id, field, service, choices, invoice, advice } = divergence;
  const decide = useDecideDivergence();
  return (
    <div className="e-divergence">
      <div className="e-divergence__buttons">
        {choices.map((decision) => {
          const label = accountingSyncTexts.decision[decision](integrationLabel[service]);
          return (
            <Button
              key={decision}
              call={accountingSyncCalls.decide}
              size="small"
              loading={decide.isPending && decide.variables.body.decision === decision}
              disabled={decide.isPending}
              aria-label={accountingSyncTexts.decisionLabel(
                label,
                divergenceFieldLabel[field].toLowerCase(),
                invoice.reference ?? accountingSyncTexts.noReference,
              )}
              onClick={() => decide.mutate({ params: { id }, body: { decision } })}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {advice != null && <p className="e-divergence__advice h-muted">{advice}</p>}
      <ActionError error={decide.error} />
    </div>
  );
};
