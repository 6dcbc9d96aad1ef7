export { createDemoAccount, demoUser } from './demo-account.store';
export { demoPortal } from './demo-portal.data';
export { insertPortfolio, insertPortfolioWithMaintenance } from './insert-portfolio';
export { createPeopleGenerator } from './people-generator';
