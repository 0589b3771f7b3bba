import type { NoControle, PromessaDoCaso } from '#capabilities/remedio/domain/promessas.ts';
import { daysBetween, type PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

export type EntregaEsperada = Pick<PromessaDoCaso, 'situacao' | 'prazo' | 'contestarAte' | 'noControle'>;

/** Since when, who decides and until when, or that the day has passed. */
const comOControle = ({ quem, desde, ate }: NoControle, oQueFez: string, hoje: PlainDate): string => {
  const prazo =
    daysBetween(ate, hoje) > 0
      ? `devia ter decidido até ${formatData(ate)}`
      : `tem até ${formatData(ate)} para decidir`;
  return `${oQueFez} em ${formatData(desde)}, e ${quem} ${prazo}.`;
};

const daEntrega = (
  { situacao, prazo, contestarAte, noControle }: EntregaEsperada,
  isPessoa: boolean,
  hoje: PlainDate,
): string => {
  const quem = isPessoa ? 'Você' : 'Quem pediu';
  switch (situacao) {
    case 'aberta': {
      const dia = formatData(prazo);
      if (daysBetween(prazo, hoje) <= 0) return `O que foi prometido deve ser entregue até ${dia}.`;
      const falta = `O que foi prometido devia ter sido entregue até ${dia}, e ainda não foi.`;
      if (!noControle) return falta;
      return `${falta} ${comOControle(noControle, `${quem} denunciou o descumprimento`, hoje)}`;
    }
    case 'entregue': {
      if (!contestarAte) return 'O que foi prometido foi entregue, e quem pediu ainda não foi avisado.';
      // Tonight the silence confirms it.
      if (daysBetween(hoje, contestarAte) < 0) return 'O que foi prometido foi entregue.';
      const ate = formatData(contestarAte);
      return isPessoa
        ? `O que foi prometido foi entregue: confirme, ou conteste até ${ate}.`
        : `O que foi prometido foi entregue: quem pediu pode contestar até ${ate}.`;
    }
    case 'contestada':
      return noControle
        ? comOControle(noControle, `${quem} contestou a entrega`, hoje)
        : `${quem} contestou a entrega, e quem controla o órgão vai decidir.`;
    case 'confirmada':
    case 'encerrada':
      return '';
  }
};

/** Each thing once, where two promises stand alike. */
export const dasEntregas = (
  promessas: readonly EntregaEsperada[],
  isPessoa: boolean,
  hoje: PlainDate,
): string =>
  [...new Set(promessas.map((promessa) => daEntrega(promessa, isPessoa, hoje)))].filter(Boolean).join(' ');
