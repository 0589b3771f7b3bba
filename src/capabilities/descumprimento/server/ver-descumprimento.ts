import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import {
  anotarVisualizacao,
  type Caso,
  findCasoVisivel,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { DIAS_PARA_DECIDIR } from '#kernel/prazo/prazos-da-lei.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Platform } from '#server/platform.ts';
import { denunciarDescumprimento } from '../domain/denunciar-descumprimento.ato.ts';
import { denunciaNaoEncontrada } from '../domain/descumprimento-errors.ts';
import { denunciaDe } from './denuncia-presenter.ts';
import { findDenuncia, listDenunciasDoCaso } from './descumprimento-repository.ts';
import { destinoDoCaso, nomeDoOrgao } from './destino-do-caso.ts';
import { promessaDoCaso } from './promessa-do-caso.ts';

export const podeDenunciar = ({ row, fatos }: Caso, { usuario }: QuemAge) =>
  checkAct(denunciarDescumprimento, {
    estado: row.id_situacao as IdSituacao,
    perfil: usuario?.idPerfil ?? Perfil.publico,
    fatos,
  });

/** The texts are for the author and for the staff who handle the case, not for observers. */
const leAsPalavras = (caso: Caso, { usuario }: QuemAge): boolean =>
  caso.relacao === 'manifestante' ||
  perfisDaAcao('manifestacao.tratar').some((perfil) => perfil === usuario?.idPerfil);

export const verDescumprimento = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  await anotarVisualizacao(platform, quem, caso);
  const { row } = caso;
  const { db, clock } = platform;
  const verdict = podeDenunciar(caso, quem);
  const denuncias = leAsPalavras(caso, quem) ? await listDenunciasDoCaso(db, idManifestacao) : [];
  return {
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    orgao: nomeDoOrgao({ sigla: row.sigla_ouvidoria, nome: row.nome_ouvidoria }),
    aberta: verdict.allowed,
    motivo: verdict.allowed ? null : verdict.error.message,
    promessa: await promessaDoCaso(db, caso, clock.now()),
    quemDecide: nomeDoOrgao(await destinoDoCaso(db, caso)),
    diasParaDecidir: DIAS_PARA_DECIDIR,
    denuncias: denuncias.map((cada) => denunciaDe(cada, quem, caso, clock.now())),
  };
};

export const findDescumprimento = async (platform: Platform, quem: QuemAge, idDenuncia: number) => {
  const row = await findDenuncia(platform.db, idDenuncia);
  if (!row) throw denunciaNaoEncontrada();
  const caso = await findCasoVisivel(platform, quem, row.id_manifestacao);
  await anotarVisualizacao(platform, quem, caso);
  return denunciaDe(row, quem, caso, platform.clock.now());
};
