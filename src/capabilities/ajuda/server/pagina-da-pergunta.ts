import { DomainError } from '#kernel/errors.ts';
import { escapeHtml, type LerPagina } from '#server/http/pagina-legivel.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import { type BlocoDeTexto, blocosDe, emUmaLinha, type Piece, parseMarked } from '../domain/marcacao-leve.ts';
import { abrirPergunta } from './ler-perguntas.ts';

const ENDERECO = /^\/web\/perguntas-frequentes\/([^/?#]+)\/?(?:[?#].*)?$/s;
const TRECHO = 155;

const pecaEmHtml = (peca: Piece): string => {
  const texto = escapeHtml(peca.text);
  if (peca.kind === 'strong') return `<strong>${texto}</strong>`;
  return peca.kind === 'link' ? `<a href="/web${escapeHtml(peca.to)}">${texto}</a>` : texto;
};

const linhaEmHtml = (linha: string): string => parseMarked(linha).map(pecaEmHtml).join('');

const blocoEmHtml = (bloco: BlocoDeTexto): string =>
  bloco.tipo === 'lista'
    ? `<ul>${bloco.itens.map((item) => `<li>${linhaEmHtml(item)}</li>`).join('')}</ul>`
    : `<p>${linhaEmHtml(bloco.texto)}</p>`;

const isAusente = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'ajuda.pergunta-nao-encontrada';

/** A question at its permanent address, in words that need no script; an unknown one is not found, by status too. */
export const paginaDaPergunta =
  ({ leitura, config }: Platform): LerPagina =>
  async (request) => {
    const [, slug] = ENDERECO.exec(request.url) ?? [];
    if (slug === undefined) return null;
    try {
      const { pergunta, resposta } = await abrirPergunta(leitura, slug);
      return {
        titulo: `${pergunta} · ${config.instalacao.nome}`,
        descricao: emUmaLinha(resposta).slice(0, TRECHO),
        canonico: `${browserOrigin(request, config)}/web/perguntas-frequentes/${slug}`,
        corpo: `<main><article><h2>${escapeHtml(pergunta)}</h2>${blocosDe(resposta).map(blocoEmHtml).join('')}</article></main>`,
      };
    } catch (error) {
      if (isAusente(error)) return 'ausente';
      throw error;
    }
  };
