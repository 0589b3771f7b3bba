import { isAcesso } from '#kernel/enumeracoes.ts';
import { localDate } from '#kernel/prazo/data.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { cobrir } from '../domain/achados.ts';
import { isDaDecisao, type Parte, podeSerPublico } from '../domain/publicacao.ts';
import { deleteAchados } from './achado-repository.ts';
import { type AchadoConferido, conferirAchados } from './conferir-achados.ts';
import { type PedidoLido, readPedidos } from './pedido-lido.ts';
import { lockPedidos } from './pedido-repository.ts';
import { deletePublicos, markPublicados, upsertDecisoes, upsertPedidos } from './publico-repository.ts';

interface Conferido {
  readonly pedido: PedidoLido;
  readonly achados: readonly AchadoConferido[];
}

const ler = ({ pedido: { textos }, achados }: Conferido) => {
  const cobertos = achados.filter(({ decisao }) => decisao === 'cobrir');
  return (parte: Parte, idParte = 0): string => {
    const achado = textos.find((cada) => cada.parte === parte && cada.idParte === idParte);
    return cobrir(
      achado?.texto ?? '',
      cobertos.filter((cada) => cada.parte === parte && cada.id_parte === idParte),
    );
  };
};

const toPedidoPublico = (conferido: Conferido, agora: Date) => {
  const { row } = conferido.pedido;
  const texto = ler(conferido);
  return {
    id_manifestacao: row.id,
    protocolo: row.protocolo,
    esfera_do_protocolo: row.esfera_do_protocolo,
    id_ouvidoria: row.id_ouvidoria,
    id_esfera: row.id_esfera,
    uf: row.uf,
    id_municipio: row.id_municipio,
    id_assunto: row.id_assunto,
    id_codigo_decisao: row.id_codigo_decisao,
    id_especificacao_decisao: row.id_especificacao_decisao,
    registrado_em: row.registrada_em,
    respondido_em: row.respondido_em ?? row.registrada_em,
    ano: localDate(row.registrada_em.getTime()).year,
    resumo: texto('resumo'),
    texto: texto('pedido'),
    resposta: texto('resposta', row.id_resposta ?? 0),
    publicado_em: row.publicada_em ?? agora,
    atualizado_em: agora,
  };
};

const isPorDecidir = ({ decisao }: AchadoConferido): boolean => decisao === null;

/** Nothing is undecided in the text of the appeal or of its decision. */
const passou =
  (achados: readonly AchadoConferido[]) =>
  ({ id, id_decisao }: PedidoLido['decisoes'][number]): boolean =>
    !achados.some(
      (achado) =>
        isPorDecidir(achado) &&
        isDaDecisao(achado.parte) &&
        achado.id_parte === (achado.parte === 'recurso' ? id : id_decisao),
    );

const toDecisoesPublicas = (conferido: Conferido, agora: Date) => {
  const { row, decisoes } = conferido.pedido;
  const texto = ler(conferido);
  return decisoes.filter(passou(conferido.achados)).map((decisao) => ({
    id_recurso: decisao.id,
    id_manifestacao: row.id,
    id_instancia: decisao.id_instancia,
    id_ouvidoria: row.id_ouvidoria,
    id_tipo_resposta_recurso: decisao.id_tipo_resposta_recurso,
    decidido_em: decisao.decidido_em,
    ano: localDate(decisao.decidido_em.getTime()).year,
    recurso: texto('recurso', decisao.id),
    decisao: texto('decisao', decisao.id_decisao),
    publicado_em: agora,
  }));
};

/**
 * A case that is no longer a request keeps no finds; a request that may not be public keeps its
 * decisions for when it may.
 */
const esquecer = (db: Db, { fatos, achados }: PedidoLido): Promise<void> =>
  deleteAchados(
    db,
    achados
      .filter(({ decisao }) => decisao === null || !isAcesso(fatos.idTipoFormulario))
      .map(({ id }) => id),
  );

/**
 * The gate: scans the texts again, publishes what passed and withdraws what did not, all in the
 * caller's transaction. A decision on an appeal is held back alone. Running it twice changes
 * nothing.
 */
export const varrerEPublicar = async (
  platform: Pick<Platform, 'config'>,
  tx: Db,
  agora: Date,
  ids: readonly number[],
): Promise<void> => {
  await lockPedidos(tx, ids);
  const publicos: Conferido[] = [];
  const retirados: number[] = [];
  for (const pedido of await readPedidos(platform, tx, ids)) {
    const pode = podeSerPublico(pedido.fatos).allowed;
    const achados = pode ? await conferirAchados(tx, pedido, agora) : [];
    if (!pode) await esquecer(tx, pedido);
    const espera = achados.some((achado) => isPorDecidir(achado) && !isDaDecisao(achado.parte));
    if (pode && !espera) publicos.push({ pedido, achados });
    else retirados.push(pedido.row.id);
  }
  if (retirados.length > 0) await deletePublicos(tx, retirados);
  if (publicos.length === 0) return;
  await upsertPedidos(
    tx,
    publicos.map((cada) => toPedidoPublico(cada, agora)),
  );
  await upsertDecisoes(
    tx,
    publicos.flatMap((cada) => toDecisoesPublicas(cada, agora)),
  );
  await markPublicados(
    tx,
    publicos.map(({ pedido }) => pedido.row.id),
    agora,
  );
};
