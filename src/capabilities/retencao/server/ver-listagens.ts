import { Perfil } from '#kernel/perfil.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { CasoDaListagem, EditalPublico, ListagemVista } from '../contract.ts';
import { numerosPublicos, podeDecidir, podePropor, type SituacaoDaListagem } from '../domain/listagem.ts';
import { listagemNaoEncontrada } from '../domain/retencao-errors.ts';
import { listagemDe, totalDe } from './decidir-listagem.ts';
import {
  findListagem,
  type ListagemRow,
  listCasos,
  listListagens,
  listPublicas,
  listTipos,
} from './listagem-repository.ts';

const POR_PAGINA = 100;

const orgaoDe = ({ sigla, nome }: ListagemRow): string => `${sigla} – ${nome}`;

const termoDe = ({ eliminada_em, copias_ate, chave_destruida_em }: ListagemRow): ListagemVista['termo'] =>
  eliminada_em && copias_ate
    ? {
        eliminadaEm: eliminada_em.toISOString(),
        copiasAte: copias_ate,
        chaveDestruidaEm: chave_destruida_em?.toISOString() ?? null,
      }
    : null;

const vistaDe = (
  row: ListagemRow,
  usuario: UsuarioAtual,
  tipos: ReadonlyMap<number, string>,
): ListagemVista => ({
  idEliminacao: row.id,
  orgao: orgaoDe(row),
  ano: row.ano,
  situacao: row.situacao as SituacaoDaListagem,
  numeros: row.numeros.map((numero) => ({ ...numero, tipo: tipos.get(numero.idTipo) ?? '' })),
  total: totalDe(row.numeros),
  justificativa: row.justificativa,
  proponente: row.proponente,
  propostaEm: row.proposta_em?.toISOString() ?? null,
  fundamento: row.fundamento,
  aprovador: row.aprovador,
  aprovadaEm: row.aprovada_em?.toISOString() ?? null,
  editalAte: row.edital_ate,
  termo: termoDe(row),
  podePropor: podePropor(usuario, listagemDe(row)),
  podeDecidir: podeDecidir(usuario, listagemDe(row)),
  doOrgao: usuario.idPerfil === Perfil.gestor && usuario.idOuvidoria === row.id_ouvidoria,
});

/** A gestor: of the own office. An administrador: of all, in numbers; no list shows them which denúncias there are. */
export const verListagens = async (
  platform: Platform,
  usuario: UsuarioAtual,
): Promise<{ listagens: ListagemVista[] }> => {
  const deQuem = usuario.idPerfil === Perfil.administrador ? null : (usuario.idOuvidoria ?? 0);
  const rows = await listListagens(platform.db, deQuem);
  const tipos = await listTipos(platform.db);
  return { listagens: rows.map((row) => vistaDe(row, usuario, tipos)) };
};

export const verCasos = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idEliminacao: number,
  depoisDe: number,
): Promise<{ casos: CasoDaListagem[]; haMais: boolean }> => {
  const listagem = await findListagem(platform.db, idEliminacao);
  if (!listagem || listagem.id_ouvidoria !== usuario.idOuvidoria) throw listagemNaoEncontrada();
  const rows = await listCasos(platform.db, { idEliminacao, depoisDe, limite: POR_PAGINA + 1 }, usuario);
  return {
    haMais: rows.length > POR_PAGINA,
    casos: rows.slice(0, POR_PAGINA).map((row) => ({
      idManifestacao: row.id,
      numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
      tipo: row.tipo,
      fim: row.fim,
      guardadaAte: row.ate,
    })),
  };
};

const publicaDe = (row: ListagemRow): EditalPublico[] =>
  row.proponente && row.aprovador && row.aprovada_em && row.edital_ate
    ? [
        {
          idEliminacao: row.id,
          orgao: orgaoDe(row),
          email: row.email,
          ano: row.ano,
          ...numerosPublicos(row.numeros),
          proponente: row.proponente,
          aprovador: row.aprovador,
          aprovadaEm: row.aprovada_em.toISOString(),
          editalAte: row.edital_ate,
          termo: termoDe(row),
        },
      ]
    : [];

/** Edital de ciência and termo de eliminação (Resolução Conarq 40/2014): for everybody, and about nobody. */
export const verPublicas = async (platform: Platform): Promise<{ eliminacoes: EditalPublico[] }> => ({
  eliminacoes: (await listPublicas(platform.db)).flatMap(publicaDe),
});
