import {
  Esfera,
  formularioDoTipo,
  type IdEsfera,
  parseUf,
  TipoFormulario,
  TipoManifestacao,
} from '#kernel/enumeracoes.ts';

/** Whose home it is: the federal one, a state's, a city's, the services' or the federal courts'. */
export interface Lugar {
  readonly esfera: IdEsfera;
  readonly uf: string | null;
  readonly municipio: string | null;
}

const ESFERA_DO_CODIGO: Readonly<Record<string, IdEsfera>> = {
  Servicos: Esfera.servicosAutonomos,
  Jf: Esfera.judiciarioFederal,
};

export const lugarDaRota = (ufDaRota: string | undefined, municipio: string | undefined): Lugar => {
  const uf = ufDaRota === undefined ? null : parseUf(ufDaRota);
  if (!uf) return { esfera: Esfera.federal, uf: null, municipio: null };
  return {
    esfera: ESFERA_DO_CODIGO[uf] ?? (municipio ? Esfera.municipal : Esfera.estadual),
    uf,
    municipio: municipio ?? null,
  };
};

const query = (values: Record<string, string | null | undefined>): string => {
  const entries = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(entries).toString();
};

/** The first step of filing; the query carries the sphere and the internal channel to the end. */
export const destinoDoTipo = (tipo: number, lugar: Lugar, ouvidoriaInterna: string | null): string =>
  `/manifestacao/criar/selecionar-assunto?${query({
    tipo: String(tipo),
    uf: lugar.uf,
    municipio: lugar.municipio,
    ouvidoriaInterna,
  })}`;

export const destinoDoModo = (modo: { ouvidoriaInterna: boolean }): string =>
  `?${query({ modoOuvidoria: '1', ouvidoriaInterna: modo.ouvidoriaInterna ? 'true' : null })}`;

/** The six types of the Ouvidoria mode, each with what it is for (S2-11). */
const tiposDaOuvidoria = [
  {
    tipo: TipoManifestacao.reclamacao,
    nome: 'Reclamação',
    exemplo: 'Quero reclamar de um serviço ou atendimento',
  },
  { tipo: TipoManifestacao.elogio, nome: 'Elogio', exemplo: 'Quero elogiar quem me atendeu bem' },
  {
    tipo: TipoManifestacao.solicitacao,
    nome: 'Solicitação',
    exemplo: 'Preciso que o órgão faça alguma coisa',
  },
  { tipo: TipoManifestacao.sugestao, nome: 'Sugestão', exemplo: 'Tenho uma ideia para melhorar um serviço' },
  { tipo: TipoManifestacao.denuncia, nome: 'Denúncia', exemplo: 'Quero contar um ato irregular ou ilegal' },
  {
    tipo: TipoManifestacao.simplifique,
    nome: 'Simplifique',
    exemplo: 'Um serviço tem burocracia que dá para tirar',
  },
] as const;

/** The types a place offers: all six in the federal sphere; Simplifique only there (S2-14). */
export const tiposPermitidos = (esfera: IdEsfera, formularios: readonly number[] | undefined) =>
  tiposDaOuvidoria.filter(({ tipo }) => {
    if (esfera === Esfera.federal) return true;
    const formulario = formularioDoTipo(tipo);
    return formulario !== TipoFormulario.simplifique && (formularios ?? []).includes(formulario);
  });

export const permiteAcessoAInformacao = (
  esfera: IdEsfera,
  formularios: readonly number[] | undefined,
): boolean => esfera === Esfera.federal || (formularios ?? []).includes(TipoFormulario.acessoAInformacao);
