export * from './faq-topic';
export * from './help.calls';
