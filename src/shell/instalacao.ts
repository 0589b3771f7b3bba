/** The installation's settings, which the server writes into the page (src/server/http/web.ts). */
export interface Instalacao {
  readonly nome: string;
  readonly orgaoControlador: string;
  readonly urlOrgaoControlador: string;
  readonly urlSiteLai: string;
  readonly urlRedeOuvidorias: string;
  readonly emailContato: string;
  /** Where 'Sair depressa' leads: a page that says nothing about this one. */
  readonly urlSaidaRapida: string;
  /** Empty when the office hours were not set. */
  readonly horarioAtendimento?: string;
  readonly vlibrasUrl?: string;
  readonly versao: string;
  readonly ambiente: string;
  readonly isProducao: boolean;
  readonly legacyBaseUrl?: string;
  /** The server's time when it sent the page, in milliseconds. */
  readonly agora?: number;
}

/** Used when the server did not write its settings: the development server and component tests. */
const padrao: Instalacao = {
  nome: 'Escuta.BR',
  orgaoControlador: 'Controladoria-Geral da União',
  urlOrgaoControlador: 'https://www.gov.br/cgu',
  urlSiteLai: 'https://www.gov.br/acessoainformacao',
  urlRedeOuvidorias: 'https://www.gov.br/ouvidorias',
  emailContato: 'contato@escuta.invalid',
  urlSaidaRapida: 'https://www.gov.br/pt-br',
  versao: '3.26.1',
  ambiente: 'desenvolvimento',
  isProducao: false,
};

const read = (): Instalacao => {
  const text = document.getElementById('instalacao')?.textContent?.trim();
  return text?.startsWith('{') ? { ...padrao, ...(JSON.parse(text) as Partial<Instalacao>) } : padrao;
};

let instalacao: Instalacao | undefined;

export const getInstalacao = (): Instalacao => {
  instalacao ??= read();
  return instalacao;
};

/**
 * For the page made at build time, whose settings the server fills in later. With undefined they
 * are read from the page again.
 */
export const setInstalacao = (facts: Instalacao | undefined): void => {
  instalacao = facts;
};

/** A hook by name only, so that pages need no change should the settings ever arrive later. */
export const useInstalacao = (): Instalacao & { readonly urlPublica: string } => ({
  ...getInstalacao(),
  urlPublica: window.location.origin,
});
