/**
 * Tells the login page that somebody has just signed out. In the tab's own storage, because the way there may lead
 * through the national sign-on's logout, which brings nothing back.
 */
const KEY = 'saiu';

export const lembrarSaida = (): void => sessionStorage.setItem(KEY, '1');
export const acabouDeSair = (): boolean => sessionStorage.getItem(KEY) !== null;
export const esquecerSaida = (): void => sessionStorage.removeItem(KEY);
