const NOME = 'consulta-por-codigo';

/**
 * Which case this tab opened by its access code. Only a hint for the guard, which cannot see the
 * HttpOnly cookie that really opens it; it is gone with the tab.
 */
export const consultaAberta = (): string | null => sessionStorage.getItem(NOME);

export const lembrarConsulta = (idManifestacao: number): void =>
  sessionStorage.setItem(NOME, String(idManifestacao));

export const esquecerConsulta = (): void => sessionStorage.removeItem(NOME);
