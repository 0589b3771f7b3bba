import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import type { Platform } from '#server/platform.ts';
import {
  acharPessoas,
  exatosDoOrgao,
  nomeadosNo,
  type PessoaDoOrgao,
} from '../../domain/impedidos/casar-nomes.ts';
import type { NaoDeveVer } from '../../domain/impedidos/nao-deve-ver.ts';
import { nomeiaAlguem } from '../../domain/impedidos/nomeia-alguem.ts';
import type { NoAto } from '../anotar.ts';
import type { Caso } from '../caso.ts';
import { acertarAcessosRecebidos } from './acesso-recebido.ts';
import { abrirImpedimento, impedir } from './impedidos.ts';
import {
  findQuemControla,
  listDoCaso,
  listPedidosDeImpedimento,
  listPessoasDoOrgao,
  lockChegada,
  type PedidoDeImpedimentoRow,
  type PessoaDoOrgaoRow,
  updatePedidoDeImpedimento,
} from './impedidos-repository.ts';

/** Whom somebody fears, and why, says who they are: sealed with an identity that is preserved, else as the case. */
export const guardarPedido = (
  caso: Pick<Caso, 'guardarTexto' | 'cofreDaIdentidade'>,
  pedido: NaoDeveVer,
): Pick<PedidoDeImpedimentoRow, 'texto' | 'texto_cifrado' | 'selado_com_a_identidade'> => {
  const cofre = caso.cofreDaIdentidade();
  const texto = JSON.stringify(pedido);
  return cofre
    ? { texto: null, texto_cifrado: cofre.seal(texto), selado_com_a_identidade: true }
    : { ...caso.guardarTexto(texto), selado_com_a_identidade: false };
};

export const readPedido = (
  caso: Pick<Caso, 'readTexto' | 'cofreDaIdentidade'>,
  row: PedidoDeImpedimentoRow,
): NaoDeveVer => {
  const cofre = row.selado_com_a_identidade ? caso.cofreDaIdentidade() : null;
  const texto = cofre && row.texto_cifrado ? cofre.open(row.texto_cifrado) : caso.readTexto(row);
  return JSON.parse(texto) as NaoDeveVer;
};

export const toPessoa = (row: PessoaDoOrgaoRow): PessoaDoOrgao => ({
  idUsuario: row.id,
  nomes: [row.nome, ...(row.nome_social === null ? [] : [row.nome_social])],
  cpf: row.numero_documento,
  isGestor: row.gere,
});

export interface Afastamento {
  /** Kept away by this, by account. */
  readonly novos: readonly number[];
  /** Somebody who handles cases there can still see this one. */
  readonly temQuemTrate: boolean;
  /** All of the office, for an alert: who is kept away never sees theirs. */
  readonly gestores: readonly number[];
  /** A request has somebody new whom it may mean: the gestor has to say. */
  readonly aConferir: boolean;
}

interface Alcance {
  /** Only this account, which comes later than the case. */
  readonly apenas?: number;
  /** The office judges or controls: exact names alone, so that a part of a name, or 'a gestora', leaves no appeal without a judge. */
  readonly soExatas?: boolean;
}

const porqueDe = (origem: string, idPedido: number | null): string => `${origem} ${idPedido ?? ''}`;

/**
 * Wherever a case arrives, those of that office whom it involves, or whom the person who reports named, are kept away before
 * anybody can look (Lei 9.784/1999, arts. 18 and 20; Lei 13.608/2018, art. 4-A). What a gestor settled stays settled.
 */
