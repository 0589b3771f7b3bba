import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { atendem } from '../../../domain/registrar/registro-policy.ts';
import { isDeMesa } from '../etapas.ts';
import type { Registrando } from '../registrando.ts';
import type { Partida } from '../tipo/partida.ts';

/**
 * Who the screens speak to: the person who files, a servant or worker in the internal channel, or a
 * clerk who writes for somebody on the phone or at the desk.
 */
export type AQuem = 'propria' | 'interna' | 'mesa';

export const aQuemDe = (
  registro: Pick<Registrando, 'anonimo' | 'atendimento' | 'ouvidoriaInterna'>,
): AQuem => {
  if (isDeMesa(registro)) return 'mesa';
  return registro.ouvidoriaInterna ? 'interna' : 'propria';
};

/** Staff file for whom they attend; in the internal channel everybody speaks for themselves. */
export const useIsDaMesa = ({ anonimo, ouvidoriaInterna }: Pick<Partida, 'anonimo' | 'ouvidoriaInterna'>) => {
  const usuario = useUsuario();
  return usuario !== null && atendem.includes(idPerfilDe(usuario)) && !anonimo && !ouvidoriaInterna;
};

/** The same on the pages before the form. */
export const useAQuemDaPartida = (partida: Pick<Partida, 'anonimo' | 'ouvidoriaInterna'>): AQuem => {
  const isDaMesa = useIsDaMesa(partida);
  if (isDaMesa) return 'mesa';
  return partida.ouvidoriaInterna ? 'interna' : 'propria';
};
