import { parseUf, TipoManifestacao } from '#kernel/enumeracoes.ts';

/** What the address says about a new filing; it goes from page to page until the case is saved. */
export interface Partida {
  /** Null while the person has not said what they want to do. */
  readonly tipo: number | null;
  readonly uf: string | null;
  readonly municipio: string | null;
  readonly ouvidoriaInterna: boolean;
  readonly anonimo: boolean;
  /** Null while not chosen; 0 when not found in the list. */
  readonly idAssunto: number | null;
  readonly idSubtipo: number | null;
}

const tiposQueSeRegistram: readonly number[] = [
  TipoManifestacao.denuncia,
  TipoManifestacao.reclamacao,
  TipoManifestacao.elogio,
  TipoManifestacao.sugestao,
  TipoManifestacao.solicitacao,
  TipoManifestacao.acessoAInformacao,
  TipoManifestacao.simplifique,
];

const numero = (texto: string | null): number | null =>
  texto !== null && /^\d{1,9}$/.test(texto) ? Number(texto) : null;

/** 'true' as the home writes it, '1' as people do. */
const marcado = (texto: string | null): boolean => texto !== null && texto !== 'false' && texto !== '0';

const tipoDa = (query: URLSearchParams, uf: string | null): number | null => {
  const tipo = numero(query.get('tipo'));
  if (tipo === null || !tiposQueSeRegistram.includes(tipo)) return null;
  // Simplifique exists in the federal sphere only (S2-14).
  return tipo === TipoManifestacao.simplifique && uf ? null : tipo;
};

interface Params {
  readonly uf?: string | undefined;
  readonly municipio?: string | undefined;
}

/** The place is in the path, or in the query on pages whose path has none (S2-08). */
export const readPartida = (query: URLSearchParams, params: Params = {}): Partida => {
  const uf = parseUf(params.uf ?? query.get('uf') ?? '');
  const tipo = tipoDa(query, uf);
  return {
    tipo,
    uf,
    municipio: uf ? (params.municipio ?? query.get('municipio')) || null : null,
    ouvidoriaInterna: marcado(query.get('ouvidoriaInterna')),
    anonimo: query.has('anonimo') && tipo === TipoManifestacao.denuncia,
    idAssunto: numero(query.get('idAssunto')),
    idSubtipo: numero(query.get('subtipo')),
  };
};

type Valores = Readonly<Record<string, string | number | null | undefined | false>>;

const comQuery = (caminho: string, valores: Valores): string => {
  const query = new URLSearchParams();
  for (const [nome, valor] of Object.entries(valores)) {
    if (valor !== null && valor !== undefined && valor !== false) query.set(nome, String(valor));
  }
  const texto = query.toString();
  return texto ? `${caminho}?${texto}` : caminho;
};

const comuns = (partida: Partida): Valores => ({
  tipo: partida.tipo,
  ouvidoriaInterna: partida.ouvidoriaInterna && 'true',
  anonimo: partida.anonimo && 1,
  idAssunto: partida.idAssunto,
  subtipo: partida.idSubtipo,
});

const noLugar = ({ uf, municipio }: Pick<Partida, 'uf' | 'municipio'>): string =>
  uf ? `/${uf}${municipio ? `/${encodeURIComponent(municipio)}` : ''}` : '';

export const destinoAssunto = (partida: Partida): string =>
  comQuery('/manifestacao/criar/selecionar-assunto', {
    ...comuns(partida),
    uf: partida.uf,
    municipio: partida.municipio,
  });

const destinoSubtipo = (partida: Partida): string =>
  comQuery(`${noLugar(partida)}/manifestacao/selecionarsubtipoformulario`, comuns(partida));

export const destinoCriar = (partida: Partida, rascunho?: string): string =>
  comQuery(`${noLugar(partida)}/manifestacao/criar`, { ...comuns(partida), rascunho });

/** After the subject: a denúncia has several forms to choose from, everything else has one. */
export const destinoDepoisDoAssunto = (partida: Partida): string =>
  partida.tipo === TipoManifestacao.denuncia ? destinoSubtipo(partida) : destinoCriar(partida);