export const afastarDoOrgao = async (
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  { tx, caso, agora }: NoAto,
  idOuvidoria: number,
  { apenas, soExatas = false }: Alcance = {},
): Promise<Afastamento> => {
  await lockChegada(tx, 'caso');
  const rows = await listPessoasDoOrgao(tx, idOuvidoria, clock.now());
  const pessoas = rows.map(toPessoa);
  const todas = (await listDoCaso(tx, caso.row.id)).map((row) => {
    const { idUsuario, origem } = abrirImpedimento({ config }, row);
    return { ...row, idUsuario, porque: porqueDe(origem, row.id_pedido) };
  });
  const vigentes = todas.filter(({ encerrado_em }) => encerrado_em === null);
  const antes = new Set(vigentes.map(({ idUsuario }) => idUsuario));
  const longe = new Set(antes);
  // One row for each reason: when one of them is settled otherwise, the others still keep the person away.
  const ja = new Set(todas.map(({ idUsuario, porque }) => `${idUsuario} ${porque}`));
  const isNovo = (idUsuario: number, porque: string): boolean => {
    if (ja.has(`${idUsuario} ${porque}`) || (apenas !== undefined && apenas !== idUsuario)) return false;
    ja.add(`${idUsuario} ${porque}`);
    longe.add(idUsuario);
    return true;
  };
  const comum = { idManifestacao: caso.row.id, agora };
  let aConferir = false;
  for (const pedido of await listPedidosDeImpedimento(tx, caso.row.id)) {
    const dito = readPedido(caso, pedido);
    const { certas, talvez } = acharPessoas(dito, pessoas);
    const daOrigem = { ...comum, origem: 'pedido-de-quem-relata', idPedido: pedido.id } as const;
    const doPedido = vigentes.filter(({ id_pedido }) => id_pedido === pedido.id);
    const isSabida = doPedido.some(
      ({ a_confirmar, idUsuario }) => !a_confirmar && pessoas.some((cada) => cada.idUsuario === idUsuario),
    );
    const quem = [...certas, ...(soExatas ? exatosDoOrgao([dito], pessoas) : isSabida ? [] : talvez)];
    const novas = quem.filter(({ idUsuario }) => isNovo(idUsuario, porqueDe(daOrigem.origem, pedido.id)));
    const aConfirmar = certas.length === 0 && !soExatas;
    for (const { idUsuario } of novas) {
      await impedir({ config }, tx, { ...daOrigem, idUsuario, aConfirmar });
    }
    const isReaberto = aConfirmar && novas.length > 0;
    aConferir ||= isReaberto;
    if (isReaberto && pedido.resolvido_em !== null)
      await updatePedidoDeImpedimento(tx, pedido.id, { resolvido_em: null });
    if (certas.length > 0 && !soExatas && !doPedido.some(({ a_confirmar }) => a_confirmar))
      await updatePedidoDeImpedimento(tx, pedido.id, { resolvido_em: pedido.resolvido_em ?? agora });
  }
  for (const { idUsuario } of nomeadosNo(caso.teor(), pessoas, soExatas)) {
    if (isNovo(idUsuario, porqueDe('envolvido', null)))
      await impedir({ config }, tx, { ...comum, origem: 'envolvido', idUsuario });
  }
  for (const idUsuario of await acertarAcessosRecebidos({ config }, { tx, caso, agora }, idOuvidoria, apenas))
    longe.add(idUsuario);
  const veem = rows.filter(({ id }) => !longe.has(id));
  return {
    novos: [...longe].filter((id) => !antes.has(id)),
    temQuemTrate: veem.some(({ trata }) => trata),
    gestores: rows.filter(({ e_gestor }) => e_gestor).map(({ id }) => id),
    aConferir,
  };
};

/** A case with nobody named in it keeps nobody away. */
const temNomes = async (tx: NoAto['tx'], caso: Caso): Promise<boolean> =>
  nomeiaAlguem(caso.teor()) || (await listPedidosDeImpedimento(tx, caso.row.id)).length > 0;

/**
 * The body that watches over the platform is told of every office's openings of identities, decides some, and draws samples;
 * requests for information may come before the office that controls, some day by the clock alone. Their people are compared too.
 */
export const afastarDeQuemControla = async (
  platform: Pick<Platform, 'config' | 'clock'>,
  noAto: NoAto,
  idOuvidoria: number,
): Promise<void> => {
  const { tx, caso } = noAto;
  if (!(await temNomes(tx, caso))) return;
  const deFora = new Set([
    await findOuvidoriaQueMonitora(tx),
    isAcesso(caso.row.id_tipo_formulario) ? await findQuemControla(tx, idOuvidoria) : null,
  ]);
  for (const deCima of deFora) {
    if (deCima !== null && deCima !== idOuvidoria)
      await afastarDoOrgao(platform, noAto, deCima, { soExatas: true });
  }
};
