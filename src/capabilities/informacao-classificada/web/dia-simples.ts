/** '12/03/2026', without the day of the week: dates of documents, years away from today. */
export const diaSimples = (iso: string): string => iso.split('-').reverse().join('/');
