/** A setting that cannot be used; the message is one Portuguese sentence for whoever starts the server. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
