import { localDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { atendeUm } from '#server/ciclo/atende-um.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Feito } from '#server/ciclo/rotas-dos-atos.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import {
  type FatosDaLista,
  faltaDizerOQueMudou,
  type SituacaoDaLista,
} from '../../domain/lista/ato-da-lista.ts';
import { aberturaDaLista, anoDaLista, type EdicaoDaLista } from '../../domain/lista/lista-anual.ts';
import { publicarLista as ato } from '../../domain/lista/publicar-lista.ato.ts';
import { informacaoMudou, informacaoNaoEncontrada } from '../../domain/rol/informacao-errors.ts';
import { assinar, trabalhaEm } from '../orgao-da-pessoa.ts';
import { findOrgao, type OrgaoRow } from '../orgao-repository.ts';
import { insertLista, listEdicoes, lockLista } from './lista-repository.ts';
import { montarLista } from './montar-lista.ts';

interface ListaAlvo extends Alvo {
  readonly idOuvidoria: number;
  readonly ano: number;
}

interface Lista {
  readonly orgao: OrgaoRow;
  readonly ano: number;
  /** How many editions there are. */
  readonly edicoes: number;
}

export const fatosDaLista = (
  usuario: UsuarioAtual,
  { idOuvidoria, ano }: ListaAlvo,
  agora: Date,
): FatosDaLista => {
  const hoje = localDate(agora.getTime());
  return {
    doOrgao: trabalhaEm(usuario, idOuvidoria),
    daVez: anoDaLista(hoje) === ano,
    abreEm: aberturaDaLista(hoje.year),
  };
};

/** Each edition is a row of its own, which is its history: nothing else is written. */
const ciclo = createCiclo<UsuarioAtual, ListaAlvo, Lista, SituacaoDaLista, FatosDaLista, object>({
  trava: async ({ tx }, { idOuvidoria, ano }) => {
    await lockLista(tx, idOuvidoria);
    const orgao = await findOrgao(tx, idOuvidoria);
    if (!orgao) throw informacaoNaoEncontrada();
    return { orgao, ano, edicoes: (await listEdicoes(tx, idOuvidoria, ano)).length };
  },
  versaoDe: ({ edicoes }) => edicoes + 1,
  recusaVersao: (_tx, { edicoes }) => informacaoMudou(edicoes + 1),
  estadoDe: ({ edicoes }) => (edicoes > 0 ? 'publicada' : 'a-publicar'),
  fatosDe: ({ orgao, ano }, { quem, agora }) => fatosDaLista(quem, { idOuvidoria: orgao.id, ano }, agora),
  perfilDe: ({ idPerfil }) => idPerfil,
  grava: async () => {},
});

const executar = (
  platform: Platform,
  usuario: UsuarioAtual,
  alvo: ListaAlvo,
  { motivo }: { readonly motivo: string },
  db?: Db,
): Promise<EdicaoDaLista> =>
  ciclo.agir({ platform, quem: usuario, db }, alvo, ato, async ({ tx, agora, coisa }) => {
    const { orgao, ano, edicoes } = coisa;
    if (edicoes > 0 && motivo === '') throw faltaDizerOQueMudou();
    const { itens, numeros, de, ate } = await montarLista(tx, orgao, ano, agora);
    const edicao = edicoes + 1;
    const { id_responsavel, responsavel } = assinar(usuario, orgao.sigla);
    const mudou = edicoes > 0 ? motivo : null;
    await insertLista(
      tx,
      {
        id_ouvidoria: orgao.id,
        ano,
        edicao,
        de,
        ate,
        numeros: JSON.stringify(numeros),
        motivo: mudou,
        publicada_em: agora,
        id_responsavel,
        responsavel,
      },
      itens.map(({ dataProducao, dataClassificacao, desclassificadaEm, ...item }) => ({
        ...item,
        data_producao: dataProducao,
        data_classificacao: dataClassificacao,
        desclassificada_em: desclassificadaEm,
      })),
    );
    return { resultado: { ano, edicao, publicadaEm: agora.toISOString(), responsavel, motivo: mudou } };
  });

/** Publishes the list of the office (Lei 12.527/2011, art. 30); what was published before stays. */
export const publicarLista: Feito & typeof executar = Object.assign(executar, {
  ato,
  atender: atendeUm(ato, (platform, { usuario }, { idOuvidoria, ano, versao }, entrada) => {
    if (!usuario) throw new Error('Publishing without a person');
    return executar(
      platform,
      usuario,
      { idOuvidoria: Number(idOuvidoria), ano: Number(ano), versao },
      entrada,
    );
  }),
});
