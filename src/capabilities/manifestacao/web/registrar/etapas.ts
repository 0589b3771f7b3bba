export const etapas = ['assunto', 'relato', 'orgao', 'identificacao', 'revisao'] as const;
export type Etapa = (typeof etapas)[number];

const NOMES: Readonly<Record<Etapa, string>> = {
  assunto: 'Assunto',
  relato: 'Relato',
  orgao: 'Órgão',
  identificacao: 'Identificação',
  revisao: 'Revisão',
};

export const nomeDaEtapa = (etapa: Etapa): string => NOMES[etapa];

export const indiceDa = (etapa: Etapa): number => etapas.indexOf(etapa);

interface QuemRegistra {
  readonly anonimo: boolean;
  readonly atendimento: { readonly isAtendimento: boolean };
}

/** An atendente writes for somebody else. */
export const isDeMesa = ({ anonimo, atendimento }: QuemRegistra): boolean =>
  atendimento.isAtendimento && !anonimo;

/**
 * The steps that ask something, in their order. Only the desk is asked who the person is: of
 * everybody else the review shows what is known, and its 'Alterar' leads to that step.
 */
export const perguntasDe = (quem: QuemRegistra | null): readonly Etapa[] =>
  quem && isDeMesa(quem) ? etapas : etapas.filter((etapa) => etapa !== 'identificacao');

/** Where the line of steps stands; what is changed from the review belongs to the review. */
export const lugarDaEtapa = (fila: readonly Etapa[], etapa: Etapa): number =>
  fila.includes(etapa) ? fila.indexOf(etapa) : fila.length - 1;

export const seguinte = (fila: readonly Etapa[], etapa: Etapa): Etapa =>
  fila.find((outra) => indiceDa(outra) > indiceDa(etapa)) ?? etapa;

export const anterior = (fila: readonly Etapa[], etapa: Etapa): Etapa | null =>
  fila.findLast((outra) => indiceDa(outra) < indiceDa(etapa)) ?? null;

/**
 * The step is the address's fragment: the browser's Back works, and no server sees it. Files once
 * had a step of their own, which addresses and drafts may still name.
 */
export const etapaDoHash = (hash: string): Etapa | null =>
  hash === '#anexos' ? 'relato' : (etapas.find((etapa) => `#${etapa}` === hash) ?? null);
