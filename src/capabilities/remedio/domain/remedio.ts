const remedios = ['recorrer', 'reclamar', 'denunciarDescumprimento', 'pedirRevisao'] as const;

/** What the access law lets the citizen do after an answer, a refusal or silence. */
export type Remedio = (typeof remedios)[number];

export const isRemedio = (ato: string): ato is Remedio => remedios.some((remedio) => remedio === ato);

/** The type of appeal 'Resposta não foi dada no prazo': the only one against silence, and never chosen (Decreto 7.724/2012, art. 22). */
export const TIPO_POR_SILENCIO = 1;
