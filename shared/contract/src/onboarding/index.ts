export * from './onboarding.calls';
