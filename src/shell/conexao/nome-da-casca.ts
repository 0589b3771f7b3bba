/** Begins the name of every cache of this product; one of somebody else on the same origin is left alone. */
export const PREFIXO_DA_CASCA = 'escuta-casca-';
