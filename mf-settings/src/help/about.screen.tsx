import './about.css';
import { PageFrame, Section } from '@husrum/ui';
import { Collapse } from '@husrum/ui/collapse';
import licences from './licences.json';

export default function AboutScreen() {
  return (
    <PageFrame title="Om Husrum">
      <Section title="Husrum">
        <p className="about-text">
          Husrum hjälper hyresvärdar att hålla ordning på fastigheter, uthyrningar, hyresavier och ärenden.
        </p>
      </Section>
      <Section title="Tredjepartslicenser">
        <p className="about-text">Husrum bygger på öppen källkod. Tack till alla som har skrivit den.</p>
        <Collapse
          className="about-licences"
          ghost
          items={licences.map(({ licence, count, packages }) => ({
            key: licence,
            label: `${licence} (${count})`,
            children: packages,
          }))}
        />
      </Section>
    </PageFrame>
  );
}
