/** The address is not one of ours, or its parameters are impossible. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/**
 * The first page opened is one that the profile may not open; later navigations to it are cancelled
 * before they begin.
 */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}
