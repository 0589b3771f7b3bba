/** Where the national sign-on sends people back to, real or embedded. */
export const CALLBACK_PATH = '/api/app-web/v1/govbr/retorno';

/** Every sign-on asks for these, and for one more to see companies (integration manual). */
export const SCOPES = [
  'openid',
  'email',
  'profile',
  'govbr_confiabilidades',
  'govbr_confiabilidades_idtoken',
] as const;
export const COMPANIES_SCOPE = 'govbr_empresa';
export const COMPANIES_PATH = '/empresas/v2/empresas';

export const NIVEIS = ['bronze', 'prata', 'ouro'] as const;
export type Confiabilidade = (typeof NIVEIS)[number];

/** A company, as the companies call returns it. */
export interface EmpresaGovbr {
  readonly cnpj: string;
  readonly razaoSocial: string;
  readonly dataCriacao: string;
}
