export const etapas = ['assunto', 'relato', 'orgao', 'identificacao', 'anexos', 'revisao'] as const;
export type Etapa = (typeof etapas)[number];

export const nomesDasEtapas = ['Assunto', 'Relato', 'Órgão', 'Identificação', 'Anexos', 'Revisão'] as const;

export const indiceDa = (etapa: Etapa): number => etapas.indexOf(etapa);

export const nomeDaEtapa = (etapa: Etapa): string => nomesDasEtapas[indiceDa(etapa)] ?? '';

export const seguinte = (etapa: Etapa): Etapa => etapas[indiceDa(etapa) + 1] ?? etapa;
export const anterior = (etapa: Etapa): Etapa | null => etapas[indiceDa(etapa) - 1] ?? null;

/** The step is the address's fragment: the browser's Back works, and no server sees it. */
export const etapaDoHash = (hash: string): Etapa | null =>
  etapas.find((etapa) => `#${etapa}` === hash) ?? null;
