import { alertar } from '#capabilities/alerta/server/index.ts';
import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import {
  agir,
  anotarNoCaso,
  type Efeito,
  lockCasoDaEquipe,
  type NoAto,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { CasoDoLote, ResultadoDoLote } from '#kernel/lote.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { emLote } from '#server/ciclo/em-lote.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { assumir as assumirAto } from '../domain/assumir.ato.ts';
import { atribuir as atribuirAto } from '../domain/atribuir.ato.ts';
import { distribuir as distribuirAto } from '../domain/distribuir.ato.ts';
import { repartir } from '../domain/repartir.ts';
import { responsavelNaoAnalisa } from '../domain/tratamento-errors.ts';
import { findAnalista, listAbertasDe } from './carga-repository.ts';

const efeitoDeAtribuir = async (
  { tx, caso: { row }, agora }: NoAto,
  quem: QuemAge,
  idResponsavel: number,
): Promise<Efeito<void>> => {
  const nome = await findAnalista(tx, row.id_ouvidoria, idResponsavel, agora);
  if (nome === undefined) throw responsavelNaoAnalisa();
  if (row.id_responsavel !== idResponsavel) {
    await alertar(tx, {
      tipo: 'atribuida',
      idManifestacao: row.id,
      chave: `atribuida:${row.id}:${row.versao}`,
      agora,
      para: [idResponsavel],
      menos: quem.usuario?.idUsuario,
    });
  }
  return {
    informacoes: `A análise ficou com ${nome}.`,
    detalhes: { idResponsavel, idResponsavelAnterior: row.id_responsavel },
    mudancas: { id_responsavel: idResponsavel },
    resultado: undefined,
  };
};

const atribuirUm = (
  platform: Platform,
  quem: QuemAge,
  caso: CasoDoLote,
  ato: AtoDaManifestacao,
  idResponsavel: number,
): Promise<void> => agir(platform, quem, caso, ato, (noAto) => efeitoDeAtribuir(noAto, quem, idResponsavel));

/**
 * Somebody leaves and a case of theirs goes to another analyst, in the transaction of that act; also one that waits for
 * the citizen, which nobody sorts. Whoever calls has asked who may (usuario's gestao-policy).
 */
export const passarCaso = async (
  platform: Platform,
  tx: Db,
  quem: QuemAge,
  { idManifestacao, de, para }: { idManifestacao: number; de: number; para: number },
): Promise<void> => {
  const caso = await lockCasoDaEquipe(platform, tx, quem, idManifestacao);
  // Somebody took it over meanwhile.
  if (caso.row.id_responsavel !== de) return;
  const noAto = { tx, caso, agora: platform.clock.now() };
  const acao = atribuirAto.historico.rotulo;
  await anotarNoCaso(platform, noAto, quem, { acao, ...(await efeitoDeAtribuir(noAto, quem, para)) });
};

/** Makes somebody who analyses cases in their office responsible for them. */
export const atribuir = (
  platform: Platform,
  quem: QuemAge,
  casos: readonly CasoDoLote[],
  idResponsavel: number,
): Promise<ResultadoDoLote> =>
  emLote(platform, casos, (caso) => atribuirUm(platform, quem, caso, atribuirAto, idResponsavel));

/** The person takes the cases over; the administrador too, who belongs to no office's analysts. */
export const assumir = (
  platform: Platform,
  quem: QuemAge & { readonly usuario: UsuarioAtual },
  casos: readonly CasoDoLote[],
): Promise<ResultadoDoLote> =>
  emLote(platform, casos, (caso) =>
    agir(platform, quem, caso, assumirAto, async ({ caso: { row } }) => ({
      informacoes: `${quem.usuario.nome} assumiu a análise.`,
      detalhes: { idResponsavel: quem.usuario.idUsuario, idResponsavelAnterior: row.id_responsavel },
      mudancas: { id_responsavel: quem.usuario.idUsuario },
      resultado: undefined,
    })),
  );

/** Shares the cases out evenly; who has less in hand gets the odd ones. */
export const distribuir = async (
  platform: Platform,
  quem: QuemAge & { readonly usuario: UsuarioAtual },
  casos: readonly CasoDoLote[],
  pessoas: readonly number[],
): Promise<ResultadoDoLote> => {
  const cargas = new Map(
    (await listAbertasDe(platform.db, pessoas)).map(({ idUsuario, abertas }) => [idUsuario, abertas]),
  );
  const partes = repartir(
    casos.map(({ idManifestacao }) => idManifestacao),
    [...new Set(pessoas)].map((idUsuario) => ({ idUsuario, abertas: cargas.get(idUsuario) ?? 0 })),
  );
  const dono = new Map(partes.map(({ idManifestacao, idUsuario }) => [idManifestacao, idUsuario]));
  return emLote(platform, casos, (caso) =>
    atribuirUm(platform, quem, caso, distribuirAto, dono.get(caso.idManifestacao) ?? 0),
  );
};
