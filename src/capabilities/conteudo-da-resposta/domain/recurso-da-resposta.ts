import { type IdInstancia, Instancia } from '#capabilities/remedio/domain/instancia.ts';
import type { RemedioDoCaso } from '#capabilities/remedio/domain/remedios.ts';
import { formatData } from '#kernel/texto.ts';
import type { LinhaDoConteudo } from './conteudo-em-palavras.ts';

const autoridades: Readonly<Partial<Record<IdInstancia, string>>> = {
  [Instancia.primeira]: 'Quem decide é a autoridade acima de quem respondeu, no próprio órgão.',
  [Instancia.segunda]: 'Quem decide é a autoridade máxima do órgão.',
  [Instancia.cgu]: 'Quem decide é a Controladoria-Geral da União.',
};

const valorDe = (
  { verdict, instancia, janela }: Pick<RemedioDoCaso, 'verdict' | 'instancia' | 'janela'>,
  primeira: IdInstancia | undefined,
): string => {
  if (!verdict.allowed) return verdict.error.message;
  // In another instance the window belongs to a decision, or to the lack of one.
  if (instancia !== primeira) return 'Você já recorreu. O próximo passo está aberto nesta página.';
  return [
    // Without an end: nobody knows yet that the person was told (Lei 9.784/1999, art. 66).
    janela
      ? `Você pode recorrer até ${formatData(janela.fecha)}.`
      : 'Você pode recorrer. O prazo só começa quando você for avisado.',
    instancia === undefined || instancia === null ? undefined : autoridades[instancia],
  ]
    .filter(Boolean)
    .join(' ');
};

export const SE_NAO_CONCORDAR = 'Se você não concordar';

/**
 * Every answer says that it can be appealed, until when and to whom (Decreto 7.724/2012, art. 19,
 * II). It follows the remedies, so that the page does not contradict itself.
 */
export const recursoDaResposta = (
  recorrer: Pick<RemedioDoCaso, 'verdict' | 'instancia' | 'janela'>,
  primeira: IdInstancia | undefined,
): LinhaDoConteudo => ({ rotulo: SE_NAO_CONCORDAR, valor: valorDe(recorrer, primeira) });
