const remedios = ['recorrer', 'reclamar', 'denunciarDescumprimento', 'pedirRevisao'] as const;

/** The ways on that the access law gives the citizen. */
export type Remedio = (typeof remedios)[number];

/** Whether an act of this name is one of them. */
export const isRemedio = (ato: string): ato is Remedio => remedios.some((remedio) => remedio === ato);
