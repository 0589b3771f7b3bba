import { quemMonitora } from '#capabilities/monitoramento/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Retrato } from '#server/medidas/retrato.ts';
import type { Platform } from '#server/platform.ts';
import type { Saude } from '../contract.ts';
import { conferirSaude, piorEstado } from '../domain/conferir-saude.ts';
import type { PrazosDoOrgao } from '../domain/figuras.ts';
import { soQuemMonitora } from '../domain/saude-errors.ts';
import { estadoDosProcessos } from './estado-dos-processos.ts';
import type { LerFiguras } from './ler-figuras.ts';

export interface Fontes {
  readonly lerFiguras: LerFiguras;
  readonly dosProcessos: () => Promise<Retrato>;
}

/** More than anybody calls in a day; Monitoramento has all. */
const MAXIMO_DE_ORGAOS = 10;

const orgaosComMaisVencidos = (prazos: readonly PrazosDoOrgao[]): NonNullable<Saude['orgaos']> => {
  const porOrgao = new Map<number, { sigla: string; vencidos: number; aVencer: number }>();
  for (const { idOuvidoria, sigla, vencidos, aVencer } of prazos) {
    const ate = porOrgao.get(idOuvidoria);
    porOrgao.set(idOuvidoria, {
      sigla,
      vencidos: vencidos + (ate?.vencidos ?? 0),
      aVencer: aVencer + (ate?.aVencer ?? 0),
    });
  }
  return [...porOrgao]
    .map(([idOuvidoria, numeros]) => ({ idOuvidoria, ...numeros }))
    .toSorted((a, b) => b.vencidos - a.vencidos || b.aVencer - a.aVencer || a.idOuvidoria - b.idOuvidoria)
    .slice(0, MAXIMO_DE_ORGAOS);
};

/** An administrador sees all of it; the authority that watches offices sees how the platform is, and of offices what Monitoramento shows. */
export const mostrarSaude = async (
  { db }: Pick<Platform, 'db'>,
  { lerFiguras, dosProcessos }: Fontes,
  usuario: UsuarioAtual,
): Promise<Saude> => {
  const isAdministrador = usuario.idPerfil === Perfil.administrador;
  if (!isAdministrador && !(await quemMonitora(db, usuario)).orgao?.autoridade) throw soQuemMonitora();
  const [{ figuras, lidasEm }, processos] = await Promise.all([lerFiguras(), dosProcessos()]);
  const grupos = conferirSaude({ figuras, processos: estadoDosProcessos(processos) });
  return {
    em: lidasEm.toISOString(),
    estado: piorEstado(grupos),
    grupos: grupos.map(({ nome, itens }) => ({ nome, itens: [...itens] })),
    orgaos: isAdministrador ? orgaosComMaisVencidos(figuras.prazos) : null,
  };
};
