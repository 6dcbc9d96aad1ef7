import type { InspectionSource } from './inspection-kind';

export const createSource = (
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
  createSource('Plan- och bygglag (2010:900)', section, '2011-05-02', 'https://lagen.nu/2010:900');
export const planningOrdinance = (section: string) =>
  createSource('Plan- och byggförordning (2011:338)', section, '2011-05-02', 'https://lagen.nu/2011:338');
export const civilProtectionAct = (section: string) =>
  createSource('Lag (2003:778) om skydd mot olyckor', section, '2004-01-01', 'https://lagen.nu/2003:778');
/** Before 1 December 2025: BFS 2011:12. */
export const motorDeviceRegulations = (section: string) =>
  createSource(
    'Boverkets föreskrifter om krav för användning av motordrivna anordningar (BFS 2025:11)',
    section,
    '2025-12-01',
    'https://forfattningssamling.boverket.se/detaljer/BFS2025-11',
  );
export const ventilationRegulations = createSource(
  'Boverkets föreskrifter om funktionskontroll av ventilationssystem (BFS 2011:16)',
  '2–3 §§',
  '2012-01-01',
  'https://forfattningssamling.boverket.se/detaljer/BFS2011-16',
);
export const sweepingRegulations = (section: string) =>
  createSource(
    'MSB:s föreskrifter om rengöring (sotning) och brandskyddskontroll (MSBFS 2014:6)',
    section,
    '2015-01-01',
    'https://lagen.nu/msbfs/2014:6',
  );
export const workEquipmentRegulations = createSource(
  'Arbetsmiljöverkets föreskrifter om arbetsutrustning (AFS 2023:11), tidigare AFS 2017:3',
  '10 kap. 10 och 26 §§, bilaga 7',
  '2025-01-01',
  'https://www.av.se/arbetsmiljoarbete-och-inspektioner/publikationer/foreskrifter/',
);
export const environmentalCode = (section: string | null) =>
  createSource('Miljöbalk (1998:808)', section, '1999-01-01', 'https://lagen.nu/1998:808');
