import type { InspectionSource } from './inspection-kind';

export const source = (
  title: string,
  section: string | null,
  since: string | null,
  url: string | null,
): InspectionSource => ({
  title,
  section,
  since,
  url,
});
export const planningAct = (section: string) =>
  source('Plan- och bygglag (2010:900)', section, '2011-05-02', 'https://lagen.nu/2010:900');
export const planningOrdinance = (section: string) =>
  source('Plan- och byggförordning (2011:338)', section, '2011-05-02', 'https://lagen.nu/2011:338');
export const civilProtectionAct = (section: string) =>
  source('Lag (2003:778) om skydd mot olyckor', section, '2004-01-01', 'https://lagen.nu/2003:778');
export const liftRegulations = source(
  'Boverkets föreskrifter om hissar och vissa andra motordrivna anordningar (BFS 2011:12, H)',
  null,
  null,
  'https://www.boverket.se/sv/byggande/sakerhet/motordrivna-anordningar/',
);
/** An inspection body's summary of the regulations, read in November 2026: their own table of intervals was not available. */
export const firstLiftInspection = source(
  'Besiktning av hissar, kontrollorganet SLP:s sammanfattning av föreskrifterna',
  null,
  null,
  'https://www.slpab.se/besiktningar/besiktning-av-hissar-41037768',
);
export const sweepingRegulations = source(
  'MSB:s föreskrifter om rengöring (sotning) och brandskyddskontroll (MSBFS 2014:6)',
  null,
  '2015-01-01',
  'https://lagen.nu/msbfs/2014:6',
);
export const workEquipmentRegulations = source(
  'Arbetsmiljöverkets föreskrifter om arbetsutrustning (AFS 2023:11), tidigare AFS 2017:3',
  null,
  '2025-01-01',
  'https://www.av.se/arbetsmiljoarbete-och-inspektioner/publikationer/foreskrifter/',
);
export const environmentalCode = (section: string | null) =>
  source('Miljöbalk (1998:808)', section, '1999-01-01', 'https://lagen.nu/1998:808');
