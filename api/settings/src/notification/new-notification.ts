export interface NewNotification {
  type: string;
  title: string;
  body: string;
  /** A path built with `routes` of the contract. */
  link: string | null;
}
