/** Where a tab keeps the receipts of what was sent in it; it goes with the tab, with the session and with the case. */
export const ENVIADAS = 'enviadas';

export const esquecerEnviadas = (): void => sessionStorage.removeItem(ENVIADAS);
