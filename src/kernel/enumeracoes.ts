/** Ids of the original platform; they travel on the wire and never change. */
export const Esfera = {
  nenhuma: 0,
  federal: 1,
  estadual: 2,
  municipal: 3,
  servicosAutonomos: 4,
  judiciarioFederal: 5,
} as const;
export type IdEsfera = (typeof Esfera)[keyof typeof Esfera];

/** The spheres' names as the wire spells them. */
export const nomeEsfera = {
  Federal: Esfera.federal,
  Estadual: Esfera.estadual,
  Municipal: Esfera.municipal,
  Servicos_Autonomos: Esfera.servicosAutonomos,
  Judiciario_Federal: Esfera.judiciarioFederal,
} as const;

export const TipoManifestacao = {
  erro: -1,
  nenhum: 0,
  denuncia: 1,
  reclamacao: 2,
  elogio: 3,
  sugestao: 4,
  solicitacao: 5,
  naoClassificada: 6,
  comunicacao: 7,
  acessoAInformacao: 8,
  simplifique: 9,
} as const;
export type IdTipoManifestacao = (typeof TipoManifestacao)[keyof typeof TipoManifestacao];

/** The types' names as the wire spells them, accents included. */
export const nomeTipoManifestacao = {
  Acesso_à_Informação: TipoManifestacao.acessoAInformacao,
  Denúncia: TipoManifestacao.denuncia,
  Elogio: TipoManifestacao.elogio,
  Reclamação: TipoManifestacao.reclamacao,
  Solicitação: TipoManifestacao.solicitacao,
  Sugestão: TipoManifestacao.sugestao,
  Simplifique: TipoManifestacao.simplifique,
  Nenhum: TipoManifestacao.nenhum,
} as const;

export const TipoFormulario = {
  nenhum: 0,
  padrao: 1,
  simplifique: 2,
  acessoAInformacao: 3,
  denuncia: 4,
} as const;
export type IdTipoFormulario = (typeof TipoFormulario)[keyof typeof TipoFormulario];

/** The forms used to file a case. */
export type FormularioDeRegistro = Exclude<IdTipoFormulario, typeof TipoFormulario.nenhum>;

const formularioPorTipo: ReadonlyMap<number, FormularioDeRegistro> = new Map([
  [TipoManifestacao.elogio, TipoFormulario.padrao],
  [TipoManifestacao.reclamacao, TipoFormulario.padrao],
  [TipoManifestacao.solicitacao, TipoFormulario.padrao],
  [TipoManifestacao.sugestao, TipoFormulario.padrao],
  [TipoManifestacao.denuncia, TipoFormulario.denuncia],
  [TipoManifestacao.simplifique, TipoFormulario.simplifique],
]);

/** Every other type, also an unknown one, opens the access-to-information form, as on the original platform. */
export const formularioDoTipo = (tipo: number): FormularioDeRegistro =>
  formularioPorTipo.get(tipo) ?? TipoFormulario.acessoAInformacao;

/** The form of a filed case. A comunicação counts as a denúncia without a name. */
export const formularioDoCaso = (tipo: number): FormularioDeRegistro =>
  tipo === TipoManifestacao.comunicacao ? TipoFormulario.denuncia : formularioDoTipo(tipo);

export const nomeUf = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
  Servicos: 'Serviços Autônomos',
  Jf: 'Judiciário Federal',
} as const;

/** The first part of a uf route: the 27 states, and two groups of offices without a territory. */
export type Uf = keyof typeof nomeUf;
export const ufs = Object.keys(nomeUf) as readonly Uf[];

const ufPorCodigo: ReadonlyMap<string, Uf> = new Map(ufs.map((uf) => [uf.toUpperCase(), uf]));

/** Accepts upper and lower case and returns the code as spelled above; null for anything else. */
export const parseUf = (texto: string): Uf | null => ufPorCodigo.get(texto.trim().toUpperCase()) ?? null;

/** A denúncia, named or anonymous: encrypted in the database and not in full-text search. */
export const isSigilosa = (tipo: number): boolean =>
  tipo === TipoManifestacao.denuncia || tipo === TipoManifestacao.comunicacao;

/** A request under the access law (LAI), which has its own terms and appeals. */
export const isAcesso = (idTipoFormulario: number): boolean =>
  idTipoFormulario === TipoFormulario.acessoAInformacao;
