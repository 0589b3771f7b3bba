const NOME = 'consulta-por-codigo';

interface Consultado {
  readonly idManifestacao?: number | string | undefined;
  readonly idPedido?: number | string | undefined;
}

const nomeDe = ({ idManifestacao, idPedido }: Consultado): string =>
  idPedido === undefined ? String(idManifestacao) : `pedido-${idPedido}`;

/**
 * Which case or pedido this tab opened by its access code. Only a hint for the guard, which cannot see the
 * HttpOnly cookie that really opens it; it is gone with the tab.
 */
export const consultaAberta = (): string | null => sessionStorage.getItem(NOME);

/** The parameters of an address name what it shows. */
export const isConsultaAberta = (params: Consultado): boolean => consultaAberta() === nomeDe(params);

export const lembrarConsulta = (consultado: Consultado): void =>
  sessionStorage.setItem(NOME, nomeDe(consultado));

export const esquecerConsulta = (): void => sessionStorage.removeItem(NOME);
