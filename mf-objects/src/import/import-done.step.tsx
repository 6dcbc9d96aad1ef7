import type { ImportResult } from '@husrum/contract/import';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { importTexts } from './import.texts';
import { ImportCountList, isNothingNew } from './import-counts';

interface Props {
  result: ImportResult;
  onRestart: () => void;
}

/** The last step: what was created, with links to it. */
export const ImportDoneStep = ({ result: { counts, skipped_rows, companies }, onRestart }: Props) => (
  <Section title={importTexts.done}>
    <ImportCountList counts={counts} />
    {isNothingNew(counts) && <Alert type="info" showIcon title={importTexts.nothingCreated} />}
    {skipped_rows > 0 && (
      <Alert
        type="warning"
        showIcon
        title={importTexts.skipped(skipped_rows)}
        description={importTexts.skippedText}
      />
    )}
    <h3>{importTexts.next}</h3>
    <ul className="import__links">
      {companies.map(({ id, name }) => (
        <li key={id}>
          <AppLink to={routes.company.detail({ id })}>{name}</AppLink>
        </li>
      ))}
      <li>
        <AppLink to={routes.entity.overview()}>{importTexts.showEntities}</AppLink>
      </li>
      <li>
        <AppLink to={routes.lease.overview()}>{importTexts.showLeases}</AppLink>
      </li>
      <li>
        <AppLink to={routes.tenant.overview()}>{importTexts.showTenants}</AppLink>
      </li>
    </ul>
    <div className="import__actions">
      <Button onClick={onRestart}>{importTexts.importMore}</Button>
    </div>
  </Section>
);
