/** Why a backup could not be made, checked or restored: one Portuguese sentence for whoever runs it. */
export class CopiaError extends Error {
  override readonly name = 'CopiaError';
}
