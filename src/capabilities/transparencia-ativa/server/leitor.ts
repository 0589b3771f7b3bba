import {
  assinar,
  isAutoridadeDe,
  type OrgaoRow,
  orgaoAlcancado,
  quemMonitora,
} from '#capabilities/monitoramento/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Leitor } from './item-presenter.ts';

export const hojeDe = ({ clock }: Pick<Platform, 'clock'>): string =>
  toIsoDate(localDate(clock.now().getTime()));

export interface NoOrgao {
  readonly orgao: OrgaoRow;
  readonly leitor: Leitor;
  readonly assinatura: ReturnType<typeof assinar>;
}

/** A body, and the person's relation to it; a body out of reach is refused. */
export const noOrgao = async (
  platform: Pick<Platform, 'clock'>,
  db: Db,
  usuario: UsuarioAtual,
  idOuvidoria: number,
): Promise<NoOrgao> => {
  const quem = await quemMonitora(db, usuario);
  const orgao = await orgaoAlcancado(db, quem, idOuvidoria);
  return {
    orgao,
    leitor: {
      idPerfil: usuario.idPerfil,
      idUsuario: usuario.idUsuario,
      doOrgao: usuario.idPerfil === Perfil.administrador || usuario.idOuvidoria === orgao.idOuvidoria,
      daAutoridade: isAutoridadeDe(quem, orgao),
      hoje: hojeDe(platform),
    },
    assinatura: assinar(quem),
  };
};
