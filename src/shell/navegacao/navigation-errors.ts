/** The address is not one of ours, or its parameters cannot be. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** A first load of a screen the profile may not open; later navigations to it are cancelled before they begin. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}
