/** What is read where something was covered. Alone in its file: screens show it without carrying the scan along. */
export const OCULTO = '[dado pessoal]';
