/**
 * Tells the login page that somebody has just signed out. It is in the tab's own storage, because
 * the way there may pass through gov.br's logout, which returns nothing.
 */
const KEY = 'saiu';

export const lembrarSaida = (): void => sessionStorage.setItem(KEY, '1');
export const acabouDeSair = (): boolean => sessionStorage.getItem(KEY) !== null;
export const esquecerSaida = (): void => sessionStorage.removeItem(KEY);
