import { chaveDaEntregaDe, codigoDe, prepararEntrega } from '#capabilities/codigo-acesso/server/index.ts';
import type { CanalDoPedido } from '#capabilities/manifestacao/domain/em-nome.ts';
import type { PessoaSemConta } from '#capabilities/manifestacao/domain/registrar/atendimento.ts';
import { localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import { emTransacao } from '#server/ciclo/ciclo.ts';
import { hmacBytes } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { Passo } from '../../domain/pedido/estado-do-pedido.ts';
import { envioDeOutroPedido, orgaoNaoRecebe } from '../../domain/pedido/pedido-errors.ts';
import { podePedir, podeTerSidoPedidoEm } from '../../domain/pedido/quem-pede.ts';
import { semDecisao } from '../../domain/pedido/sem-decisao.ts';
import { findOrgao } from '../orgao-repository.ts';
import { alertarQuemDecide, avisarDoPedido } from './avisar-do-pedido.ts';
import { CLASSIFICADORA, inserirPedido } from './inserir-pedido.ts';
import { findPorEnvio, lockEnvio, type PedidoRow } from './pedido-repository.ts';

export interface NovoPedido {
  readonly chaveEnvio: string;
  readonly idOuvidoria: number;
  readonly codigo: string;
  readonly descricao: string;
  readonly texto: string;
  /** Who asks without an account, or at the desk. */
  readonly requerente?: PessoaSemConta | undefined;
  /** Sent only by staff who file for somebody. */
  readonly atendimento?: { readonly canal: CanalDoPedido; readonly recebidaEm: string | null } | undefined;
}

/** For whom it is filed, by whom, and the code that opens it without an account. */
export interface QuemFazOPedido {
  readonly usuario: UsuarioAtual | null;
  readonly pessoa: PessoaSemConta | undefined;
  readonly balcao: { readonly canal: CanalDoPedido; readonly dia: PlainDate } | null;
  readonly codigo: string;
  /** What shows the code to the person, if it is filed at the desk. */
  readonly chave: string;
}

const apresentar = (
  { id, protocolo, id_esfera, prazo, sigla, nome_orgao, requerente, registrado_em }: PedidoRow,
  { pessoa, balcao, codigo, chave }: QuemFazOPedido,
) => ({
  idPedido: id,
  numeroProtocolo: formatProtocoloDigitos(protocolo, id_esfera),
  prazo: prazo ?? '',
  /** Shown once: only its hash is kept. */
  codigoAcesso: pessoa && !balcao ? codigo : null,
  chaveDoCodigo: balcao ? chave : null,
  orgao: `${sigla} – ${nome_orgao}`,
  requerente,
  registradoEm: toIsoDate(localDate(registrado_em.getTime())),
});

/** Everything about who asks that can be refused is refused here, before anything is written. */
export const conferirQuem = (
  { config, clock }: Platform,
  usuario: UsuarioAtual | null,
  { requerente: pessoa, atendimento, idOuvidoria, chaveEnvio }: NovoPedido,
): QuemFazOPedido => {
  enforce(podePedir({ usuario, pessoa, noBalcao: atendimento !== undefined, idOuvidoria }));
  const codigo = codigoDe(config, chaveEnvio);
  const chave = chaveDaEntregaDe(config, chaveEnvio);
  if (!atendimento) return { usuario, pessoa, balcao: null, codigo, chave };
  const hoje = localDate(clock.now().getTime());
  const { canal, recebidaEm } = atendimento;
  const dia = recebidaEm === null ? null : diaGuardado(recebidaEm);
  enforce(podeTerSidoPedidoEm({ canal, dia, hoje }));
  return { usuario, pessoa, balcao: { canal, dia: dia ?? hoje }, codigo, chave };
};

const avisarTodos = async (platform: Platform, tx: Db, row: PedidoRow): Promise<void> => {
  const idJulgadora = row.id_ouvidoria;
  const variaveis = {
    quemDecide: CLASSIFICADORA,
    quando: row.prazo ? `até ${formatData(diaGuardado(row.prazo))}` : '',
    semDecisao: semDecisao(Passo.classificadora, false).aQuemPediu,
  };
  for (const evento of ['desclassificacao.registrada', 'desclassificacao.recebida'] as const)
    await avisarDoPedido(platform, tx, { row, idJulgadora }, { evento, variaveis });
  await alertarQuemDecide(tx, {
    tipo: 'desclassificacao-recebida',
    idPedido: row.id,
    idJulgadora,
    marco: String(Passo.classificadora),
    agora: row.atualizado_em,
  });
};

export const hashDoEnvio = ({ config }: Platform, usuario: UsuarioAtual | null, chaveEnvio: string): Buffer =>
  hmacBytes(config.keyFor('desclassificacao.envio'), `${usuario?.idUsuario ?? 'sem-conta'}:${chaveEnvio}`);

/**
 * Anybody may ask, at any time and without an earlier request (Decreto 7.724/2012, art. 36). The same
 * filing sent twice is one pedido, with the same code.
 */
export const pedirDesclassificacao = (
  platform: Platform,
  usuario: UsuarioAtual | null,
  pedido: NovoPedido,
  db: Db = platform.db,
) => {
  const quem = conferirQuem(platform, usuario, pedido);
  const envioHash = hashDoEnvio(platform, usuario, pedido.chaveEnvio);
  return emTransacao(db, async (tx) => {
    await lockEnvio(tx, envioHash);
    const anterior = await findPorEnvio(tx, envioHash);
    if (anterior) {
      if (anterior.id_ouvidoria !== pedido.idOuvidoria) throw envioDeOutroPedido();
      return apresentar(anterior, quem);
    }
    const orgao = await findOrgao(tx, pedido.idOuvidoria);
    if (!orgao || orgao.inativada_em !== null) throw orgaoNaoRecebe();
    const row = await inserirPedido(platform, tx, quem, { orgao, pedido, envioHash });
    await avisarTodos(platform, tx, row);
    if (quem.balcao) await prepararEntrega(platform, tx, { idPedido: row.id }, pedido.chaveEnvio);
    return apresentar(row, quem);
  });
};
