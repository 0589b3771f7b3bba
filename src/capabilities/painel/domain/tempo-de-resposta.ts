import { z } from 'zod';
import { isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type DiasContados, mediana, seBasta } from './medidas.ts';

/** How many days an office usually takes, in whole calendar days. */
export const tempoDeResposta = z.object({
  mediana: z.int(),
  /** Seven of ten cases took from so many days to so many. */
  de: z.int(),
  ate: z.int(),
  casos: z.int(),
});
export type TempoDeResposta = z.output<typeof tempoDeResposta>;

/** Fewer answers in a year tell of chance: nothing is said. */
export const MINIMO_DE_RESPOSTAS = 20;
/** Seven of ten lie between these parts of the whole. */
const MENORES = 0.15;
const MAIORES = 0.85;

/** The smallest number of days within which at least this part of the cases was over. */
const ateAParte = (contados: readonly DiasContados[], parte: number): number => {
  const emOrdem = contados.toSorted((a, b) => a.dias - b.dias);
  const alvo = parte * emOrdem.reduce((soma, { total }) => soma + total, 0);
  let ate = 0;
  for (const { dias, total } of emOrdem) {
    ate += total;
    if (ate >= alvo) return dias;
  }
  return emOrdem.at(-1)?.dias ?? 0;
};

interface Base {
  readonly respondidas: number;
  readonly pessoas: number;
}

/**
 * What was answered in the last year, and what is overdue without an answer, with the days waited so far: an office that leaves
 * cases unanswered does not look quick. Null where few answers or few people are behind it.
 */
export const tempoDe = (
  contados: readonly DiasContados[],
  { respondidas, pessoas }: Base,
): TempoDeResposta | null => {
  const meio = mediana(contados);
  if (meio === null || respondidas < MINIMO_DE_RESPOSTAS) return null;
  return seBasta(pessoas, {
    mediana: Math.ceil(meio),
    de: ateAParte(contados, MENORES),
    ate: ateAParte(contados, MAIORES),
    casos: contados.reduce((soma, { total }) => soma + total, 0),
  });
};

/** Which of the two groups a type counts in; null for denúncias, of which no time is told. */
export const grupoDoTipo = (idTipo: number): 'acesso' | 'ouvidoria' | null => {
  if (isSigilosa(idTipo)) return null;
  return idTipo === TipoManifestacao.acessoAInformacao ? 'acesso' : 'ouvidoria';
};

const dias = (quantos: number): string =>
  quantos === 0 ? 'no mesmo dia' : `em ${quantos} ${quantos === 1 ? 'dia' : 'dias'}`;

const aMaioria = ({ de, ate }: TempoDeResposta): string => {
  if (de === ate)
    return ate === 0 ? 'foram respondidos no mesmo dia' : `esperaram ${ate === 1 ? '1 dia' : `${ate} dias`}`;
  return `esperaram de ${de} a ${ate} dias`;
};

/** In words, for the person who chooses an office or waits for it. */
export const tempoEmPalavras = (tempo: TempoDeResposta, quem = 'Este órgão'): string =>
  `${quem} costuma responder ${dias(tempo.mediana)}. De cada 10 casos do último ano, 7 ${aMaioria(tempo)}.`;
