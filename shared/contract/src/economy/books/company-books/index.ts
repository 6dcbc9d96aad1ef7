export * from './books-settings.schema';
export * from './company-books.calls';
