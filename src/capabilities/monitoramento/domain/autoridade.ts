import { Esfera } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';

export interface LugarDoOrgao {
  readonly idOuvidoria: number;
  readonly idEsfera: number;
  readonly uf: string | null;
  readonly idMunicipio: number | null;
}

export interface OrgaoDaPessoa extends LugarDoOrgao {
  /** Watches the others of its place (Lei 12.527/2011, art. 41; Decreto 7.724/2012, art. 68). */
  readonly autoridade: boolean;
}

/** What two bodies must have in common: the Union is one, states and cities are many. */
const partes: Readonly<Record<number, readonly ('uf' | 'idMunicipio')[]>> = {
  [Esfera.federal]: [],
  [Esfera.judiciarioFederal]: [],
  [Esfera.estadual]: ['uf'],
  [Esfera.servicosAutonomos]: ['uf'],
  [Esfera.municipal]: ['uf', 'idMunicipio'],
};

/** The bodies a person may look at; for an authority, those of its place, including itself. */
export type Alcance =
  | { readonly tipo: 'todos' }
  | {
      readonly tipo: 'lugar';
      readonly idEsfera: number;
      readonly uf: string | null;
      readonly idMunicipio: number | null;
    }
  | { readonly tipo: 'proprio'; readonly idOuvidoria: number };

type Pessoa = Pick<UsuarioAtual, 'idPerfil'>;

/** A person without an office has nothing to look at. */
const NENHUM: Alcance = { tipo: 'proprio', idOuvidoria: 0 };

const lugarDa = ({ idEsfera, uf, idMunicipio }: LugarDoOrgao): Alcance => {
  const iguais = partes[idEsfera] ?? [];
  return {
    tipo: 'lugar',
    idEsfera,
    uf: iguais.includes('uf') ? uf : null,
    idMunicipio: iguais.includes('idMunicipio') ? idMunicipio : null,
  };
};

/** An administrador sees every office, an authority's people those it watches, others their own. */
export const alcanceDe = ({ idPerfil }: Pessoa, orgao: OrgaoDaPessoa | null): Alcance => {
  if (idPerfil === Perfil.administrador) return { tipo: 'todos' };
  if (!orgao) return NENHUM;
  return orgao.autoridade ? lugarDa(orgao) : { tipo: 'proprio', idOuvidoria: orgao.idOuvidoria };
};

export const alcanca = (alcance: Alcance, orgao: LugarDoOrgao): boolean => {
  if (alcance.tipo === 'todos') return true;
  if (alcance.tipo === 'proprio') return alcance.idOuvidoria === orgao.idOuvidoria;
  return (
    alcance.idEsfera === orgao.idEsfera &&
    (alcance.uf === null || alcance.uf === orgao.uf) &&
    (alcance.idMunicipio === null || alcance.idMunicipio === orgao.idMunicipio)
  );
};

/** Whether one is the authority over the other; an administrador sees all and is no authority. */
export const monitora = (orgaoDaPessoa: OrgaoDaPessoa | null, orgao: LugarDoOrgao): boolean =>
  orgaoDaPessoa?.autoridade === true && alcanca(lugarDa(orgaoDaPessoa), orgao);
