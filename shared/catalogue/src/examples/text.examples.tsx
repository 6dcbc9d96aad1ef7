import { DateRange, DateText, EmailText, EntityLabel, Money } from '@husrum/ui';
import type { ExampleGroup } from './example';
import { Row } from './row';
import { LONG_TEXT, LONG_WORD } from './sample.texts';

export const textExamples: ExampleGroup = {
  title: 'Värden som text',
  components: {
    Money: [
      {
        title: 'Belopp',
        content: (
          <Row>
            <Money value={8500} />
            <Money value={8500.5} strong />
            <Money value={8500} muted />
            <Money value={8500} per="/mån" />
          </Row>
        ),
      },
      {
        title: 'Noll, negativt, stort och inget',
        content: (
          <Row>
            <Money value={0} />
            <Money value={-1250.25} />
            <Money value={1234567890.12} />
            <Money value={null} />
          </Row>
        ),
      },
    ],
    DateText: [
      {
        title: 'Dag, tidpunkt och ingen',
        content: (
          <Row>
            <DateText value="2026-11-20" />
            <DateText value="2026-11-20T09:08:00Z" time />
            <DateText value={null} />
            <DateText value={null} empty="Tills vidare" />
          </Row>
        ),
      },
    ],
    DateRange: [
      {
        title: 'Med slut, utan slut, utan början och en enda dag',
        content: (
          <Row>
            <DateRange start="2026-01-01" stop="2026-12-31" />
            <DateRange start="2026-01-01" stop={null} />
            <DateRange start={null} stop="2026-12-31" />
            <DateRange start="2026-01-01" stop="2026-01-01" />
          </Row>
        ),
      },
    ],
    EmailText: [
      { title: 'Vanlig', content: <EmailText email="anna.andersson@example.com" /> },
      { title: 'Lång', content: <EmailText email={`${LONG_WORD}@${LONG_WORD}.se`} /> },
      {
        title: 'Ingen',
        content: (
          <p>
            <EmailText email={null} />
            <span className="h-muted">Här finns ingen text.</span>
          </p>
        ),
      },
    ],
    EntityLabel: [
      { title: 'Med hus', content: <EntityLabel entity={{ name: 'Lgh 1001', house: 'Storgatan 1' }} /> },
      { title: 'Utan hus', content: <EntityLabel entity={{ name: 'Storgatan 1' }} /> },
      { title: 'Lång text', content: <EntityLabel entity={{ name: LONG_TEXT, house: LONG_TEXT }} /> },
      {
        title: 'Med tillägg',
        content: (
          <EntityLabel entity={{ name: 'Lgh 1001', house: 'Storgatan 1' }}> (2 rum och kök)</EntityLabel>
        ),
      },
    ],
  },
};
