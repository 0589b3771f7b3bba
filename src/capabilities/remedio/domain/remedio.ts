/** The ways on that the access law gives the citizen. */
export type Remedio = 'recorrer' | 'reclamar' | 'denunciarDescumprimento' | 'pedirRevisao';
