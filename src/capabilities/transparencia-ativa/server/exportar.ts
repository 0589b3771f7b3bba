import { parseIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Celula, Exportacao } from '#server/exportacao/exportacao.ts';
import type { Platform } from '#server/platform.ts';
import { type Contagem, percentualCumprido, percentualRespondido } from '../domain/contagem.ts';
import {
  nomesDasSituacoes,
  type Resultado,
  resultados,
  type SituacaoDoItem,
  type TipoDeResposta,
  tiposDeResposta,
} from '../domain/resposta-do-item.ts';
import { listItensDoOrgao } from './checklist-repository.ts';
import { countPorItem, listOrgaos, type OrgaoContadoRow } from './consulta-repository.ts';
import { recorteDe } from './consultar.ts';
import { noOrgao } from './leitor.ts';

const POR_VEZ = 500;

const COLUNAS_DA_CONTAGEM = {
  Itens: 8,
  'Sem resposta': 14,
  'A enviar': 10,
  'A avaliar': 10,
  Cumpre: 10,
  'Cumpre parcialmente': 20,
  'Não cumpre': 12,
  'Não se aplica': 14,
  'Correções vencidas': 18,
  'Respondido (%)': 16,
  'Cumprido (%)': 14,
} as const;

const celulas = (contagem: Contagem): readonly Celula[] => [
  contagem.itens,
  contagem.semResposta,
  contagem.aEnviar,
  contagem.aAvaliar,
  contagem.cumpre,
  contagem.cumpreEmParte,
  contagem.naoCumpre,
  contagem.naoSeAplica,
  contagem.correcoesVencidas,
  percentualRespondido(contagem),
  percentualCumprido(contagem),
];

/** One row per body within the reader's reach. */
export const exportarOrgaos = (platform: Platform, usuario: UsuarioAtual): Exportacao => ({
  folha: 'Órgãos',
  colunas: { Sigla: 14, Órgão: 50, ...COLUNAS_DA_CONTAGEM },
  linhas: async function* () {
    const recorte = await recorteDe(platform, usuario);
    let rows: OrgaoContadoRow[] = [];
    do {
      const ultima: OrgaoContadoRow | undefined = rows.at(-1);
      rows = await listOrgaos(platform.db, recorte, {
        situacao: 'todos',
        depois: ultima && { nome: ultima.chave, id: ultima.idOuvidoria },
        limite: POR_VEZ,
      });
      if (rows.length > 0) yield rows.map((row) => [row.sigla, row.nome, ...celulas(row.contagem)]);
    } while (rows.length === POR_VEZ);
  },
});

/** One row per item of the list. */
export const exportarItens = (platform: Platform, usuario: UsuarioAtual): Exportacao => ({
  folha: 'Itens',
  colunas: { Grupo: 30, Item: 40, Fundamento: 50, ...COLUNAS_DA_CONTAGEM },
  linhas: async function* () {
    const rows = await countPorItem(platform.db, await recorteDe(platform, usuario));
    yield rows.map((row) => [row.grupo, row.titulo, row.fundamento, ...celulas(row.contagem)]);
  },
});

/** One row per item of one body. */
export const exportarRespostas = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
): Promise<Exportacao> => {
  await noOrgao(platform, platform.db, usuario, idOuvidoria);
  return {
    folha: 'Respostas',
    colunas: {
      Grupo: 30,
      Item: 40,
      Fundamento: 50,
      Situação: 24,
      Resposta: 22,
      Link: 50,
      Comentário: 50,
      Resultado: 20,
      Avaliação: 50,
      'Corrigir até': 14,
    },
    linhas: async function* () {
      const rows = await listItensDoOrgao(platform.db, idOuvidoria);
      yield rows.map((row) => [
        row.grupo,
        row.titulo,
        row.fundamento,
        nomesDasSituacoes[row.situacao as SituacaoDoItem],
        row.tipo && tiposDeResposta[row.tipo as TipoDeResposta],
        row.link,
        row.comentario,
        row.resultado && resultados[row.resultado as Resultado],
        row.avaliacao,
        row.prazo_correcao && parseIsoDate(row.prazo_correcao),
      ]);
    },
  };
};
