/** Where a tab keeps the receipts of what it sent, until tab, session or case is closed. */
export const ENVIADAS = 'enviadas';

export const esquecerEnviadas = (): void => sessionStorage.removeItem(ENVIADAS);
