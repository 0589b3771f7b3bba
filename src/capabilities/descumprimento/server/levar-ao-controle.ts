import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { afastarDoOrgao, type NoAto } from '#capabilities/manifestacao/server/index.ts';
import type { PromessaRow } from '#capabilities/remedio/server/index.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import { prazoParaDecidirDenuncia } from '../domain/descumprimento-prazos.ts';
import type { TipoDaDenuncia } from '../domain/fatos-da-denuncia.ts';
import { insertDenuncia } from './descumprimento-repository.ts';
import { destinoDoCaso, nomeDoOrgao } from './destino-do-caso.ts';

export const caminhoDaDenuncia = (idDenuncia: number): string =>
  `/manifestacao/denuncia/tratar?ids=${idDenuncia}`;

interface ParaOControle {
  readonly tipo: TipoDaDenuncia;
  readonly promessa: Pick<PromessaRow, 'id' | 'id_recurso' | 'prazo'>;
  /** The delivery contested; null for a date that was missed. */
  readonly idEntrega: number | null;
  readonly texto: string;
  readonly envioHash: Buffer;
}

/** Brings a missed date, or a contested delivery, before the office that supervises (LAI art. 41). */
export const levarAoControle = async (
  platform: Platform,
  { tx, caso, agora }: NoAto,
  { tipo, promessa, idEntrega, texto, envioHash }: ParaOControle,
) => {
  const destino = await destinoDoCaso(tx, caso);
  await afastarDoOrgao(platform, { tx, caso, agora }, destino.id, {
    soExatas: destino.id !== caso.row.id_ouvidoria,
  });
  const calendario = await calendarioDaOuvidoria(tx, destino.id);
  const dia = prazoParaDecidirDenuncia(calendario, agora.getTime());
  const prazo = toIsoDate(dia);
  const idDenuncia = await insertDenuncia(tx, {
    id_manifestacao: caso.row.id,
    id_recurso: promessa.id_recurso,
    id_promessa: promessa.id,
    id_entrega: idEntrega,
    tipo,
    data_entrega: promessa.prazo,
    id_ouvidoria_destino: destino.id,
    ...caso.guardarTexto(texto),
    envio_hash: envioHash,
    registrada_em: agora,
    prazo,
  });
  const orgaoDestino = nomeDoOrgao(destino);
  return { idDenuncia, destino, orgaoDestino, prazo, variaveis: { orgaoDestino, prazo: formatData(dia) } };
};
