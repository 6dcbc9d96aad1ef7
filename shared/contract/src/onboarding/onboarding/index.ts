export * from './onboarding.calls';
export * from './onboarding.rules';
