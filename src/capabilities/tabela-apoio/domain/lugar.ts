import { Esfera, type IdEsfera, parseUf, TipoFormulario } from '#kernel/enumeracoes.ts';
import { invalid } from '#kernel/errors.ts';
import { semAcento } from '#kernel/texto.ts';

/** The place that a home address names: /CE/Fortaleza, /Servicos, or none for the federal home. */
export interface LugarPedido {
  readonly idEsfera?: number | undefined;
  readonly sigUf?: string | undefined;
  readonly municipio?: string | undefined;
}

/** The offices of a place; a null field does not narrow them. */
export interface Lugar {
  readonly idEsfera: IdEsfera;
  readonly uf: string | null;
  readonly idMunicipio: number | null;
}

export interface Municipio {
  readonly id: number;
  readonly nome: string;
  readonly uf: string;
}

/** Two groups of offices that have no territory, but have an address of their own. */
const esferaDoGrupo: Readonly<Record<string, IdEsfera>> = {
  Servicos: Esfera.servicosAutonomos,
  Jf: Esfera.judiciarioFederal,
};

/** People and links write 'santa-barbara-doeste', "Santa Bárbara d'Oeste" or 'SANTA BARBARA D OESTE'. */
const chave = (nome: string): string =>
  semAcento(nome)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

export const findMunicipio = (
  municipios: readonly Municipio[],
  uf: string | null,
  pedido: string,
): Municipio => {
  const isId = /^\d{6,7}$/.test(pedido);
  if (!isId && !uf) throw invalid('lugar.municipio-sem-estado', 'Informe também o estado do município.');
  // Seven digits are the whole IBGE code, whose last is a check digit.
  const procurado = isId ? Number(pedido.slice(0, 6)) : chave(pedido);
  const found = municipios.find(
    (municipio) =>
      (!uf || municipio.uf === uf) &&
      (isId ? municipio.id === procurado : chave(municipio.nome) === procurado),
  );
  if (!found) throw invalid('lugar.municipio-desconhecido', 'Município não encontrado nesse estado.');
  return found;
};

/** The state code as the tables spell it; Servicos and Jf are not states. */
export const parseEstado = (sigla: string): string => {
  const uf = parseUf(sigla);
  if (!uf || uf in esferaDoGrupo)
    throw invalid('lugar.estado-desconhecido', 'Estado desconhecido. Use a sigla, como CE.');
  return uf;
};

const esferaDoLugar = (idEsfera: number | undefined, uf: string | null, hasMunicipio: boolean): IdEsfera => {
  if (idEsfera) return idEsfera as IdEsfera;
  if (hasMunicipio) return Esfera.municipal;
  return uf ? Esfera.estadual : Esfera.federal;
};

/** Where the sphere was left out, the place tells it. */
export const resolveLugar = (pedido: LugarPedido, municipios: readonly Municipio[]): Lugar => {
  const grupo = pedido.sigUf ? esferaDoGrupo[parseUf(pedido.sigUf) ?? ''] : undefined;
  if (grupo) return { idEsfera: grupo, uf: null, idMunicipio: null };
  const uf = pedido.sigUf ? parseEstado(pedido.sigUf) : null;
  const municipio = pedido.municipio ? findMunicipio(municipios, uf, pedido.municipio) : null;
  const idEsfera = esferaDoLugar(pedido.idEsfera, uf, municipio !== null);
  return {
    idEsfera,
    uf: uf ?? municipio?.uf ?? null,
    // A state's office serves all its cities, so a city narrows municipal offices only.
    idMunicipio: idEsfera === Esfera.municipal ? (municipio?.id ?? null) : null,
  };
};

/**
 * Simplifique asks a federal body to simplify a service (Decreto 9.094/2017, art. 13). Other
 * spheres have no such request, whatever forms their offices were registered with.
 */
export const isFormularioPermitido = (idEsfera: IdEsfera, idTipoFormulario: number): boolean =>
  idTipoFormulario !== TipoFormulario.simplifique || idEsfera === Esfera.federal;
