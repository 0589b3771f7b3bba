/** The browser's clock: only for what is shown (days left, warning before the session ends), never for a right. */
export const now = (): Date => new Date();
