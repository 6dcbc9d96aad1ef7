import type { InspectionSource } from './inspection-kind';

export const planningAct = (section: string): InspectionSource => ({
  title: 'Plan- och bygglag (2010:900)',
  section,
  appliesFrom: '2011-05-02',
  url: 'https://lagen.nu/2010:900',
});
export const planningOrdinance = (section: string): InspectionSource => ({
  title: 'Plan- och byggförordning (2011:338)',
  section,
  appliesFrom: '2011-05-02',
  url: 'https://lagen.nu/2011:338',
});
export const civilProtectionAct = (section: string): InspectionSource => ({
  title: 'Lag (2003:778) om skydd mot olyckor',
  section,
  appliesFrom: '2004-01-01',
  url: 'https://lagen.nu/2003:778',
});
/** They replaced BFS 2011:12 on 1 December 2025. */
export const motorDeviceRegulations = (section: string): InspectionSource => ({
  title: 'Boverkets föreskrifter om krav för användning av motordrivna anordningar (BFS 2025:11)',
  section,
  appliesFrom: '2025-12-01',
  url: 'https://forfattningssamling.boverket.se/detaljer/BFS2025-11',
});
export const ventilationRegulations: InspectionSource = {
  title: 'Boverkets föreskrifter om funktionskontroll av ventilationssystem (BFS 2011:16)',
  section: '2–3 §§',
  appliesFrom: '2012-01-01',
  url: 'https://forfattningssamling.boverket.se/detaljer/BFS2011-16',
};
export const sweepingRegulations = (section: string): InspectionSource => ({
  title: 'MSB:s föreskrifter om rengöring (sotning) och brandskyddskontroll (MSBFS 2014:6)',
  section,
  appliesFrom: '2015-01-01',
  url: 'https://lagen.nu/msbfs/2014:6',
});
export const workEquipmentRegulations: InspectionSource = {
  title: 'Arbetsmiljöverkets föreskrifter om arbetsutrustning (AFS 2023:11), tidigare AFS 2017:3',
  section: '10 kap. 10 och 26 §§, bilaga 7',
  appliesFrom: '2025-01-01',
  url: 'https://www.av.se/arbetsmiljoarbete-och-inspektioner/publikationer/foreskrifter/',
};
export const environmentalCode = (section: string | null): InspectionSource => ({
  title: 'Miljöbalk (1998:808)',
  section,
  appliesFrom: '1999-01-01',
  url: 'https://lagen.nu/1998:808',
});
