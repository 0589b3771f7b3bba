import { alertar } from '#capabilities/alerta/server/index.ts';
import {
  conferirQuemEscolhe,
  type Efeito,
  type NoAto,
  type QuemAge,
  quemNaoAbre,
} from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { responsavelNaoAnalisa } from '../../domain/lista-de-trabalho-errors.ts';
import { findAnalista } from './carga-repository.ts';

/** Makes an analyst of the office responsible for a case, and tells them. */
export const efeitoDeAtribuir = async (
  platform: Pick<Platform, 'config'>,
  { tx, caso: { row }, agora }: NoAto,
  quem: QuemAge,
  idResponsavel: number,
): Promise<Omit<Efeito<void>, 'avisos'>> => {
  const nome = await findAnalista(tx, row.id_ouvidoria, idResponsavel, agora);
  const longe = await quemNaoAbre(platform, tx, row.id);
  if (nome === undefined || longe.has(idResponsavel)) throw responsavelNaoAnalisa();
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

/** The same by who chooses: not where only the gestor may choose people by name. */
export const efeitoDeEscolher = async (
  platform: Pick<Platform, 'config'>,
  noAto: NoAto,
  quem: QuemAge,
  idResponsavel: number,
): Promise<Omit<Efeito<void>, 'avisos'>> => {
  await conferirQuemEscolhe(platform, noAto.tx, quem.usuario, noAto.caso.row.id, [idResponsavel]);
  return efeitoDeAtribuir(platform, noAto, quem, idResponsavel);
};
