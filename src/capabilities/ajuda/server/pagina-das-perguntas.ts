import type { LerPagina } from '#server/http/pagina-legivel.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import { nomesDosTemas, temas } from '../domain/temas.ts';
import { corpoEmHtml, linkEmHtml } from './em-html.ts';
import { listPerguntas } from './read-perguntas.ts';

const ENDERECO = /^\/web\/perguntas-frequentes\/?(?:[?#].*)?$/s;
const TITULO = 'Perguntas frequentes';

const ancora = (tema: string): string => `categoria-${tema}`;

/** Every question by subject, each a link to its answer, readable without a script. */
export const paginaDasPerguntas =
  ({ leitura, config }: Platform): LerPagina =>
  async (request) => {
    if (!ENDERECO.test(request.url)) return null;
    const perguntas = await listPerguntas(leitura);
    const presentes = nomesDosTemas.filter((tema) => perguntas.some((pergunta) => pergunta.tema === tema));
    const indice = presentes.map((tema) => `<li>${linkEmHtml(`#${ancora(tema)}`, temas[tema])}</li>`);
    const partes = presentes.map((tema) => {
      const itens = perguntas
        .filter((pergunta) => pergunta.tema === tema)
        .map(({ slug, pergunta }) => `<li>${linkEmHtml(`/web/perguntas-frequentes/${slug}`, pergunta)}</li>`);
      return `<section><h2 id="${ancora(tema)}">${temas[tema]}</h2><ul>${itens.join('')}</ul></section>`;
    });
    return {
      titulo: `${TITULO} · ${config.instalacao.nome}`,
      descricao: `${perguntas.length} perguntas e respostas sobre ouvidoria e acesso à informação, por assunto.`,
      canonico: `${browserOrigin(request, config)}/web/perguntas-frequentes`,
      corpo: corpoEmHtml(TITULO, `<ul>${indice.join('')}</ul>${partes.join('')}`),
    };
  };
