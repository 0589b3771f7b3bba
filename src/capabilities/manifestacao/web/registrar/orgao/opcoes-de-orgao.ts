import type { Orgao } from '#capabilities/orgao/contract.ts';

export const LISTA = 'registrar-orgaos';
export const FALTA_ORGAO = 'Escolha o órgão que vai receber.';

export const opcaoDe = ({ idOuvidoria, sigla, nomeOuvidoria, competencia }: Orgao) => ({
  value: String(idOuvidoria),
  label: `${sigla} – ${nomeOuvidoria}`,
  ...(competencia && { help: competencia }),
});

/** What a draft keeps about an office. */
export const orgaoEscolhido = ({ idOuvidoria, sigla, nomeOuvidoria }: Orgao) => ({
  idOuvidoria,
  sigla,
  nomeOuvidoria,
});
