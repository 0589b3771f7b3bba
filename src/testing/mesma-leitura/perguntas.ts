import { marcas } from '#capabilities/lista-de-trabalho/domain/filtro.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';

/** What the walk knows of the cases that it hides, before they exist. */
export interface CenaDaLeitura {
  readonly idOuvidoria: number;
  /** Another office, which the readers' watches over. */
  readonly idOutroOrgao: number;
  readonly idAssunto: number;
  readonly idOutroAssunto: number;
  readonly idSubassunto: number;
  readonly subassunto: string;
  readonly etiqueta: string;
  readonly idColega: number;
  readonly idUnidade: number;
  /** yyyy-mm-dd, and those of the terms of what is filed today. */
  readonly hoje: string;
  readonly prazos: readonly string[];
  /** A case that the readers see. */
  readonly protocolo: string;
  readonly idCaso: number;
}

/** Which page, in which form, in which order: they choose none of what is counted. */
const SO_APRESENTAM = [
  'cursor',
  'porPagina',
  'pagina',
  'limite',
  'formato',
  'ordem',
  'sentido',
  'lista',
  'porGrupo',
];

const DE_OUTRA_COISA =
  'idPai esfera esferas idEsfera uf temSic soDosOrgaos evento lai area idInstancia instancias soOsQueJulgo idMunicipio decisoes resultados idCliente'.split(
    ' ',
  );
const TIPOS = [TipoManifestacao.denuncia, TipoManifestacao.reclamacao].map(String);
const SITUACOES = Object.values(Situacao).map(String);

/**
 * What is asked by each name that a query may have, where it is no choice from a list (those are asked one by one). A new name
 * must enter, with what would find the hidden cases, or the walk says so.
 */
export const perguntasPor = (cena: CenaDaLeitura): Readonly<Record<string, readonly string[]>> => {
  const dias = [cena.hoje, ...cena.prazos];
  const id = (valor: number): readonly string[] => [String(valor)];
  return {
    ...Object.fromEntries(SO_APRESENTAM.map((nome) => [nome, []])),
    busca: [cena.subassunto, cena.etiqueta, 'Gustavo'],
    q: [cena.subassunto, cena.etiqueta],
    idOuvidoria: [cena.idOuvidoria, cena.idOutroOrgao].map(String),
    idAssunto: id(cena.idAssunto),
    assuntos: id(cena.idAssunto),
    idSubassunto: id(cena.idSubassunto),
    idDestino: id(cena.idOutroAssunto),
    tags: ['1'],
    responsavel: [String(cena.idColega), 'ninguem'],
    pessoa: id(cena.idColega),
    ids: id(cena.idCaso),
    protocolo: [cena.protocolo],
    de: dias,
    ate: dias,
    registroDe: [cena.hoje],
    registroAte: [cena.hoje],
    prazoDe: dias,
    prazoAte: dias,
    prazoInternoDe: dias,
    prazoInternoAte: dias,
    recebidaEm: [cena.hoje],
    ano: [cena.hoje.slice(0, 4)],
    tipos: TIPOS,
    idTipoManifestacao: TIPOS,
    situacoes: SITUACOES,
    formularios: ['1', '2'],
    marcas,
    canal: ['1'],
    canais: ['1'],
    momento: ['registro', 'resposta'],
    dimensao: ['assunto', 'tipo', 'situacao', 'mes'],
    valor: id(cena.idAssunto),
    idRecontagem: ['9999999'],
    idAlvo: ['1'],
    // Of what the hidden cases are none, or what is about no case.
    ...Object.fromEntries(DE_OUTRA_COISA.map((nome) => [nome, []])),
  };
};
