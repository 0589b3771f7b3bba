import { type IdPerfil, isIdPerfil, Perfil } from '#kernel/perfil.ts';

/**
 * What a program may be allowed, one by one (RFC 6749, 3.3). The profile of its account stays the outer bound: a scope opens
 * nothing that the profile does not.
 */
export const escopos = ['leitura', 'registro', 'resposta', 'recursos', 'webhooks', 'denuncias'] as const;
export type Escopo = (typeof escopos)[number];

export const descricaoDoEscopo: Readonly<Record<Escopo, { readonly nome: string; readonly abre: string }>> = {
  leitura: { nome: 'Leitura', abre: 'Lista e lê as manifestações e baixa os anexos delas.' },
  registro: { nome: 'Registro', abre: 'Registra manifestações em nome de alguém, de todos os tipos.' },
  resposta: { nome: 'Resposta', abre: 'Responde, atualiza, encaminha, prorroga, arquiva e reabre.' },
  recursos: {
    nome: 'Recursos',
    abre: 'Lista e lê recursos; baixar os arquivos deles pede também a Leitura. O respondente admite e decide os que julga, e entrega o que foi prometido.',
  },
  webhooks: { nome: 'Webhooks', abre: 'Assina os próprios webhooks, que um gestor do órgão confirma.' },
  denuncias: {
    nome: 'Denúncias',
    abre: 'Alcança denúncias e comunicações, sem a identidade de quem relata. Sem este escopo, elas não existem para o sistema.',
  },
};

const doPerfil: Readonly<Partial<Record<IdPerfil, readonly Escopo[]>>> = {
  [Perfil.webServiceRespondente]: escopos,
  [Perfil.webServiceAtendente]: ['leitura', 'registro', 'recursos', 'denuncias'],
  [Perfil.webServiceObservador]: ['leitura', 'recursos', 'webhooks', 'denuncias'],
};

/** The scopes that this profile can use. */
export const escoposDoPerfil = (idPerfil: IdPerfil): readonly Escopo[] => doPerfil[idPerfil] ?? [];

/** In the order of the table, each once; what the database holds is known. */
export const emOrdem = (quais: readonly string[]): Escopo[] =>
  escopos.filter((escopo) => quais.includes(escopo));

/** What may be chosen for a program: what its profile can use, and what it has already, which other accounts of its office may use. */
export const escoposDaEscolha = (idPerfil: number | null, tem: readonly Escopo[]): Escopo[] =>
  emOrdem([...(idPerfil !== null && isIdPerfil(idPerfil) ? escoposDoPerfil(idPerfil) : []), ...tem]);

/** A new program gets the least that is of use; more is chosen. */
export const ESCOPOS_DE_INICIO: readonly Escopo[] = ['leitura'];

const isEscopo = (texto: string): texto is Escopo => escopos.some((escopo) => escopo === texto);

/** The `scope` of a token request: words between spaces. Null: none was asked for; unknown words are named, never guessed. */
export const lerEscopos = (
  texto: string | undefined,
): { readonly pedidos: readonly Escopo[]; readonly desconhecidos: readonly string[] } | null => {
  const palavras = (texto ?? '').split(/\s+/).filter(Boolean);
  if (palavras.length === 0) return null;
  return {
    pedidos: emOrdem(palavras),
    desconhecidos: palavras.filter((palavra) => !isEscopo(palavra)),
  };
};

/** Without it a program reaches no denúncia, whatever else it may do (Decreto 10.153/2019, art. 6; Lei 13.608/2018, art. 4-B). */
export const alcancaDenuncias = (dados: readonly string[]): boolean => dados.includes('denuncias');
