/** Profile ids of the original platform; integrators send them on the wire, so they never change. */
export const Perfil = {
  publico: 0,
  administrador: 1,
  gestor: 2,
  respondente: 3,
  cidadao: 4,
  webServiceRespondente: 5,
  atendente: 7,
  webServiceAtendente: 8,
  webServiceObservador: 9,
  observador: 10,
  cadastrador: 11,
  colaborador: 12,
} as const;

export type NomePerfil = keyof typeof Perfil;
export type IdPerfil = (typeof Perfil)[NomePerfil];

export const descricaoPerfil: Readonly<Record<IdPerfil, string>> = {
  0: 'Público',
  1: 'Administrador',
  2: 'Gestor',
  3: 'Respondente',
  4: 'Cidadão',
  5: 'Web Service Respondente',
  7: 'Atendente',
  8: 'Web Service Atendente',
  9: 'Web Service Observador',
  10: 'Observador',
  11: 'Cadastrador',
  12: 'Colaborador',
};

/** Public servants ("servidor"): the seven profiles that work inside an ombudsman office. */
export const perfisServidor = [
  Perfil.administrador,
  Perfil.gestor,
  Perfil.respondente,
  Perfil.atendente,
  Perfil.observador,
  Perfil.cadastrador,
  Perfil.colaborador,
] as const satisfies readonly IdPerfil[];

/** Machines that speak through the integration API. */
export const perfisSistema = [
  Perfil.webServiceRespondente,
  Perfil.webServiceAtendente,
  Perfil.webServiceObservador,
] as const satisfies readonly IdPerfil[];

export const todosOsPerfis = Object.values(Perfil);

/**
 * Everybody but machines: people who filed a case may be signed in with any profile, or hold only
 * the access code.
 */
export const perfisDePessoas: readonly IdPerfil[] = todosOsPerfis.filter(
  (perfil) => !perfisSistema.some((sistema) => sistema === perfil),
);

/** Those who decide for an office. */
export const perfisQueDecidem: readonly IdPerfil[] = [Perfil.administrador, Perfil.gestor];

/** Those who work on an office's cases. */
export const perfisQueTratam: readonly IdPerfil[] = [...perfisQueDecidem, Perfil.respondente];

/** The same, plus the office's system, which comes through the integration API. */
export const perfisQueTratamOuSeuSistema: readonly IdPerfil[] = [
  ...perfisQueTratam,
  Perfil.webServiceRespondente,
];

/** The same people, plus those whom the office asks to contribute. */
export const perfisQueContribuem: readonly IdPerfil[] = [Perfil.colaborador, ...perfisQueTratam];

export const isIdPerfil = (id: number): id is IdPerfil => todosOsPerfis.some((perfil) => perfil === id);
export const isServidor = (id: IdPerfil): boolean => perfisServidor.some((perfil) => perfil === id);
export const isSistema = (id: IdPerfil): boolean => perfisSistema.some((perfil) => perfil === id);
