import { DomainError } from '#kernel/errors.ts';
import type { LerPagina } from '#server/http/pagina-legivel.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import { blocosDe, emUmaLinha } from '../domain/marcacao-leve.ts';
import { blocoEmHtml, corpoEmHtml, linkEmHtml } from './em-html.ts';
import { abrirPergunta } from './read-perguntas.ts';

const ENDERECO = /^\/web\/perguntas-frequentes\/([^/?#]+)\/?(?:[?#].*)?$/s;
const TRECHO = 155;

const isAusente = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'ajuda.pergunta-nao-encontrada';

/** A question at its permanent address, readable without a script; an unknown one answers 404. */
export const paginaDaPergunta =
  ({ leitura, config }: Platform): LerPagina =>
  async (request) => {
    const [, slug] = ENDERECO.exec(request.url) ?? [];
    if (slug === undefined) return null;
    try {
      const { pergunta, resposta, parecidas } = await abrirPergunta(leitura, slug);
      return {
        titulo: `${pergunta} · ${config.instalacao.nome}`,
        descricao: emUmaLinha(resposta).slice(0, TRECHO),
        canonico: `${browserOrigin(request, config)}/web/perguntas-frequentes/${slug}`,
        corpo: corpoEmHtml(
          pergunta,
          `${blocosDe(resposta).map(blocoEmHtml).join('')}<h2>Do mesmo assunto</h2><ul>${parecidas.map((outra) => `<li>${linkEmHtml(`/web/perguntas-frequentes/${outra.slug}`, outra.pergunta)}</li>`).join('')}</ul>`,
        ),
      };
    } catch (error) {
      if (isAusente(error)) return 'ausente';
      throw error;
    }
  };
