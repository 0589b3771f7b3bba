import { textsOf } from './manual/secao.ts';
import { partes } from './manual/secoes.ts';
import { plainText } from './marcacao-leve.ts';
import { paginasDoSite } from './paginas.ts';
import { prazosExplicados } from './prazos-explicados.ts';
import { servicosDaPlataforma } from './servicos-da-plataforma.ts';
import type { TextoDeAjuda } from './texto-de-ajuda.ts';

const secoesDoManual: readonly TextoDeAjuda[] = partes.flatMap((parte) =>
  parte.secoes.map(({ id, titulo, blocos, sinonimos = [] }) => ({
    fonte: 'manual' as const,
    chave: id,
    titulo,
    texto: blocos.flatMap(textsOf).map(plainText).join(' '),
    sinonimos,
    endereco: `/manual#${id}`,
  })),
);

/** Everything besides questions, which administrators keep, and offices, which keep themselves. */
export const textosDeAjuda: readonly TextoDeAjuda[] = [
  ...secoesDoManual,
  ...prazosExplicados,
  ...servicosDaPlataforma,
  ...paginasDoSite,
];

/** As the database names them: rows of texts that no longer exist are not looked at. */
export const chavesDosTextos: readonly string[] = textosDeAjuda.map(
  ({ fonte, chave }) => `${fonte}:${chave}`,
);
