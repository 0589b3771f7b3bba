import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import {
  anotarVisualizacao,
  type Caso,
  findCasoAlcancavel,
  findCasoDoPendente,
  leituraDe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Independencia } from '#kernel/quem/outra-pessoa.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { filasDeAberturas } from '../contract.ts';
import { type AberturaVista, type LinhaDaAbertura, podeAprovar } from '../domain/abertura.ts';
import { aberturaNaoEncontrada } from '../domain/abertura-errors.ts';
import { abrirIdentidadeAprovada } from '../domain/abrir-identidade-aprovada.ato.ts';
import { decidirAbertura } from '../domain/decidir-abertura.ato.ts';
import { perfisQueAbrem } from '../domain/quem-abre.ts';
import { verIdentidade } from '../domain/ver-identidade.ato.ts';
import {
  type AberturaRow,
  findAbertura,
  findOrgao,
  listAAprovar,
  listAberturasDoCaso,
  listFeitas,
} from './abertura-repository.ts';
import { fatosDe, situacaoDe } from './faz-na-abertura.ts';
import { findIndependencia, findSegundaPessoa, freioDe } from './quem-aprova.ts';

const situacaoVista = (row: AberturaRow): AberturaVista['situacao'] => {
  const situacao = situacaoDe(row);
  if (situacao !== 'decidida') return situacao;
  return row.aprovada ? 'aprovada' : 'recusada';
};

const protocoloDe = (row: AberturaRow): string =>
  formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo);
const quemAprovaEm = (row: AberturaRow): string | null =>
  row.sigla_que_aprova === null ? null : `${row.sigla_que_aprova} – ${row.nome_que_aprova}`;

const aberturaDe = (
  row: AberturaRow,
  caso: Caso,
  quem: QuemAge,
  agora: Date,
  independencia: Independencia,
): AberturaVista => {
  const perfil = quem.usuario?.idPerfil ?? Perfil.publico;
  const contexto = { estado: situacaoDe(row), perfil, fatos: fatosDe(row, caso, quem, agora, independencia) };
  const { daEquipe } = leituraDe(caso, quem);
  const lido = (
    texto: string | null,
    texto_cifrado: Buffer | null,
    idUsuario: number | null,
    idOuvidoria: number | null,
  ): string => daEquipe({ idUsuario, idOuvidoria })(caso.readTexto({ texto, texto_cifrado }));
  return {
    idAbertura: row.id,
    idManifestacao: row.id_manifestacao,
    numeroProtocolo: protocoloDe(row),
    situacao: situacaoVista(row),
    quem: row.quem,
    motivo: lido(row.motivo, row.motivo_cifrado, row.id_usuario, row.id_ouvidoria),
    pedidaEm: row.pedida_em.toISOString(),
    abertaEm: row.aberta_em?.toISOString() ?? null,
    quemAprova: quemAprovaEm(row),
    decisor: row.decisor,
    fundamento:
      row.decidida_em &&
      lido(row.fundamento, row.fundamento_cifrado, row.id_decisor, row.id_ouvidoria_que_aprova),
    decididaEm: row.decidida_em?.toISOString() ?? null,
    podeDecidir: checkAct(decidirAbertura, contexto).allowed,
    podeAbrir: checkAct(abrirIdentidadeAprovada, contexto).allowed,
  };
};

const proximaDe = async (platform: Platform, quem: QuemAge, caso: Caso) => {
  const { db, clock } = platform;
  const perfil = quem.usuario?.idPerfil ?? Perfil.publico;
  const estado = caso.row.id_situacao as IdSituacao;
  if (!quem.usuario || !checkAct(verIdentidade, { estado, perfil, fatos: caso.fatos }).allowed) return null;
  const pessoa = { idUsuario: quem.usuario.idUsuario, idOuvidoria: caso.row.id_ouvidoria };
  const { como, restamHoje } = await freioDe(db, pessoa, clock.now());
  const segunda = como === 'espera' ? await findSegundaPessoa(platform, db, caso.row.id, pessoa) : null;
  const orgao = segunda && (await findOrgao(db, segunda.idOuvidoria));
  return { como, quemAprova: orgao && `${orgao.sigla} – ${orgao.nome}`, restamHoje };
};

