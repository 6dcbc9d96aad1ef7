export * from './inspection-assessment.rules';
export * from './inspection-facts';
export * from './inspection-facts.texts';
export * from './inspection-kind';
export * from './inspection-kind.texts';
export * from './inspection-status';
export * from './inspection-status.texts';
export * from './statutory-inspection.calls';
