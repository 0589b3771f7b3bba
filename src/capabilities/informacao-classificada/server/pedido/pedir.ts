import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { nextSequencia } from '#capabilities/manifestacao/server/index.ts';
import type { IdEsfera } from '#kernel/enumeracoes.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { digitosDoProtocolo, formatProtocolo, formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { formatData } from '#kernel/texto.ts';
import { emTransacao } from '#server/ciclo/ciclo.ts';
import { hmacBytes } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { nupDoCodigo } from '../../domain/cidic.ts';
import { nomeDaAutoridade, Passo } from '../../domain/pedido/estado-do-pedido.ts';
import {
  codigoInvalido,
  digaQualInformacao,
  envioDeOutroPedido,
  orgaoNaoRecebe,
  pedidoNaoEncontrado,
} from '../../domain/pedido/pedido-errors.ts';
import { prazoDoPasso } from '../../domain/pedido/prazos-do-pedido.ts';
import { semDecisao } from '../../domain/pedido/sem-decisao.ts';
import { assinar } from '../orgao-da-pessoa.ts';
import { findOrgao, type OrgaoRow } from '../orgao-repository.ts';
import { findPorNup } from '../rol/rol-repository.ts';
import { alertarQuemDecide, avisarDoPedido } from './avisar-do-pedido.ts';
import {
  findPedido,
  findPorEnvio,
  findRequerente,
  insertHistoricoDoPedido,
  insertPasso,
  insertPedido,
  lockEnvio,
  type PedidoRow,
} from './pedido-repository.ts';

const CLASSIFICADORA = nomeDaAutoridade(Passo.classificadora, false);

export interface NovoPedido {
  readonly chaveEnvio: string;
  readonly idOuvidoria: number;
  readonly codigo: string;
  readonly descricao: string;
  readonly texto: string;
}

const apresentar = ({ id, protocolo, id_esfera, prazo }: PedidoRow) => ({
  idPedido: id,
  numeroProtocolo: formatProtocoloDigitos(protocolo, id_esfera),
  prazo: prazo ?? '',
});

/** A process number that the office does not have in its roll is kept as it was written. */
const qualInformacao = async (tx: Db, { idOuvidoria, codigo, descricao }: NovoPedido) => {
  if (codigo === '' && descricao === '') throw digaQualInformacao();
  const nup = codigo === '' ? null : nupDoCodigo(codigo);
  if (codigo !== '' && nup === null) throw codigoInvalido();
  const informacao = nup === null ? undefined : await findPorNup(tx, idOuvidoria, nup);
  return { codigo: codigo || null, descricao: descricao || null, id_informacao: informacao?.id ?? null };
};

const inserir = async (
  { clock }: Platform,
  tx: Db,
  usuario: UsuarioAtual,
  { orgao, pedido, envioHash }: { orgao: OrgaoRow; pedido: NovoPedido; envioHash: Buffer },
): Promise<PedidoRow> => {
  const agora = clock.now();
  const calendario = await calendarioDaOuvidoria(tx, orgao.id);
  const contado = countedDay(calendario, agora.getTime());
  const prazo = prazoDoPasso(calendario, contado, Passo.classificadora);
  const ano = localDate(agora.getTime()).year;
  const protocolo = formatProtocolo({
    prefixo: orgao.prefixo_protocolo,
    sequencia: await nextSequencia(tx, orgao.id, ano),
    ano,
    esfera: orgao.id_esfera as IdEsfera,
  });
  const id = await insertPedido(tx, {
    protocolo: digitosDoProtocolo(protocolo) ?? '',
    id_ouvidoria: orgao.id,
    id_usuario: usuario.idUsuario,
    ...(await findRequerente(tx, usuario.idUsuario)),
    situacao: 'em-analise',
    ...(await qualInformacao(tx, pedido)),
    envio_hash: envioHash,
    registrado_em: agora,
    atualizado_em: agora,
  });
  await insertPasso(tx, {
    id_pedido: id,
    passo: Passo.classificadora,
    id_ouvidoria_julgadora: orgao.id,
    texto: pedido.texto,
    por_silencio: false,
    registrado_em: agora,
    registro_contado: toIsoDate(contado),
    prazo: prazo && toIsoDate(prazo),
    prazo_original: prazo && toIsoDate(prazo),
  });
  await insertHistoricoDoPedido(tx, {
    id_pedido: id,
    ato: 'Registro',
    situacao: 'em-analise',
    ocorrido_em: agora,
    ...assinar(usuario, null),
    informacoes: `${CLASSIFICADORA} decide${prazo ? ` até ${formatData(prazo)}` : ''}.`,
  });
  const row = await findPedido(tx, id);
  if (!row) throw pedidoNaoEncontrado();
  return row;
};

/**
 * Anybody may ask, at any time and without an earlier request (Decreto 7.724/2012, art. 36). The same
 * filing sent twice is one pedido.
 */
export const pedirDesclassificacao = (
  platform: Platform,
  usuario: UsuarioAtual,
  pedido: NovoPedido,
  db: Db = platform.db,
) => {
  const envioHash = hmacBytes(
    platform.config.keyFor('desclassificacao.envio'),
    `${usuario.idUsuario}:${pedido.chaveEnvio}`,
  );
  return emTransacao(db, async (tx) => {
    await lockEnvio(tx, envioHash);
    const anterior = await findPorEnvio(tx, envioHash);
    if (anterior) {
      if (anterior.id_ouvidoria !== pedido.idOuvidoria) throw envioDeOutroPedido();
      return apresentar(anterior);
    }
    const orgao = await findOrgao(tx, pedido.idOuvidoria);
    if (!orgao || orgao.inativada_em !== null) throw orgaoNaoRecebe();
    const row = await inserir(platform, tx, usuario, { orgao, pedido, envioHash });
    const variaveis = {
      quemDecide: CLASSIFICADORA,
      quando: row.prazo ? `até ${formatData(diaGuardado(row.prazo))}` : '',
      semDecisao: semDecisao(Passo.classificadora, false).aQuemPediu,
    };
    for (const evento of ['desclassificacao.registrada', 'desclassificacao.recebida'] as const)
      await avisarDoPedido(platform, tx, { row, idJulgadora: orgao.id }, { evento, variaveis });
    await alertarQuemDecide(tx, {
      tipo: 'desclassificacao-recebida',
      idPedido: row.id,
      idJulgadora: orgao.id,
      marco: String(Passo.classificadora),
      agora: row.registrado_em,
    });
    return apresentar(row);
  });
};
