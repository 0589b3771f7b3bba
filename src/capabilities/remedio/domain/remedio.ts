const remedios = ['recorrer', 'reclamar', 'denunciarDescumprimento', 'pedirRevisao'] as const;

/** What the access law lets the citizen do after an answer, a refusal or silence. */
export type Remedio = (typeof remedios)[number];

export const isRemedio = (ato: string): ato is Remedio => remedios.some((remedio) => remedio === ato);
