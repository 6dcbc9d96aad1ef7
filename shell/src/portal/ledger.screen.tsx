import { ledgerLineKindLabel, type PortalLedger, type PortalLedgerEntry } from '@husrum/contract/portal';
import { formatKronor } from '@husrum/format';
import { openFetchedFile } from '@husrum/platform';
import { DateText, EmptyState, Money, QueryContent, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useFetchLedgerPdf, usePortalLedgers } from './portal.queries';
import { portalTexts } from './portal.texts';
import { PortalFrame } from './portal-frame';

/** What the tenant owes each of the landlord's companies. */
export default function PortalLedgerScreen() {
  return (
    <PortalFrame title={portalTexts.ledger} isAlwaysOpen>
      <Ledgers />
    </PortalFrame>
  );
}

const Ledgers = () => (
  <QueryContent query={usePortalLedgers()}>
    {(ledgers) =>
      ledgers.length === 0 ? (
        <EmptyState kind="nothing" title={portalTexts.noLedger} />
      ) : (
        <>
          <p className="h-muted">{portalTexts.ledgerIntro}</p>
          {ledgers.map((ledger) => (
            <CompanyLedger key={ledger.company?.id ?? 0} ledger={ledger} />
          ))}
        </>
      )
    }
  </QueryContent>
);

const CompanyLedger = ({ ledger: { company, balance, entries } }: { ledger: PortalLedger }) => {
  const fetchPdf = useFetchLedgerPdf();
  const name = company?.name ?? portalTexts.removedCompany;
  const label = balance > 0 ? portalTexts.owed : balance < 0 ? portalTexts.inCredit : portalTexts.settled;
  return (
    <Section title={name}>
      <div className="s-tenant__stack">
        <span>{label}</span>
        {balance !== 0 && (
          <span className="s-tenant__amount">
            <Money value={Math.abs(balance)} strong />
          </span>
        )}
        {company !== null && (
          <Button
            aria-label={portalTexts.openPdfOf(name)}
            onClick={() => void openFetchedFile(() => fetchPdf(company.id))}
          >
            {portalTexts.openPdf}
          </Button>
        )}
      </div>
      <ul className="s-tenant__list s-tenant__ledger" aria-label={name}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ul>
    </Section>
  );
};

const Entry = ({ entry: { kind, day, reference, amount, balance } }: { entry: PortalLedgerEntry }) => (
  <li className="s-tenant__row">
    <div className="s-tenant__line">
      <strong>
        {ledgerLineKindLabel[kind]}
        {reference !== null && ` ${reference}`}
      </strong>
      <Money value={amount} strong />
    </div>
    <div className="s-tenant__line">
      <DateText value={day} />
      <span className="h-muted">{portalTexts.balanceAfter(formatKronor(balance))}</span>
    </div>
  </li>
);
