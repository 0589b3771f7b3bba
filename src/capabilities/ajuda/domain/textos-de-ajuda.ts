import { type Bloco, textsOf } from './manual/secao.ts';
import { partes } from './manual/secoes.ts';
import { secoesDaEquipe } from './manual/secoes-da-equipe.ts';
import { plainText } from './marcacao-leve.ts';
import { outrasFormasDe } from './outras-formas.ts';
import { paginasDoSite } from './paginas.ts';
import { prazosExplicados } from './prazos-explicados.ts';
import { servicosDaPlataforma } from './servicos-da-plataforma.ts';
import type { TextoDeAjuda } from './texto-de-ajuda.ts';

/** A table becomes one sentence per row: '20 dias' alone says nothing. */
const emFrases = (bloco: Bloco): readonly string[] =>
  typeof bloco === 'string' || !('tabela' in bloco)
    ? textsOf(bloco)
    : [
        `${bloco.tabela.titulo}:`,
        ...bloco.tabela.linhas.map(([primeira, segunda, ...resto]) =>
          resto.length === 0 ? `${primeira}: ${segunda}.` : `${primeira}: ${segunda} (${resto.join(', ')}).`,
        ),
      ];

const secoesDoManual: readonly TextoDeAjuda[] = partes.flatMap((parte) =>
  parte.secoes.map(({ id, titulo, blocos, sinonimos = [] }) => ({
    fonte: 'manual' as const,
    chave: id,
    titulo,
    texto: blocos.flatMap(emFrases).map(plainText).join(' '),
    sinonimos,
    endereco: `/manual#${id}`,
  })),
);

const nomeDe = ({ fonte, chave }: Pick<TextoDeAjuda, 'fonte' | 'chave'>): string => `${fonte}:${chave}`;

/** All help texts except questions (kept by administrators) and offices (kept by themselves). */
export const textosDeAjuda: readonly TextoDeAjuda[] = [
  ...secoesDoManual,
  ...prazosExplicados,
  ...servicosDaPlataforma,
  ...paginasDoSite,
].map((texto) => ({ ...texto, sinonimos: [...texto.sinonimos, ...outrasFormasDe(nomeDe(texto))] }));

/** As the database names them: rows of texts that no longer exist are not searched. */
export const chavesDosTextos: readonly string[] = textosDeAjuda.map(nomeDe);

/** Those of them written for people who work at an office. */
export const chavesDaEquipe: readonly string[] = [
  ...secoesDaEquipe.map(({ id }) => nomeDe({ fonte: 'manual', chave: id })),
  nomeDe({ fonte: 'prazo', chave: 'area-tecnica' }),
];
