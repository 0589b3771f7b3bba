import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { Recontagem } from '../contract.ts';
import { feriadoNaoEncontrado } from '../domain/feriado-errors.ts';
import type { FeriadoGuardado } from '../domain/mudanca.ts';
import { type EstadoDaRecontagem, porcentagem, type TipoDePrazo } from '../domain/recontagem.ts';
import { findAnosDaSerie, findFeriado } from './feriados-guardados-repository.ts';
import { verLinhas } from './list-feriados.ts';
import { countOrgaosDo, listAtosDo, listOrgaosDo } from './lista-repository.ts';
import { PRAZOS_DA_PAGINA } from './prazos-da-previa.ts';
import {
  countPrazosMovidos,
  type DepoisDoPrazo,
  listPrazosMovidos,
  listRecontagens,
} from './recontagem-repository.ts';

const ORGAOS_NOMEADOS = 30;
const ATOS_MOSTRADOS = 50;
const PRAZOS_MOSTRADOS = 20;

const achar = async ({ db }: Platform, idFeriado: number): Promise<FeriadoGuardado> => {
  const feriado = await findFeriado(db, idFeriado);
  if (!feriado) throw feriadoNaoEncontrado();
  return feriado;
};

type Campos = Record<string, unknown>;

export const verFeriado = async (platform: Platform, idFeriado: number) => {
  const { db } = platform;
  const feriado = await achar(platform, idFeriado);
  const [linha] = await verLinhas(db, [feriado]);
  if (!linha) throw feriadoNaoEncontrado();
  const { idSerie } = feriado;
  const anos = idSerie === null ? null : await findAnosDaSerie(db, idSerie);
  const atos = await listAtosDo(db, idSerie === null ? [idFeriado] : [idFeriado, idSerie], ATOS_MOSTRADOS);
  return {
    ...linha,
    anos: anos?.de ? anos : null,
    orgaos: {
      total: await countOrgaosDo(db, idFeriado),
      primeiros: await listOrgaosDo(db, idFeriado, ORGAOS_NOMEADOS),
    },
    historico: atos.map(({ id, acao, alvo, responsavel, ocorrido_em, informacoes }) => ({
      idAuditoria: id,
      acao,
      alvo,
      responsavel,
      ocorridoEm: ocorrido_em.toISOString(),
      ...(informacoes as { antes?: Campos; depois?: Campos }),
    })),
  };
};

type PrazoMovidoRow = Awaited<ReturnType<typeof listPrazosMovidos>>[number];

const presentMovido = (row: PrazoMovidoRow) => ({
  idRecontagem: row.id_recontagem,
  tipo: row.tipo,
  idAlvo: row.id_alvo,
  idManifestacao: row.id_manifestacao,
  numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.id_esfera),
  prazoAnterior: row.prazo_anterior,
  prazoNovo: row.prazo_novo,
});

export const verPrazosMovidos = async (
  platform: Platform,
  quem: ForaDoAlcance,
  idFeriado: number,
  depois: DepoisDoPrazo,
) => {
  await achar(platform, idFeriado);
  const rows = await listPrazosMovidos(platform.db, { idFeriado, quem }, PRAZOS_DA_PAGINA, depois);
  return rows.map(presentMovido);
};

/** Polled while a recount runs. */
export const verRecontagens = async (platform: Platform, quem: ForaDoAlcance, idFeriado: number) => {
  const { db } = platform;
  await achar(platform, idFeriado);
  const rows = await listRecontagens(db, { idFeriado, quem });
  const prazos = await listPrazosMovidos(db, { idFeriado, quem }, PRAZOS_MOSTRADOS);
  return {
    recontagens: rows.map(
      (row): Recontagem => ({
        idRecontagem: row.id,
        estado: row.estado as EstadoDaRecontagem,
        porcentagem: porcentagem({
          fase: row.fase as TipoDePrazo,
          estado: row.estado as EstadoDaRecontagem,
        }),
        motivo: row.motivo,
        solicitante: row.solicitante,
        movidos: row.movidos_vistos,
        falhas: row.falhas_vistas,
        pedidaEm: row.pedida_em.toISOString(),
        concluidaEm: row.concluida_em?.toISOString() ?? null,
      }),
    ),
    prazos: prazos.map(presentMovido),
    totalDePrazos: await countPrazosMovidos(db, { idFeriado, quem }),
  };
};
