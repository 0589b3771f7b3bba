import {
  type Procurada,
  palavrasDe,
  palavrasSignificativas,
  procuradas,
  radicalDe,
} from '#capabilities/assunto/domain/palavras.ts';

/** Words of almost every access request: they match everything. */
const DE_TODO_PEDIDO = new Set(
  `informacao informacoes solicitar solicitacao pedido acesso lei lai dados dado copia documento documentos relatorio
  planilha numero quantidade total lista relacao valor valores conforme termos base artigo constituicao transparencia
  orgao ministerio instituto secretaria federal publico publica governo respectivo respectivos referente favor encaminhar
  enviar fornecer disponibilizar periodo janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro
  dezembro brasil nacional gentileza atenciosamente`
    .split(/\s+/)
    .map(radicalDe),
);

/** More words make the search slower and no better: the first ones say what is asked. */
const MAX_PALAVRAS = 12;

/** The words by which similar requests are found. */
export const palavrasDoPedido = (texto: string): Procurada[] =>
  procuradas(
    palavrasSignificativas(palavrasDe(texto))
      .filter(({ radical }) => !DE_TODO_PEDIDO.has(radical))
      .slice(0, MAX_PALAVRAS),
  );

/** One word in common is chance, unless the person wrote only one. */
export const minimoDePalavras = (palavras: readonly unknown[]): number => Math.min(2, palavras.length);

const MAX_TRECHO = 280;

/** The beginning of an answer, on one line, cut between two words. */
export const trechoDe = (resposta: string): string => {
  const linha = resposta.replace(/\s+/g, ' ').trim();
  if (linha.length <= MAX_TRECHO) return linha;
  const cortada = linha.slice(0, MAX_TRECHO);
  const fim = cortada.lastIndexOf(' ');
  return `${cortada.slice(0, fim > 0 ? fim : MAX_TRECHO)}…`;
};