/** About one case: for who filed it and for the team that may open identities; others read none. */
export const verAberturasDoCaso = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const caso = await findCasoAlcancavel(platform, quem, idManifestacao);
  const le =
    caso.relacao === 'manifestante' ||
    (caso.relacao === 'orgao' && perfisQueAbrem.some((perfil) => perfil === quem.usuario?.idPerfil));
  const rows = le ? await listAberturasDoCaso(platform.db, idManifestacao) : [];
  if (rows.length > 0) await anotarVisualizacao(platform, quem, caso);
  const agora = platform.clock.now();
  const minha = rows.find(
    (row) => row.id_usuario === quem.usuario?.idUsuario && situacaoDe(row) === 'espera',
  );
  const independencia = await findIndependencia(platform.db, quem.usuario, agora);
  return {
    aberturas: rows.map((row) => aberturaDe(row, caso, quem, agora, independencia)),
    espera: minha ? quemAprovaEm(minha) : null,
    proxima: await proximaDe(platform, quem, caso),
  };
};

/** One that the person asked for or approves, wherever the case is now. */
export const verAbertura = async (
  platform: Platform,
  quem: QuemAge,
  idAbertura: number,
): Promise<AberturaVista> => {
  const row = await findAbertura(platform.db, idAbertura);
  if (!row) throw aberturaNaoEncontrada();
  const caso = await findCasoDoPendente(platform, quem, row.id_manifestacao);
  const agora = platform.clock.now();
  const independencia = await findIndependencia(platform.db, quem.usuario, agora);
  const { aprova, ePropria } = fatosDe(row, caso, quem, agora, independencia);
  if (!aprova && !ePropria) throw aberturaNaoEncontrada();
  await anotarVisualizacao(platform, quem, caso);
  return aberturaDe(row, caso, quem, agora, independencia);
};

interface Pedida extends PaginaPedida {
  readonly fila: (typeof filasDeAberturas)[number];
}

export const listAberturas = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  { fila, porPagina, cursor }: Pedida,
) => {
  const idOuvidoria = usuario.idOuvidoria ?? 0;
  const independencia = await findIndependencia(db, usuario, clock.now());
  const quem = { ...usuario, ...independencia, idOuvidoria };
  const pedaco = { depois: readIdCursor(cursor), limite: porPagina + 1 };
  const monitora = usuario.idPerfil === Perfil.gestor && (await findOuvidoriaQueMonitora(db)) === idOuvidoria;
  const rows =
    fila === 'a-aprovar'
      ? await listAAprovar(db, quem, pedaco)
      : await listFeitas(db, { ...quem, monitora }, pedaco);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  const linhas = pagina.map((row): LinhaDaAbertura => {
    const aprova = podeAprovar(quem, {
      idUsuario: row.id_usuario,
      idOuvidoria: row.id_ouvidoria,
      idOuvidoriaQueAprova: row.id_ouvidoria_que_aprova,
    });
    return {
      idAbertura: row.id,
      situacao: situacaoVista(row),
      orgao: `${row.sigla_orgao} – ${row.nome_orgao}`,
      quem: row.quem,
      pedidaEm: row.pedida_em.toISOString(),
      quemAprova: quemAprovaEm(row),
      decisor: row.decisor,
      // Who only watches needs to know that, not about which case.
      numeroProtocolo: aprova || row.id_ouvidoria === idOuvidoria ? protocoloDe(row) : null,
      podeDecidir: aprova && row.decidida_em === null,
    };
  });
  return { itens: linhas, proximoCursor };
};
