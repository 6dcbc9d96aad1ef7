export * from './company-books.calls';
