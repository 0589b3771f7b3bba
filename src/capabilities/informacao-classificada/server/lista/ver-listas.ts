import { checkAct } from '#kernel/ato/interpretar.ts';
import { notFound } from '#kernel/errors.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { Grau } from '../../domain/grau.ts';
import {
  anoDaLista,
  type EdicaoDaLista,
  numerosDaLista,
  prazoDaLista,
} from '../../domain/lista/lista-anual.ts';
import { publicarLista } from '../../domain/lista/publicar-lista.ato.ts';
import type { SituacaoDaInformacao } from '../../domain/rol/informacao.ts';
import { orgaoDaPessoa } from '../orgao-da-pessoa.ts';
import { findOrgao } from '../orgao-repository.ts';
import {
  type EdicaoRow,
  listAnosDoOrgao,
  listEdicoes,
  listItens,
  listOrgaosComLista,
} from './lista-repository.ts';
import { montarLista } from './montar-lista.ts';
import { fatosDaLista } from './publicar-lista.ts';

const toEdicao = ({ ano, edicao, publicada_em, responsavel, motivo }: EdicaoRow): EdicaoDaLista => ({
  ano,
  edicao,
  publicadaEm: publicada_em.toISOString(),
  responsavel,
  motivo,
});

/** The list that the office prepares today, and what it has published of it. */
export const verPrevia = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number | undefined,
) => {
  const agora = clock.now();
  const orgao = await orgaoDaPessoa(db, usuario, idOuvidoria);
  const ano = anoDaLista(localDate(agora.getTime()));
  const edicoes = (await listEdicoes(db, orgao.id, ano)).map(toEdicao);
  const { allowed } = checkAct(publicarLista, {
    estado: edicoes.length > 0 ? 'publicada' : 'a-publicar',
    perfil: usuario.idPerfil,
    fatos: fatosDaLista(usuario, { idOuvidoria: orgao.id, ano }, agora),
  });
  return {
    ...(await montarLista(db, orgao, ano, agora)),
    prazo: toIsoDate(prazoDaLista(ano)),
    edicoes,
    podePublicar: allowed,
  };
};

export const listOrgaos = async ({ leitura }: Platform, busca: string | undefined) => {
  const rows = await listOrgaosComLista(leitura, busca);
  return rows.map(({ id, anos, ...orgao }) => ({ orgao: { idOuvidoria: id, ...orgao }, anos }));
};

const listaNaoPublicada = () =>
  notFound('lista-classificadas.nao-publicada', 'Este órgão não publicou a lista deste ano.');

/** A published list, for everybody. */
export const verLista = async (
  { leitura }: Platform,
  { idOuvidoria, ano }: { readonly idOuvidoria: number; readonly ano: number },
  pedida: number | undefined,
) => {
  const [orgao, rows, anos] = await Promise.all([
    findOrgao(leitura, idOuvidoria),
    listEdicoes(leitura, idOuvidoria, ano),
    listAnosDoOrgao(leitura, idOuvidoria),
  ]);
  const row = pedida === undefined ? rows[0] : rows.find(({ edicao }) => edicao === pedida);
  if (!orgao || !row) throw listaNaoPublicada();
  const itens = await listItens(leitura, row.id);
  return {
    orgao: { idOuvidoria: orgao.id, sigla: orgao.sigla, nome: orgao.nome },
    ano,
    de: row.de,
    ate: row.ate,
    itens: itens.map((item) => ({
      situacao: item.situacao as SituacaoDaInformacao,
      codigo: item.codigo,
      assunto: item.assunto,
      categoria: item.categoria,
      grau: item.grau as Grau,
      fundamento: item.fundamento,
      dataProducao: item.data_producao,
      dataClassificacao: item.data_classificacao,
      termo: item.termo,
      desclassificadaEm: item.desclassificada_em,
    })),
    numeros: numerosDaLista.parse(row.numeros),
    edicao: toEdicao(row),
    edicoes: rows.map(toEdicao),
    anos,
  };
};
