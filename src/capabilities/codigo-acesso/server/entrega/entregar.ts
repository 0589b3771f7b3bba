import { naHora } from '#kernel/momento.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { days } from '#server/clock.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { normalizeCodigo } from '../../domain/codigo-acesso.ts';
import { chaveJaUsada, chaveNaoEncontrada } from '../../domain/codigo-acesso-errors.ts';
import type { OQueAbre } from '../chaves.ts';
import { insertAcesso } from '../chaves-repository.ts';
import { chaveDaEntregaDe, codigoNovo, hashDoCodigo } from '../codigo.ts';
import { findEntrega, setCodigo, spendEntrega } from './entrega-repository.ts';

/** A paper is taken home, and may wait there for somebody who has a phone. */
const VALIDADE = days(60);

/**
 * What staff who file for somebody hand over: a key that shows the access code once. Whoever handed it over and looked is
 * found out, because the person then finds it used.
 */
export const prepararEntrega = async (
  { config, clock }: Platform,
  tx: Db,
  abre: OQueAbre,
  chaveEnvio: string,
): Promise<void> => {
  // To the hour: it stays for weeks, beside cases whose moment is sealed.
  const agora = naHora(clock.now());
  await insertAcesso(tx, {
    hash: hashSecret(chaveDaEntregaDe(config, chaveEnvio)),
    ...('idPedido' in abre
      ? { id_pedido_desclassificacao: abre.idPedido }
      : { id_manifestacao: abre.idManifestacao }),
    finalidade: 'entrega',
    criado_em: agora,
    expira_em: new Date(agora.getTime() + VALIDADE),
  });
};

/** Writes the history of what the code opens; given by composition, which knows both kinds. */
export type AnotarEntrega = (platform: Platform, tx: Db, abre: OQueAbre) => Promise<void>;

/** Shows a code that nobody has seen, made at this moment: the one from the filing stops working. */
export const receberCodigo = (
  platform: Platform,
  anotar: AnotarEntrega,
  chave: string,
): Promise<{ numeroProtocolo: string; codigoAcesso: string }> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const hash = hashSecret(normalizeCodigo(chave));
    const entrega = await findEntrega(tx, hash);
    if (!entrega || entrega.expira_em <= agora) throw chaveNaoEncontrada();
    if (entrega.usado_em) throw chaveJaUsada(entrega.usado_em);
    const { id_manifestacao, id_pedido_desclassificacao } = entrega;
    const abre: OQueAbre =
      id_manifestacao === null
        ? { idPedido: Number(id_pedido_desclassificacao) }
        : { idManifestacao: id_manifestacao };
    const codigoAcesso = codigoNovo();
    await spendEntrega(tx, hash, naHora(agora));
    const { protocolo, id_esfera } = await setCodigo(tx, abre, hashDoCodigo(platform.config, codigoAcesso));
    await anotar(platform, tx, abre);
    return { numeroProtocolo: formatProtocoloDigitos(protocolo, id_esfera), codigoAcesso };
  });
