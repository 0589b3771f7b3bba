/** Shown in place of hidden data. In its own file, so that screens do not load the scanner. */
export const OCULTO = '[dado pessoal]';
