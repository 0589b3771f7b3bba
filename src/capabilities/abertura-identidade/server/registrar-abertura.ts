import { assinatura, type NoAto, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { hmacBytes } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import {
  aberturaJaPedida,
  aberturasDoDia,
  motivoRepetido,
  semQuemAprove,
} from '../domain/abertura-errors.ts';
import { normalizarMotivo } from '../domain/motivo.ts';
import { findOrgao, hasPendente, insertAbertura, isMotivoUsado, lockPessoa } from './abertura-repository.ts';
import { avisarAbertura } from './avisar-abertura.ts';
import { findSegundaPessoa, freioDe } from './quem-aprova.ts';

/** Of the person and the normalised words: a copy of the database tells neither the words nor whether two people wrote the same. */
const marcaDoMotivo = ({ config }: Pick<Platform, 'config'>, idUsuario: number, motivo: string): Buffer =>
  hmacBytes(config.keyFor('abertura-identidade.motivo'), `${idUsuario}:${normalizarMotivo(motivo)}`);

interface Abrir {
  readonly motivo: string;
  /** A request that the ouvidoria granted: it was the second person. */
  readonly pedido?: { readonly id: number; readonly idGuarda: number };
}

export interface Registrada {
  readonly idAbertura: number;
  /** 'SIGLA – nome' of the office whose second person must approve; null: opened now. */
  readonly esperaPor: string | null;
}

/** The one way to an identity: brake, reason, second person and notices, in the transaction of the act. */
export const registrarAbertura = async (
  platform: Platform,
  quem: QuemAge,
  { tx, caso, agora }: NoAto,
  { motivo, pedido }: Abrir,
): Promise<Registrada> => {
  const { id_responsavel: idUsuario, responsavel } = assinatura(quem, caso);
  const { id: idManifestacao, id_ouvidoria: idOuvidoria } = caso.row;
  await lockPessoa(tx, idUsuario);
  if (await hasPendente(tx, idManifestacao, idUsuario)) throw aberturaJaPedida();
  const marca = marcaDoMotivo(platform, idUsuario, motivo);
  if (await isMotivoUsado(tx, marca)) throw motivoRepetido();
  const { como, porDia } = await freioDe(tx, { idUsuario, idOuvidoria }, agora);
  if (como === 'chega') throw aberturasDoDia(porDia);
  const aprovam =
    como === 'espera' && !pedido
      ? await findSegundaPessoa(platform, tx, idManifestacao, { idUsuario, idOuvidoria })
      : undefined;
  if (aprovam === null) throw semQuemAprove();
  const { texto, texto_cifrado } = caso.guardarTexto(motivo);
  const idAbertura = await insertAbertura(tx, {
    id_manifestacao: idManifestacao,
    id_ouvidoria: idOuvidoria,
    id_usuario: idUsuario,
    quem: responsavel,
    id_pedido: pedido?.id ?? null,
    motivo: texto,
    motivo_cifrado: texto_cifrado,
    marca_do_motivo: marca,
    pedida_em: agora,
    id_ouvidoria_que_aprova: aprovam?.idOuvidoria ?? null,
    aberta_em: aprovam ? null : agora,
  });
  await avisarAbertura(
    platform,
    { tx, caso, agora },
    {
      tipo: aprovam ? 'abertura-pedida' : 'identidade-aberta',
      idAbertura,
      idUsuario,
      ...(pedido && { idGuarda: pedido.idGuarda }),
      ...(aprovam && { aprovam }),
    },
  );
  if (!aprovam) return { idAbertura, esperaPor: null };
  const { sigla, nome } = await findOrgao(tx, aprovam.idOuvidoria);
  return { idAbertura, esperaPor: `${sigla} – ${nome}` };
};
