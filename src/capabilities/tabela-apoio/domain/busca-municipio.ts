import { semAcento } from '#kernel/texto.ts';

/** Without accents, capitals or signs: "Santa Bárbara d'Oeste" matches 'santa barbara doeste'. */
export const chaveDeBusca = (nome: string): string =>
  semAcento(nome)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export interface MunicipioBuscavel {
  /** `chaveDeBusca` of its name. */
  readonly chave: string;
}

/** 0: the whole name; 1: its beginning; 2: the beginning of its words; null: a word is missing. */
const proximidade = (chave: string, procurada: string): number | null => {
  if (chave === procurada) return 0;
  if (chave.startsWith(procurada)) return 1;
  const palavras = chave.split(' ');
  const todas = procurada.split(' ').every((parte) => palavras.some((palavra) => palavra.startsWith(parte)));
  return todas ? 2 : null;
};

/** Best matches first; equal ones keep the order of the list. */
export const buscarMunicipios = <M extends MunicipioBuscavel>(
  municipios: readonly M[],
  busca: string,
  limite: number,
): M[] => {
  const procurada = chaveDeBusca(busca);
  if (!procurada) return municipios.slice(0, limite);
  return municipios
    .flatMap((municipio) => {
      const distancia = proximidade(municipio.chave, procurada);
      return distancia === null ? [] : [{ municipio, distancia }];
    })
    .sort((a, b) => a.distancia - b.distancia)
    .slice(0, limite)
    .map(({ municipio }) => municipio);
};
